import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseTree } from "jsonc-parser";
import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { loadContent, readProducts } from "#prerender/content/content.ts";
import type { ContentFault } from "#prerender/content/faults/content-fault.ts";
import { pathOf } from "#prerender/content/lines.ts";
import { productsFile } from "#prerender/content/check-catalogue.ts";
import { ContentError } from "#prerender/content/parse-content.ts";
import { cellOf, columnOf, columns, fieldOf } from "#prerender/series/columns.ts";
import { decodeCsv, readCsv } from "#prerender/series/csv-text.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";
import { inRow, readRows } from "./read-rows.ts";
import { writeSizes } from "./write-sizes.ts";
import { textOf, type Cell } from "#prerender/series/read-cell.ts";

/** What an import would do. */
export interface ImportPlan {
  added: string[];
  removed: string[];
  /** How many products the content has. */
  known: number;
  /** Changed cells: `row 12, mil-em-4f-10, Name: "old" → "new"`. */
  changed: string[];
  /** Categories and tables of sizes whose products stand in another order. */
  reordered: string[];
  notes: string[];
  /** Why it can't be done; empty if it can. */
  faults: ContentFault[];
  /** The new text of each file that changes, by its path in the content. */
  files: ReadonlyMap<string, string>;
}

/** Compares a table with a content folder, and checks the range that it would make by all rules of the build. */
export function planImport(folder: string, table: readonly (readonly Cell[])[]): ImportPlan {
  const { categories, products: known, series } = readProducts(folder);
  const read = readRows(table, known);
  const wanted = read.products.map((product) => ({
    ...product,
    category: categoryId(product.category, categories),
  }));
  const { rows, notes } = read;
  const faults = [...read.faults];
  const written = series.map((each) => writeSizes(each, wanted, rows));
  faults.push(...written.flatMap((each) => each.faults));
  faults.push(...lostFamilies(series, wanted));
  const sizes = new Map(written.flatMap((each) => each.sizes.map((size) => [size.id, size])));
  const products = wanted.map((product) => sizes.get(product.id) ?? product);
  const isOfSeries = new Set(series.flatMap((each) => each.sizes.map(({ product }) => product.id)));
  const ids = categories.map(({ id }) => id).filter((id) => id !== "all");
  for (const product of products) {
    if (!ids.includes(product.category))
      faults.push(
        inRow(
          rows.get(product.id),
          "Category",
          `expected one of ${ids.join(", ")}, found "${product.category}".`,
        ),
      );
  }
  const byId = new Map(known.map((product) => [product.id, product]));
  const kept = new Set(products.map(({ id }) => id));
  const files = new Map<string, string>();
  const reordered: string[] = [];
  if (faults.length === 0) {
    for (const { path, csv, isReordered } of written) {
      if (csv !== undefined) files.set(path, csv);
      if (isReordered) reordered.push(path);
    }
    for (const id of ids) {
      const single = ({ category, id: own }: Product) => category === id && !isOfSeries.has(own);
      const before = known.filter(single);
      const after = products.filter(single);
      if (isSame(before, after)) continue;
      const stayed = after.filter((product) => before.some((each) => each.id === product.id));
      const order = before.filter((product) => stayed.some((each) => each.id === product.id));
      if (order.some((product, at) => stayed[at]?.id !== product.id)) reordered.push(id);
      files.set(`products/${id}.json`, fileOf(folder, id, before, after));
    }
    const rowAt = (path: string, line: number): number | undefined =>
      rows.get(idAt(path, Buffer.from(files.get(path) ?? readFileSync(join(folder, path))), line));
    const single = products.filter(({ id }) => !isOfSeries.has(id));
    faults.push(...faultsOf(folder, files).map((fault) => inTable(fault, single, rows, rowAt)));
  }
  return {
    added: products.filter(({ id }) => !byId.has(id)).map(({ id }) => id),
    known: known.length,
    // Of a table that can't be read nothing is known.
    removed: products.length > 0 ? known.filter(({ id }) => !kept.has(id)).map(({ id }) => id) : [],
    changed: products.flatMap((product) => changesOf(byId.get(product.id), product, rows.get(product.id))),
    reordered,
    notes,
    faults,
    files,
  };
}

/** A category by its id or its label. */
function categoryId(text: string, categories: readonly Category[]): string {
  const found = categories.find(({ id, label }) =>
    [id, label].some((each) => each.toLowerCase() === text.toLowerCase()),
  );
  return found?.id ?? text;
}

function isSame(before: readonly Product[], after: readonly Product[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function changesOf(before: Product | undefined, after: Product, row: number | undefined): string[] {
  if (!before) return [];
  return columns.flatMap((column) => {
    const [old, now] = [cellOf(before, column), cellOf(after, column)];
    return old === now ? [] : [`row ${row}, ${after.id}, ${column.heading}: "${old}" → "${now}"`];
  });
}

/** The text of a category's file: products that stay the same keep their text byte for byte. */
function fileOf(folder: string, id: string, before: readonly Product[], after: readonly Product[]): string {
  const text = readFileSync(join(folder, "products", `${id}.json`), "utf8");
  const nodes = parseTree(text)?.children ?? [];
  const old = new Map(
    before.map((product, at) => {
      const { offset = 0, length = 0 } = nodes[at] ?? {};
      return [JSON.stringify(product), text.slice(offset, offset + length)];
    }),
  );
  const records = after.map((product) => {
    const {
      category: _,
      subcategory,
      item,
      picture,
      id: own,
      name,
      description,
      features,
      ...rest
    } = product;
    const { specifications, ...ordering } = rest;
    // In the order of the fields in the content; what ordering needs comes last.
    const record = {
      subcategory,
      item,
      picture,
      id: own,
      name,
      description,
      features,
      specifications,
      ...ordering,
    };
    const fresh = JSON.stringify(record, undefined, 2).replaceAll("\n", "\n  ");
    return old.get(JSON.stringify(product)) ?? fresh;
  });
  return records.length === 0 ? "[]\n" : `[\n${records.map((record) => `  ${record}`).join(",\n")}\n]\n`;
}

/** So many families are told one by one. */
const FAMILIES = 5;

/** The series of which the table has no size left: more often a table that was filtered than a family given up. */
function lostFamilies(series: readonly ReadSeries[], wanted: readonly Product[]): ContentFault[] {
  if (wanted.length === 0) return [];
  const ids = new Set(wanted.map(({ id }) => id));
  const lost = series.filter(({ sizes }) => !sizes.some(({ product }) => ids.has(product.id)));
  const others = lost.slice(FAMILIES).map(({ series: { title } }) => `"${title}"`);
  const sentences = [
    ...lost
      .slice(0, FAMILIES)
      .map(
        ({ name, series: { title }, sizes }) =>
          `the table has none of the ${sizes.length} sizes of "${title}". Was it filtered, or cut off? Put the rows back. Only to give that family up for good, delete content/series/${name}.json and ${name}.csv.`,
      ),
    ...(others.length > 0 ? [`… and nothing of ${others.length} more: ${others.join(", ")}.`] : []),
  ];
  return sentences.map((sentence) => ({ sentence }));
}

/** What the build would say of the range. */
function faultsOf(folder: string, files: ReadonlyMap<string, string>): readonly ContentFault[] {
  const copy = mkdtempSync(join(tmpdir(), "import-"));
  try {
    cpSync(folder, copy, { recursive: true });
    for (const [path, text] of files) writeFileSync(join(copy, path), text);
    loadContent(copy);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The id of the size on a line of a table of sizes. */
function idAt(path: string, csv: Uint8Array, line: number): string {
  const [head, ...sizes] = readCsv(path, decodeCsv(path, csv));
  const at = head?.cells.findIndex((cell) => columnOf(textOf(cell))?.place[0] === "id") ?? -1;
  return textOf(sizes.find((size) => size.line === line)?.cells[at] ?? "");
}

/**
 * What the build says of a product, in the row and column of the table; the field of a size is a heading already.
 * `products` are those outside the series.
 */
function inTable(
  fault: ContentFault,
  products: readonly Product[],
  rows: ReadonlyMap<string, number>,
  rowAt: (path: string, line: number) => number | undefined,
): ContentFault {
  const { file = "", line, record, field = "", sentence } = fault;
  if (file.startsWith("content/series/")) {
    const row = record === undefined ? line && rowAt(file.slice("content/".length), line) : rows.get(record);
    return row && field !== "" ? inRow(row, field, sentence) : fault;
  }
  const [at, ...steps] = pathOf(field);
  const ofFile = products.filter((product) => productsFile(product) === file);
  const id = record ?? (typeof at === "number" ? ofFile[at]?.id : undefined);
  if (id === undefined) return fault;
  const path = typeof at === "number" ? steps : [at, ...steps];
  const column = columns.find((each) => [path.join("."), path[0]].includes(fieldOf(each)));
  return inRow(rows.get(id), column?.heading ?? field, sentence);
}
