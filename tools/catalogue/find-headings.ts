import { namedColumn } from "#prerender/series/named-column.ts";
import { textOf, type Cell } from "#prerender/series/read-cell.ts";

/** Titles and blank rows above the headings are skipped, up to this row. */
export const HEADINGS_WITHIN = 15;

/** The headings of a table. */
export interface Headings {
  cells: readonly Cell[];
  /** Index of their row; of the upper row if there are two. */
  at: number;
  /** Index of the row below them. */
  first: number;
}

const fieldsOf = (cells: readonly Cell[]): (string | undefined)[] =>
  cells.map((cell) => namedColumn(textOf(cell)).column?.heading);

/** Whether a row contains the headings without which a table can't be read. */
export function isHeadings(cells: readonly Cell[]): boolean {
  const fields = fieldsOf(cells);
  return fields.includes("Id") && fields.includes("Name");
}

/** Finds the headings: one row, or two if some are merged over others, such as "Dimensions" over several columns. */
export function findHeadings(table: readonly (readonly Cell[])[]): Headings | undefined {
  for (const [at, upper] of table.slice(0, HEADINGS_WITHIN).entries()) {
    const lower = table[at + 1] ?? [];
    const both = merged(upper, lower);
    const hasTwo = [upper, lower].every((cells) => fieldsOf(cells).some(Boolean)) && isHeadings(both);
    // Right below the headings, a product without an id may contain a field's name in one of its cells.
    const isProduct = isHeadings(upper) && lower.some((cell) => !isField(cell) && textOf(cell) !== "");
    const ownId = fieldsOf(upper).indexOf("Id");
    // Below the heading "Id", a product's row has an id; a second row of headings has none.
    if (hasTwo && !isProduct && textOf(lower[ownId] ?? null) === "")
      return { cells: both, at, first: at + 2 };
    if (isHeadings(upper)) return { cells: upper, at, first: at + 1 };
  }
  return undefined;
}

const isField = (cell: Cell): boolean => namedColumn(textOf(cell)).column !== undefined;

function merged(upper: readonly Cell[], lower: readonly Cell[]): Cell[] {
  const length = Math.max(upper.length, lower.length);
  return Array.from({ length }, (_, at) => {
    const below = lower[at] ?? null;
    return namedColumn(textOf(below)).column ? below : (upper[at] ?? null);
  });
}
