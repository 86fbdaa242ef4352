import { columnOf, columns, keyOf, type Column } from "./columns.ts";

/** How a heading of the owner's own table was understood. */
export interface NamedColumn {
  column?: Column;
  /** How a heading was understood that differs from the export's. */
  note?: string;
  fault?: string;
}

const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]/g, "");

/**
 * The words that people use as headings for a field: a part of its own heading ("Designation"), or its key
 * ("hardness").
 */
function namesOf(column: Column): string[] {
  const [words = ""] = column.heading.split(" (");
  return [...words.split(" / "), keyOf(column)].map(lettersOf);
}

/** Units that people write after a heading; other words in brackets mean something else. */
const units =
  /[([]\s*(mm|cm|m|µm|um|in|inch|inches|"|ft|feet|days?|weeks?|months?|pieces?|pcs|N·?m|Nm)\.?\s*[)\]]/i;

function unitIn(heading: string): string | undefined {
  const unit = units.exec(heading)?.[1]?.toLowerCase();
  return unit?.replace(/^(day|week|month)$/, "$1s");
}

function isLength(unit: string | undefined): boolean {
  return unit !== undefined && /^(?:[cmµu]?m|in.*|"|f.*t)$/.test(unit);
}

const namedColumns = columns.map((column) => ({ column, names: namesOf(column) }));

/** The column that a heading names by the export's heading or one of its words, ignoring case and asterisks. */
export function namedColumn(heading: string): NamedColumn {
  const exact = columnOf(heading);
  const letters = lettersOf(heading.replace(/\(.*\)/, ""));
  const named = namedColumns.filter(({ names }) => names.includes(letters));
  const column = exact ?? (named.length === 1 ? named[0]?.column : undefined);
  if (!column) return {};
  const unit = unitIn(heading);
  const own = unitIn(column.heading) ?? (isLength(unit) ? "mm" : unit);
  if (unit !== own && unit !== undefined) {
    return {
      column,
      fault: `the heading "${heading}" says ${unit}, but the catalogue has ${own === "mm" ? "millimetres" : own}. Convert the column and write (${own}).`,
    };
  }
  return exact ? { column } : { column, note: `the column "${heading}" is read as ${column.heading}.` };
}
