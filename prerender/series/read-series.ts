import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "#site/catalogue/model/schema.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { ContentError, parseContent, refuseFaults } from "../reading/parse-content.ts";
import { namesIn, readBytes, readText } from "../reading/read-text.ts";
import { decodeCsv, readCsv, TableError } from "./csv-text.ts";
import { expandSeries, type Size } from "./expand-series.ts";
import { seriesSchema, type Series } from "./series-schema.ts";
import { readSizeTable, type SizeTable } from "./size-table.ts";

/** A series of a content folder with its table, and a product each row. */
export interface ReadSeries {
  /** Path of its files in the content, without their ending: `range/drilling/u-drills-sp-3d`. */
  path: string;
  series: Series;
  /** The text of the table, and what it says. */
  csv: string;
  table: SizeTable;
  sizes: Size[];
}

/** The folder of the range in a content folder. */
export const RANGE = "range";

const plainName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Paths of the series of a category, without ending, in the order of the alphabet. Throws a ContentError for a stray
 * file.
 */
export function seriesOf(folder: string, category: string): string[] {
  const home = `${RANGE}/${category}`;
  const files = (namesIn(folder, home) ?? []).filter((file) => !file.startsWith("."));
  const faults = files.flatMap((file): ContentFault[] => {
    const [, name = "", ending] = /^(.*)\.(json|csv)$/.exec(file) ?? [];
    const tell = (sentence: string): ContentFault[] => [{ file: `content/${home}/${file}`, sentence }];
    if (!plainName.test(name))
      return tell("expected a name of lower-case letters, digits and hyphens that ends in .json or .csv.");
    const other = `${name}.${ending === "json" ? "csv" : "json"}`;
    return files.includes(other)
      ? []
      : tell(`its other half, content/${home}/${other}, is missing: a series is written in both.`);
  });
  refuseFaults(faults);
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${home}/${file.slice(0, -".json".length)}`)
    .toSorted();
}

/** Throws a ContentError for each folder of the range that belongs to no category. */
export function checkRangeFolders(folder: string, categories: readonly string[]): void {
  const foreign = (namesIn(folder, RANGE) ?? []).filter(
    (name) => !name.startsWith(".") && !categories.includes(name) && !isEmpty(join(folder, RANGE, name)),
  );
  refuseFaults(
    foreign.map((name) => ({
      file: `content/${RANGE}/${name}`,
      sentence: `no category has this id. Expected one of ${categories.join(", ")}.`,
    })),
  );
}

/** What a moved series leaves: git keeps no empty folder. */
function isEmpty(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

/** The last reading of each series: desk, development server and tests read the whole range again after each change. */
const lastReadings = new Map<string, { json: string; read: ReadSeries }>();

/** Reads a series by its path and expands its sizes. Throws a ContentError that names file, line and field of each fault. */
export function readSeries(folder: string, path: string): ReadSeries {
  const json = readText(folder, `${path}.json`);
  const file = `content/${path}.csv`;
  const csvText = () => decodeCsv(file, readBytes(folder, `${path}.csv`));
  const last = lastReadings.get(path);
  if (last?.json === json && last.read.csv === inTable(file, csvText)) return last.read;
  const read = parseSeries(path, json, csvText);
  lastReadings.set(path, { json, read });
  return read;
}

/** Parses the texts of a series' files and expands its sizes. Throws a ContentError as {@link readSeries} does. */
export function parseSeries(path: string, json: string, csvText: () => string): ReadSeries {
  const where = `content/${path}`;
  const [, category = ""] = path.split("/");
  const series: Series = { ...parseContent(`${where}.json`, json, seriesSchema), category };
  const csv = inTable(`${where}.csv`, csvText);
  const rows = inTable(`${where}.csv`, () => readCsv(`${where}.csv`, csv));
  const table = readSizeTable(where, series, rows);
  const faults = [...table.faults];
  const sizes = faults.length > 0 ? [] : expandSeries(where, series, table, faults);
  refuseFaults(faults);
  return { path, series, csv, table, sizes };
}

/** Tells what is wrong with a table as a fault of its file. */
function inTable<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof TableError) throw new ContentError({ file, sentence: error.sentence });
    throw error;
  }
}

/** Where each product is written. */
export function placesOfSizes(all: readonly ReadSeries[]): Map<Product, { file: string; line: number }> {
  return new Map(
    all.flatMap(({ path, sizes }) =>
      sizes.map(({ product, line }) => [product, { file: `content/${path}.csv`, line }] as const),
    ),
  );
}

/** What each series says of its standards, by the products that are its sizes. */
export function standardsOfSizes(all: readonly ReadSeries[]): Map<Product, string | undefined> {
  return new Map(
    all.flatMap(({ series: { standard }, sizes }) =>
      sizes.map(({ product }) => [product, standard] as const),
    ),
  );
}
