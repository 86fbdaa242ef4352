import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import {
  cellOf,
  columns,
  emptyProduct,
  expectedIn,
  keyOf,
  withCell,
  type Column,
} from "#prerender/series/columns.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { readCell, textOf, type Cell } from "#prerender/series/read-cell.ts";
import { findHeadings, HEADINGS_WITHIN, isHeadings } from "./find-headings.ts";
import { namedColumn } from "#prerender/series/named-column.ts";
import { spoiledCell } from "./spoiled-cell.ts";

/** The products in a table. */
export interface ReadRows {
  /** In the order of the table. */
  products: Draft[];
  /** Row of each product in the file, from 1, by id. */
  rows: ReadonlyMap<string, number>;
  /** Cells that can't be read, by row and column. */
  faults: ContentFault[];
  /** Cells that were understood differently from how they are written. */
  notes: string[];
}

/** A fault in a cell of the table. */
export function inRow(row: number | undefined, column: string, sentence: string): ContentFault {
  return { ...(row !== undefined && { line: row }), field: column, sentence };
}

/** A row without an id and with fewer cells than this isn't a product but a sum or a note. */
const FEWEST_CELLS = 4;
/** Minimum number of cells with field names that make a row the headings. */
const FEWEST_HEADINGS = 2;

/**
 * Reads the rows of a table as products. Cells without information about a field leave it as it is in `known`; so do
 * missing columns.
 */
export function readRows(table: readonly (readonly Cell[])[], known: readonly Product[]): ReadRows {
  const faults: ContentFault[] = [];
  const notes: string[] = [];
  const headingRow = findHeadings(table);
  if (!headingRow) {
    return { products: [], rows: new Map(), faults: [{ sentence: missingHeadings(table) }], notes };
  }
  const { first } = headingRow;
  const headings = readHeadings(headingRow.cells, headingRow.at + 1, faults, notes);
  const byId = new Map(known.map((product) => [product.id, product]));
  const rows = new Map<string, number>();
  const products = table.slice(first).flatMap((cells, offset) => {
    const row = first + 1 + offset;
    const texts = headings.map((column, index) => ({ column, cell: cells[index] ?? null }));
    const id = textOf(texts.find(({ column }) => column?.place[0] === "id")?.cell ?? null);
    if (cells.every((cell) => textOf(cell ?? null) === "")) return [];
    if (isHeadings(cells)) {
      notes.push(`row ${row} is left out: it has the headings again.`);
      return [];
    }
    if (id === "") {
      const words = cells.map((cell) => textOf(cell ?? null)).filter((text) => text !== "");
      if (words.length < FEWEST_CELLS) {
        notes.push(`row ${row} is left out, a sum or a note: "${words.join(", ")}".`);
        return [];
      }
      const begin = words.slice(0, 3).join(", ");
      const sentence = `this row has none: "${begin}". Give the product an id, or take the row out.`;
      faults.push(inRow(row, "Id", sentence));
      return [];
    }
    const other = rows.get(id);
    if (other !== undefined) {
      faults.push(inRow(row, "Id", `"${id}" stands in row ${other} already. Ids must be unique.`));
      return [];
    }
    rows.set(id, row);
    const before = byId.get(id);
    let product: Draft = before ?? { ...emptyProduct(), id };
    for (const { column, cell: input } of texts) {
      if (!column || column.place[0] === "id") continue;
      const cell = isList(column) ? inOneLine(input) : input;
      if (cell !== input)
        notes.push(`row ${row}, column ${column.heading}: its lines are read as entries of their own.`);
      const old = before ? cellOf(before, column) : "";
      const read = spoiledCell(textOf(cell), column, old) ?? readCell(cell, column, old);
      if ("fault" in read && read.fault) faults.push(inRow(row, column.heading, read.fault));
      if ("note" in read && read.note) notes.push(`row ${row}, column ${column.heading}: ${read.note}`);
      // An untouched cell leaves its field unchanged, byte for byte.
      if (read.text === old) continue;
      const changed = withCell(product, column, read.text);
      if (changed) product = changed;
      else faults.push(inRow(row, column.heading, `expected ${expectedIn(column)}, found "${read.text}".`));
    }
    return [product];
  });
  if (rows.size === 0 && faults.length === 0)
    faults.push({ sentence: "the table has no products below its headings." });
  return { products, rows, faults, notes };
}

/** Explains why no row of a table is its headings. */
function missingHeadings(table: readonly (readonly Cell[])[]): string {
  const namesByRow = table.slice(0, HEADINGS_WITHIN).map((cells) => {
    return cells.flatMap((cell) => namedColumn(textOf(cell)).column?.heading ?? []);
  });
  // The row with the most field names is probably the intended one.
  const at = namesByRow.findIndex(
    (each) => each.length === Math.max(...namesByRow.map(({ length }) => length)),
  );
  const lacks = ["Id", "Name"].filter((heading) => !namesByRow[at]?.includes(heading));
  const only = "Of a workbook only the first sheet is read.";
  if ((namesByRow[at]?.length ?? 0) >= FEWEST_HEADINGS && lacks.length > 0)
    return `row ${at + 1}, headings: no column is "${lacks.join('", and none "')}". Write that heading over its column; an export has them all. ${only}`;
  const names = columns.map(({ heading }) => heading).join(", ");
  return `no row of headings: expected one with "Id" and "Name" among the first ${HEADINGS_WITHIN} rows, with commas, semicolons or tabs between the cells of a CSV file. ${only} The headings are: ${names}.`;
}

/** Whether a column's cells contain several entries, separated by ` | `. */
const isList = (column: Column): boolean => ["features", "spares"].includes(keyOf(column));

/** Joins entries that were typed below each other in one cell. */
function inOneLine(cell: Cell): Cell {
  if (typeof cell !== "string" || !/\S[ \t]*[\r\n]\s*\S/.test(cell)) return cell;
  return cell.trim().replaceAll(/\s*[\r\n]+\s*\|?\s*/g, " | ");
}

function readHeadings(
  cells: readonly Cell[],
  row: number,
  faults: ContentFault[],
  notes: string[],
): (Column | undefined)[] {
  const found = cells.map((cell) => {
    const text = textOf(cell);
    const { column, note, fault } = namedColumn(text);
    if (note) notes.push(`row ${row}: ${note}`);
    if (fault) faults.push({ line: row, sentence: fault });
    if (text !== "" && !column) {
      notes.push(
        `row ${row}: the column "${text}" is no field and is left out. The headings are: ${columns.map(({ heading }) => heading).join(", ")}.`,
      );
    }
    return column;
  });
  for (const column of new Set(found)) {
    if (column && found.filter((each) => each === column).length > 1)
      faults.push({
        line: row,
        sentence: `the heading "${column.heading}" stands there twice. Take one column out.`,
      });
  }
  return found;
}
