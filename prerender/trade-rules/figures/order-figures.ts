import type { HsnTable } from "#site/catalogue/model/hsn-schema.ts";
import { hsnPattern } from "#site/catalogue/model/ordering-schema.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { isInsert, type ToolFamily } from "#site/catalogue/model/tool-family.ts";
import type { ContentFault } from "../../content/faults/content-fault.ts";
import type { Fault } from "../tool.ts";

/** Interchangeable tools (8207), tips of cermet that aren't mounted (8209), tool holders (8466): Harmonised System. */
const insertCodes = ["8207", "8209"];
const holderCodes = ["8207", "8466"];

/** How the HSN code of a family begins. Subheadings of 8207: 40 threading, 50 drilling, 70 milling. */
const codes: Readonly<Record<ToolFamily, readonly string[]>> = {
  "turning-insert": insertCodes,
  "milling-insert": insertCodes,
  "drilling-insert": insertCodes,
  "threading-insert": insertCodes,
  "grooving-insert": insertCodes,
  "parting-insert": insertCodes,
  "superhard-insert": insertCodes,
  "turning-holder": holderCodes,
  "boring-bar": holderCodes,
  "threading-holder": holderCodes,
  "grooving-holder": holderCodes,
  "parting-blade": holderCodes,
  "milling-cutter": ["820770", "8466"],
  "u-drill": ["820750", "8466"],
  "end-mill": ["820770"],
  "ball-nose": ["820770"],
  drill: ["820750"],
  tap: ["820740"],
};

/** The largest packs that are plausible, pieces: a larger figure is a stock or a slip of the keyboard. */
const MOST_INSERTS = 100;
const MOST_TOOLS = 50;

function headingFault(family: ToolFamily, code: string): string | undefined {
  const digits = code.replaceAll(" ", "");
  // A code of four digits leaves the subheading open.
  if (codes[family].some((begin) => digits.startsWith(begin.slice(0, digits.length)))) return undefined;
  const begins = codes[family].map((begin) => begin.replace(/^(\d{4})(?=\d)/, "$1 "));
  return `expected a code that begins with ${begins.join(" or ")} (Harmonised System), found "${code}".`;
}

/** A pack as large as no shop sells it, and an HSN code of other goods than cutting tools. */
export function checkOrderFigures(product: Product): Fault[] {
  const { pack, hsn } = product;
  const { family } = product;
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
export function checkHsnTable(table: HsnTable): ContentFault[] {
  return Object.entries(table).flatMap(([family, hsn]) => {
    const sentence = hsn && headingFault(family as ToolFamily, hsn.code); // the schema's keys are families
    return sentence === undefined ? [] : [{ file: "content/hsn.json", field: family, sentence }];
  });
}
