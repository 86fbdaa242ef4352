import { columnOf, columns, keyOf, type Column } from "#prerender/series/columns.ts";

/** What a heading says of a column of the owner's own table. */
export interface NamedColumn {
  column?: Column;
  /** How a heading was read that isn't one of the export's. */
  note?: string;
  fault?: string;
}

const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]/g, "");

/** The words by which people head a field: a part of its heading ("Designation"), or its key ("hardness"). */
function namesOf(column: Column): string[] {
  const [words = ""] = column.heading.split(" (");
  return [...words.split(" / "), keyOf(column)].map(lettersOf);
}

const namedColumns = columns.map((column) => ({ column, names: namesOf(column) }));

/** The column that a heading names, whatever its case and stars: that of the export, or one of its words. */
export function namedColumn(heading: string): NamedColumn {
  const exact = columnOf(heading);
  const letters = lettersOf(heading.replace(/\(.*\)/, ""));
  const named = namedColumns.filter(({ names }) => names.includes(letters));
  const column = exact ?? (named.length === 1 ? named[0]?.column : undefined);
  if (!column) return {};
  const unit = /[([]\s*(mm|cm|m|in|inch|inches|")\s*[)\]]/i.exec(heading)?.[1]?.toLowerCase();
  if (unit !== undefined && unit !== "mm") {
    return {
      column,
      fault: `the heading "${heading}" says ${unit}, but the catalogue has millimetres. Convert the column and write (mm).`,
    };
  }
  return exact ? { column } : { column, note: `the column "${heading}" is read as ${column.heading}.` };
}
