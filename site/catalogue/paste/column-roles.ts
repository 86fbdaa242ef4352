import type { Cells } from "./split-cells.ts";
import { readQuantityCell, unitOf } from "./read-quantity.ts";

/** What a column of a pasted table holds. */
export type ColumnRole = "serial" | "tool" | "quantity" | "unit" | "make" | "remark" | "price";

const headings: readonly [RegExp, ColumnRole][] = [
  [/^(?:s|sr|sl|item|line|pos|row)?\.? ?(?:no|nr|#)\.?$|^(?:serial|s[lr]\.?|s\/n|#|pos\.?|line)$/i, "serial"],
  [/\b(?:qty|quantity|qnty|nos|req(?:uired|d)? ?qty|order qty|pcs)\b/i, "quantity"],
  [/^(?:unit|units|uom|u\/m|unit of measure)$/i, "unit"],
  [/\b(?:make|brand|mfg|mfr|manufacturer|maker|supplier)\b/i, "make"],
  [/\b(?:rate|price|amount|value|total|cost|₹|inr|rs)\b/i, "price"],
  [
    /\b(?:remarks?|notes?|comments?|application|purpose|machine|dept|department|hsn|gst|delivery|date)\b/i,
    "remark",
  ],
  [
    /\b(?:description|desc|item|items|product|material|tool|tools|code|part|designation|size|spec|specification|specifications|insert|inserts|particulars|catalogue|cat|model|grade|type)\b/i,
    "tool",
  ],
];

/** What a heading's cell names. */
export function roleOfHeading(cell: string): ColumnRole | undefined {
  const words = cell.trim();
  if (words === "" || words.length > 40) return undefined;
  return headings.find(([pattern]) => pattern.test(words))?.[1];
}

/** Whether a row is the head of a table: most of its cells name columns, and none has a figure. */
export function isHeading(row: Cells): boolean {
  const filled = row.filter((cell) => cell !== "");
  const named = filled.filter((cell) => roleOfHeading(cell) !== undefined);
  return filled.length > 1 && named.length * 2 > filled.length && !filled.some((cell) => /\d/.test(cell));
}

/** Whether a line of a mail is the head of the lines below it: "Sr. Item Qty". */
export function isHeadingLine(row: Cells): boolean {
  const filled = row.filter((cell) => cell !== "");
  const words = (filled[0] ?? "").split(/\s+/);
  return (
    filled.length === 1 &&
    isHeading(words) &&
    words.some((word) => roleOfHeading(word) === "quantity") &&
    words.every((word) => roleOfHeading(word) !== undefined)
  );
}

/** What each column of a table holds: by its heading, or where there is none by what stands in it. */
export function columnRoles(heading: Cells | undefined, rows: readonly Cells[]): ColumnRole[] {
  const width = Math.max(0, heading?.length ?? 0, ...rows.map((row) => row.length));
  const roles = Array.from({ length: width }, (_, index): ColumnRole => {
    const named = heading && roleOfHeading(heading[index] ?? "");
    return named ?? roleByContent(rows.map((row) => row[index] ?? ""));
  });
  if (!roles.includes("tool")) {
    // Something must name the tool: what was taken for a remark or a number does.
    const index = roles.findIndex((role) => role === "remark" || role === "serial" || role === "quantity");
    if (index !== -1) roles[index] = "tool";
  }
  return onlyOneQuantity(roles, heading, rows);
}

function roleByContent(cells: readonly string[]): ColumnRole {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return "remark";
  if (filled.length > 1 && filled.every((cell, index) => Number(cell.replace(/[.)]$/, "")) === index + 1))
    return "serial";
  if (filled.every((cell) => unitOf(cell) !== undefined)) return "unit";
  if (filled.every((cell) => readQuantityCell(cell) !== undefined)) return "quantity";
  if (filled.every((cell) => /^(?:₹|rs\.?|inr)? ?[\d,]+\.\d{2}$/i.test(cell))) return "price";
  // Words without a figure, the same again and again: who makes it, or where it goes.
  const distinct = new Set(filled.map((cell) => cell.toLowerCase())).size;
  if (filled.length > 2 && filled.every((cell) => !/\d/.test(cell)) && distinct * 2 <= filled.length)
    return "make";
  return "tool";
}

/** Of several columns of bare numbers without a heading the last is the quantity; the others are sizes. */
function onlyOneQuantity(
  roles: ColumnRole[],
  heading: Cells | undefined,
  rows: readonly Cells[],
): ColumnRole[] {
  const all = roles.flatMap((role, index) => (role === "quantity" ? [index] : []));
  if (all.length < 2) return roles;
  const byName = all.find((index) => roleOfHeading(heading?.[index] ?? "") === "quantity");
  const withUnit = all.find((index) => rows.some((row) => /[a-z]/i.test(row[index] ?? "")));
  const kept = byName ?? withUnit ?? all.at(-1);
  return roles.map((role, index) => (role === "quantity" && index !== kept ? "tool" : role));
}
