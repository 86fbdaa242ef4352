import type { Cells } from "./split-cells.ts";
import { numberColumns } from "./number-columns.ts";
import { areOwnCodes, namesOwnCode } from "./own-codes.ts";
import { unitOf } from "./read-quantity.ts";

/** The role of a column in a pasted table. `reference`: the buyer's own number for each article. */
export type ColumnRole =
  | "serial"
  | "reference"
  | "tool"
  | "quantity"
  | "unit"
  | "make"
  | "remark"
  | "consent"
  | "price";

const headings: readonly [RegExp, ColumnRole][] = [
  // Of a list that this site saved.
  [/^may be offered$/i, "consent"],
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

/** The role that a heading names. */
export function roleOfHeading(cell: string): ColumnRole | undefined {
  const words = cell.trim();
  if (words === "" || words.length > 40) return undefined;
  return headings.find(([pattern]) => pattern.test(words))?.[1];
}

/** Whether a row is the head of a table: most of its cells name roles, and none contains a figure. */
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

/** The role of each column of a table, and whether the quantity's column is ambiguous. */
export interface TableRoles {
  roles: ColumnRole[];
  /** No column was chosen as the quantity, although some contain possible numbers. */
  isOpen: boolean;
}

/** Determines the role of each column: by its heading, or if there is none by its values. */
export function columnRoles(heading: Cells | undefined, rows: readonly Cells[]): TableRoles {
  const width = Math.max(0, heading?.length ?? 0, ...rows.map((row) => row.length));
  const indices = Array.from({ length: width }, (_, index) => index);
  const named = new Map(
    indices.flatMap((index): [number, ColumnRole][] => {
      const role = heading && roleOfHeading(heading[index] ?? "");
      return role === undefined ? [] : [[index, role]];
    }),
  );
  const hasQuantity = [...named.values()].includes("quantity");
  const { roles: ofNumbers, isOpen } = hasQuantity
    ? { roles: new Map<number, ColumnRole>(), isOpen: false }
    : numberColumns(rows, new Set(named.keys()), width);
  const roles = indices.map(
    (index) => named.get(index) ?? ofNumbers.get(index) ?? roleByContent(rows.map((row) => row[index] ?? "")),
  );
  for (const [index, role] of roles.entries()) {
    // A row of a sum or a remark has no number of its own.
    const cells = rows.flatMap((row) => (/\d/.test(row[index] ?? "") ? (row[index] ?? "") : []));
    const own = heading?.[index] ?? "";
    const isSerial = role === "serial" && cells.every((cell) => /^\(?\d{1,4}[.)]?$/.test(cell));
    if (isSerial || !["serial", "tool"].includes(role)) continue;
    const others = roles.flatMap((other, at) => (other === "tool" && at !== index ? at : []));
    const isNamed = own !== "" && (role === "serial" || namesOwnCode(own));
    const isOwn = (isNamed || (own === "" && index < (others[0] ?? 0))) && areOwnCodes(cells, isNamed);
    if (isOwn && others.length > 0) roles[index] = "reference";
    // "Item no." above the codes of tools.
    else if (cells.some((cell) => /[a-z]/i.test(cell) && /\d{3}/.test(cell))) roles[index] = "tool";
  }
  if (!roles.includes("tool")) {
    // A column must name the tool: one that was taken for a remark or a number does.
    const index = roles.findIndex((role) => role === "remark" || role === "serial" || role === "quantity");
    if (index !== -1) roles[index] = "tool";
  }
  return { roles: onlyOneQuantity(roles, heading), isOpen: isOpen && !roles.includes("quantity") };
}

function roleByContent(cells: readonly string[]): ColumnRole {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return "remark";
  if (filled.every((cell) => unitOf(cell) !== undefined)) return "unit";
  // Repeated words without a figure: a maker or a destination.
  const distinct = new Set(filled.map((cell) => cell.toLowerCase())).size;
  if (filled.length > 2 && filled.every((cell) => !/\d/.test(cell)) && distinct * 2 <= filled.length)
    return "make";
  return "tool";
}

/** A table may have two columns of quantities, such as "Qty" and "Req. qty": the first one counts. */
function onlyOneQuantity(roles: ColumnRole[], heading: Cells | undefined): ColumnRole[] {
  const all = roles.flatMap((role, index) => (role === "quantity" ? [index] : []));
  const kept = all.find((index) => roleOfHeading(heading?.[index] ?? "") === "quantity") ?? all[0];
  return roles.map((role, index) => (role === "quantity" && index !== kept ? "tool" : role));
}
