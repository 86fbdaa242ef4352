import { readRange } from "#prerender/series/read-range.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { cellOf, columns } from "#prerender/series/columns.ts";
import type { Cell } from "#prerender/series/read-cell.ts";

export const headings = columns.map(({ heading }) => heading);
export const exportedProducts = readRange(TEST_CONTENT).products;
/** Rows of an export of the tests' content. */
export const exported = (): Cell[][] => [
  headings,
  ...exportedProducts.map((product) => columns.map((column) => cellOf(product, column))),
];
/** Index of a column. */
export const at = (heading: string): number => headings.indexOf(heading);
/** Index of a product's row in the export, whose first row contains the headings. */
export const rowOfId = (id: string): number => exportedProducts.findIndex((product) => product.id === id) + 1;

/** The exported table with one cell changed. */
export function withEdit(id: string, heading: string, cell: Cell): Cell[][] {
  return exported().map((row, number) => (number === rowOfId(id) ? row.with(at(heading), cell) : row));
}
