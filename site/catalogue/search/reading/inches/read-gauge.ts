import { gaugeDiameter } from "#engineering/standards/gauge-sizes.ts";
import { mmOf } from "#engineering/units/convert.ts";
import type { Mm } from "#engineering/units/units.ts";

const number = String.raw`(?:NO\.?|NUMBER)\s?(\d{1,2})`;

/** How drills of numbers and letters are named, in upper case. */
const forms = [
  String.raw`#\s?(\d{1,2})(?![\d./*X-])`,
  // "No. 7 drill", "number 29 HSS drill"; centre drills have numbers of their own.
  String.raw`${number}(?=\s(?:(?:HSS|CARBIDE|COBALT)\s)?(?:DRILL|SIZE|GAUGE))`,
  // "Drill no 7"; behind another figure it is how many: "8.5 mm drill no 20".
  String.raw`(?<=^\D*DRILL(?: SIZE| BIT)?\s)${number}(?![\d./*X-])`,
  // "Letter F", "letter drill F", "drill size F", "F letter drill".
  String.raw`LETTER(?: SIZE)?\s([A-Z])(?![\p{L}\d])`,
  String.raw`(?<=LETTER DRILL\s|DRILL SIZE\s)([A-Z])(?![\p{L}\d])`,
  String.raw`([A-Z])(?=\sLETTER\s(?:SIZE|DRILL))`,
];
const gauge = new RegExp(forms.join("|"), "yu");

/** Reads a drill's number or letter at a position of a text in upper case. */
export function readGaugeAt(text: string, at: number): { diameter: Mm; end: number } | undefined {
  gauge.lastIndex = at;
  const [whole = "", ...names] = gauge.exec(text) ?? [];
  const inch = gaugeDiameter(names.find(Boolean) ?? "");
  return inch === undefined ? undefined : { diameter: mmOf(inch), end: at + whole.trimEnd().length };
}
