import { orderingColumn } from "./ordering-columns.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { cellOf, columns, emptyProduct, withCell, type Column } from "./columns.ts";
import { findHeadings, HEADINGS_WITHIN, isHeadings } from "./find-headings.ts";
import { namedColumn } from "./named-column.ts";
import { spoiledCell } from "./spoiled-cell.ts";
import { textOf, type Cell } from "./table-file.ts";

/** What a table says of the range. */
export interface ReadRows {
  /** The products in the order of the table. */
  products: Product[];
  /** Row of each product in the file, from 1, by id. */
  rows: ReadonlyMap<string, number>;
  /** What can't be read: a sentence for each cell. */
  faults: string[];
  /** What was read otherwise than it stands there. */
  notes: string[];
}

/** A row without id that has fewer cells than this is no product: a sum, a note. */
const FEWEST_CELLS = 4;

/** A text that a spreadsheet program has made of a code: `04-Jan`, `1/4/2020`. */
const madeDate =
  /^(?:\d{1,2}([-/])(?:\d{1,2}|[A-Za-z]{3})(?:\1\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2,4}|\d{4}-\d{2}-\d{2}(?:T.*)?)$/;
/** The same for a number: `3.00E+10`. */
const madeNumber = /^\d(?:[.,]\d+)?E\+\d+$/i;

/**
 * Reads the rows of a table as products. Cells that say nothing of a product's field leave it as it is in `known`; of
 * a column that the table lacks all fields stay.
 */
export function readRows(table: readonly (readonly Cell[])[], known: readonly Product[]): ReadRows {
  const faults: string[] = [];
  const notes: string[] = [];
  const found = findHeadings(table);
  if (!found) {
    const names = columns.map(({ heading }) => heading).join(", ");
    return {
      products: [],
      rows: new Map(),
      faults: [
        `no row of headings: expected one with "Id" and "Name" among the first ${HEADINGS_WITHIN} rows. The headings are: ${names}.`,
      ],
      notes,
    };
  }
  const { first } = found;
  const headings = readHeadings(found.cells, found.at + 1, faults, notes);
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
      faults.push(
        `row ${row}, column Id: this row has none: "${words.slice(0, 3).join(", ")}". Give the product an id, or take the row out.`,
      );
      return [];
    }
    const other = rows.get(id);
    if (other !== undefined) {
      faults.push(`row ${row}, column Id: "${id}" stands in row ${other} already. Ids must be unique.`);
      return [];
    }
    rows.set(id, row);
    const before = byId.get(id);
    let product = before ?? { ...emptyProduct(), id };
    for (const { column, cell } of texts) {
      if (!column || column.place[0] === "id") continue;
      const old = before ? cellOf(before, column) : "";
      const read = spoiledCell(textOf(cell), column, old) ?? readCell(cell, column, old);
      if ("fault" in read && read.fault) faults.push(`row ${row}, column ${column.heading}: ${read.fault}`);
      if ("note" in read && read.note) notes.push(`row ${row}, column ${column.heading}: ${read.note}`);
      // An untouched cell leaves its field byte for byte.
      if (read.text === old) continue;
      const changed = withCell(product, column, read.text);
      if (changed) product = changed;
      else faults.push(`row ${row}, column ${column.heading}: ${expectedIn(column)}, found "${read.text}".`);
    }
    return [product];
  });
  if (rows.size === 0 && faults.length === 0) faults.push("the table has no products below its headings.");
  return { products, rows, faults, notes };
}

function expectedIn({ place: [first, field] }: Column): string {
  return `expected ${first === "ordering" ? orderingColumn(field).expected : "another text"}`;
}

function readHeadings(
  cells: readonly Cell[],
  row: number,
  faults: string[],
  notes: string[],
): (Column | undefined)[] {
  const found = cells.map((cell) => {
    const text = textOf(cell);
    const { column, note, fault } = namedColumn(text);
    if (note) notes.push(`row ${row}: ${note}`);
    if (fault) faults.push(`row ${row}: ${fault}`);
    if (text !== "" && !column) {
      notes.push(
        `row ${row}: the column "${text}" is no field and is left out. The headings are: ${columns.map(({ heading }) => heading).join(", ")}.`,
      );
    }
    return column;
  });
  for (const column of new Set(found)) {
    if (column && found.filter((each) => each === column).length > 1)
      faults.push(`row ${row}: the heading "${column.heading}" stands there twice. Take one column out.`);
  }
  return found;
}

interface ReadCell {
  text: string;
  fault?: string;
  note?: string;
}

function readCell(cell: Cell, column: Column, old: string): ReadCell {
  const text = textOf(cell);
  if (text === old) return { text };
  const retype = "Format the column as text and type it again.";
  if (cell instanceof Date || madeDate.test(text)) {
    const shown = cell instanceof Date ? cell.toISOString().slice(0, 10) : text;
    return {
      text: old,
      fault: `"${shown}" is a date that the spreadsheet program has made of something else. ${retype}`,
    };
  }
  if (madeNumber.test(text)) {
    return {
      text: old,
      fault: `"${text}" is a number that the spreadsheet program has made of a code. ${retype}`,
    };
  }
  if (typeof cell === "boolean") return { text: old, fault: `"${text}" is no text. ${retype}` };
  if (text.includes("\uFFFD")) return { text: old, fault: `"${text}" has lost a letter. Type it again.` };
  if (!column.unit) return { text };
  return readMeasure(text, column.unit, old);
}

/** `0,8`, `1.0-5.0`, `<= 16`, `12 mm`: as people and programs write a measure whose unit the heading says. */
function readMeasure(text: string, unit: string, old: string): ReadCell {
  const read = text
    .replace(new RegExp(`\\s*${unit}$`, "i"), "")
    .replaceAll(/(?<=\d),(?=\d)/g, ".")
    .replace(/^(?:<=|=<)\s*/, "≤ ")
    .replace(/^≤(?=\d)/, "≤ ")
    .replace(/(?<=\d)\s*[-–]\s*(?=\d)/, "–");
  // Programs drop the zeros that a data sheet keeps: 12 for 12.0.
  if (old !== "" && Number(read) === Number(old)) return { text: old };
  return read === text ? { text } : { text: read, note: `"${text}" is read as ${read} ${unit}.` };
}
