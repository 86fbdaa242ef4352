import type { HsnTable } from "#site/catalogue/model/hsn-schema.ts";
import { hsnPattern } from "#site/catalogue/model/ordering-schema.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { familyOf, isInsert, type ToolFamily } from "#site/catalogue/model/tool-family.ts";
import type { Fault } from "../tool.ts";

/** Headings of the Harmonised System for interchangeable tools (8207), knives (8208) and tips of cermet (8209). */
const toolHeadings = ["8207", "8208", "8209"];

/** The heading of tool holders besides those, for what clamps inserts and doesn't cut by itself. */
const HOLDERS = "8466";

const holders: ReadonlySet<ToolFamily> = new Set([
  "turning-holder",
  "boring-bar",
  "threading-holder",
  "grooving-holder",
  "parting-blade",
  "milling-cutter",
  "u-drill",
]);

/** The largest packs that are plausible, pieces: a larger figure is a stock or a slip of the keyboard. */
const MOST_INSERTS = 100;
const MOST_TOOLS = 50;

function headingFault(family: ToolFamily, code: string): string | undefined {
  const headings = holders.has(family) ? [...toolHeadings, HOLDERS] : toolHeadings;
  if (headings.some((heading) => code.startsWith(heading))) return undefined;
  return `expected a code that begins with ${headings.join(", ")} (Harmonised System: cutting tools), found "${code}".`;
}

/** A pack as large as no shop sells it, and an HSN code of other goods than cutting tools. */
export function checkOrderFigures(product: Product): Fault[] {
  const { pack, hsn } = product;
  const family = familyOf(product);
  const most = isInsert(product) ? MOST_INSERTS : MOST_TOOLS;
  const faults: Fault[] = [];
  if (pack && pack.quantity > most) {
    faults.push({
      field: "pack.quantity",
      sentence: `expected at most ${most} (plausible for a pack of this family), found ${pack.quantity}.`,
    });
  }
  const heading = family && hsn !== undefined && hsnPattern.test(hsn) ? headingFault(family, hsn) : undefined;
  if (heading !== undefined) faults.push({ field: "hsn", sentence: heading });
  return faults;
}

/** The faults of the table of HSN codes, a sentence each. */
export function checkHsnTable(table: HsnTable): string[] {
  return Object.entries(table).flatMap(([family, hsn]) => {
    const sentence = hsn && headingFault(family as ToolFamily, hsn.code); // the schema's keys are families
    return sentence === undefined ? [] : [`content/hsn.json: ${family}: ${sentence}`];
  });
}
