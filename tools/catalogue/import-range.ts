import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { loadContent } from "#prerender/content/content.ts";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import { cellOf, columnOf, columns } from "#prerender/series/columns.ts";
import { decodeCsv, readCsv } from "#prerender/series/csv-text.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { headingOf } from "#prerender/series/expand-series.ts";
import { textOf, type Cell } from "#prerender/series/read-cell.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { RANGE, type ReadSeries } from "#prerender/series/read-series.ts";
import { newSeries } from "./new-series.ts";
import { inRow, readRows } from "./read-rows.ts";
import { writeSizes } from "./write-sizes.ts";

/** The effects of an import. */
export interface ImportPlan {
  added: string[];
  removed: string[];
  /** How many products the content has. */
  known: number;
  /** Changed cells: `row 12, mil-em-4f-10, Name: "old" → "new"`. */
  changed: string[];
  /** Tables of series whose tools are in a different order. */
  reordered: string[];
  notes: string[];
  /** Why the import can't be done; empty if it can. */
  faults: ContentFault[];
  /** The new text of each file that changes, by its path in the content. */
  files: ReadonlyMap<string, string>;
}

/** Compares a table with a content folder, and checks the resulting range by all rules of the build. */
export function planImport(folder: string, table: readonly (readonly Cell[])[]): ImportPlan {
  const { categories, products: known, series } = readRange(folder);
  const read = readRows(table, known);
  const { rows, notes } = read;
  const faults = [...read.faults];
  const byId = new Map(known.map((product) => [product.id, product]));
  const imported = read.products.map((product): Draft => {
    const category = categoryId(product.category, categories);
    const own = series.find((each) => each.series.category === category && nameOf(each, product.series));
    // A new tool of a series gets the series' place.
    const shared = own && !byId.has(product.id) ? sharedOf(own) : {};
    return { ...product, ...shared, category };
  });
  const ids = categories.map(({ id }) => id).filter((id) => id !== "all");
  for (const product of imported) {
    if (!ids.includes(product.category))
      faults.push(
        inRow(
          rows.get(product.id),
          "Category",
          `expected one of ${ids.join(", ")}, found "${product.category}".`,
        ),
      );
  }
  const elsewhere = new Set(byId.keys());
  const written = series.map((each) => writeSizes(each, imported, rows, elsewhere));
  faults.push(...written.flatMap((each) => each.faults));
  faults.push(...lostSeries(series, imported));
  const inSeries = new Map(written.flatMap((each) => each.sizes.map((size) => [size.id, size])));
  const files = new Map<string, string>();
  const others = imported.filter(({ id }) => !inSeries.has(id));
  const made =
    faults.length > 0
      ? { files, faults: [] }
      : newSeries(
          others,
          rows,
          series.map(({ path }) => path),
        );
  faults.push(...made.faults);
  if (faults.length === 0) {
    for (const { path, csv } of written) if (csv !== undefined) files.set(path, csv);
    for (const [path, text] of made.files) files.set(path, text);
    const rowAt = (path: string, line: number): number | undefined =>
      rows.get(idAt(path, Buffer.from(files.get(path) ?? readFileSync(join(folder, path))), line));
    faults.push(...faultsOf(folder, files).map((fault) => inTable(fault, rows, rowAt)));
  }
  const importedIds = new Set(imported.map(({ id }) => id));
  return {
    added: imported.filter(({ id }) => !byId.has(id)).map(({ id }) => id),
    known: known.length,
    // A table that can't be read says nothing about removals.
    removed: imported.length > 0 ? known.filter(({ id }) => !importedIds.has(id)).map(({ id }) => id) : [],
    changed: imported.flatMap((product) =>
      changesOf(byId.get(product.id), inSeries.get(product.id) ?? product, rows.get(product.id)),
    ),
    reordered: written.filter(({ isReordered }) => isReordered).map(({ path }) => path),
    notes,
    faults,
    files,
  };
}

/** Finds a category by id or label. */
function categoryId(text: string, categories: readonly Category[]): string {
  const found = categories.find(({ id, label }) =>
    [id, label].some((each) => each.toLowerCase() === text.toLowerCase()),
  );
  return found?.id ?? text;
}

/** Whether a cell names the series, by its file name or title. */
function nameOf({ path, series: { title } }: ReadSeries, cell: string): boolean {
  const words = cell.toLowerCase();
  return words === title.toLowerCase() || path.endsWith(`/${words}`);
}

/** The fields that a series gives to its tools: family and place. */
function sharedOf({ path, series }: ReadSeries): Partial<Draft> {
  const { family, subcategory, item } = series;
  return {
    family,
    subcategory,
    ...(item !== undefined && { item }),
    series: path.slice(path.lastIndexOf("/") + 1),
  };
}

function changesOf(before: Product | undefined, after: Draft, row: number | undefined): string[] {
  if (!before) return [];
  return columns.flatMap((column) => {
    const [old, value] = [cellOf(before, column), cellOf(after, column)];
    return old === value ? [] : [`row ${row}, ${after.id}, ${column.heading}: "${old}" → "${value}"`];
  });
}

/** This many series are reported one by one. */
const MAX_LISTED_SERIES = 5;

/** Series of which the table has no size left: more often the table was filtered than the series was dropped. */
function lostSeries(series: readonly ReadSeries[], imported: readonly Draft[]): ContentFault[] {
  if (imported.length === 0) return [];
  const ids = new Set(imported.map(({ id }) => id));
  const missing = series.filter(({ sizes }) => !sizes.some(({ product }) => ids.has(product.id)));
  const others = missing.slice(MAX_LISTED_SERIES).map(({ series: { title } }) => `"${title}"`);
  const sentences = [
    ...missing.slice(0, MAX_LISTED_SERIES).map(({ path, series: { title }, sizes }) => {
      const none = sizes.length === 1 ? "not the one tool" : `none of the ${sizes.length} tools`;
      return `the table has ${none} of "${title}". Was it filtered, or cut off? Put the rows back. Only to give that series up for good, delete content/${path}.json and .csv.`;
    }),
    ...(others.length > 0 ? [`… and nothing of ${others.length} more: ${others.join(", ")}.`] : []),
  ];
  return sentences.map((sentence) => ({ sentence }));
}

/** The build's faults for the new range. */
function faultsOf(folder: string, files: ReadonlyMap<string, string>): readonly ContentFault[] {
  const copy = mkdtempSync(join(tmpdir(), "import-"));
  try {
    cpSync(folder, copy, { recursive: true });
    for (const [path, text] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    loadContent(copy);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The id of the tool on a line of a series' table. */
function idAt(path: string, csv: Uint8Array, line: number): string {
  const [head, ...sizes] = readCsv(path, decodeCsv(path, csv));
  const at = head?.cells.findIndex((cell) => columnOf(textOf(cell))?.place[0] === "id") ?? -1;
  return textOf(sizes.find((size) => size.line === line)?.cells[at] ?? "");
}

/** A fault of the build about a series' row, translated to row and column of the owner's table. */
function inTable(
  fault: ContentFault,
  rows: ReadonlyMap<string, number>,
  rowAt: (path: string, line: number) => number | undefined,
): ContentFault {
  const { file = "", line, record, field = "", sentence } = fault;
  if (!file.startsWith(`content/${RANGE}/`)) return fault;
  const row = record === undefined ? line && rowAt(file.slice("content/".length), line) : rows.get(record);
  return row && field !== "" ? inRow(row, headingOf(field), sentence) : fault;
}
