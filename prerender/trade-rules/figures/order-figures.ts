import type { HsnTable } from "#site/catalogue/model/hsn-schema.ts";
import { hsnPattern } from "#site/catalogue/model/ordering-schema.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { isInsert } from "#engineering/values/tool.ts";
import type { ContentFault } from "../../reading/faults/content-fault.ts";
import type { Fault } from "../tool.ts";
import { families, type ToolFamily } from "#site/catalogue/families/families.ts";

/** The largest packs that are plausible, pieces: a larger figure is a stock or a slip of the keyboard. */
const MOST_INSERTS = 100;
const MOST_TOOLS = 50;

function headingFault(family: ToolFamily, code: string): string | undefined {
  const digits = code.replaceAll(" ", "");
  const begins = families[family].hsn;
  // A code of four digits leaves the subheading open.
  if (begins.some((begin) => digits.startsWith(begin.replace(" ", "").slice(0, digits.length))))
    return undefined;
  return `expected a code that begins with ${begins.join(" or ")} (Harmonised System), found "${code}".`;
}

/** A pack as large as no shop sells it, and an HSN code of other goods than cutting tools. */
export function checkOrderFigures(product: Product): Fault[] {
  const { family, pack, hsn } = product;
  const most = isInsert(product) ? MOST_INSERTS : MOST_TOOLS;
  const faults: Fault[] = [];
  if (pack && pack.quantity > most) {
    faults.push({
      field: "pack.quantity",
      sentence: `expected at most ${most} (plausible for a pack of this family), found ${pack.quantity}.`,
    });
  }
  const heading = hsn !== undefined && hsnPattern.test(hsn) ? headingFault(family, hsn) : undefined;
  if (heading !== undefined) faults.push({ field: "hsn", sentence: heading });
  return faults;
}

/** The faults of the table of HSN codes, a sentence each. */
export function checkHsnTable(table: HsnTable): ContentFault[] {
  return Object.entries(table).flatMap(([family, hsn]) => {
    const sentence = hsn && headingFault(family as ToolFamily, hsn.code); // the schema's keys are families
    return sentence === undefined ? [] : [{ file: "content/hsn.json", field: family, sentence }];
  });
}
