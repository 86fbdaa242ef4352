import type { Product } from "#site/catalogue/model/schema.ts";
import type { ContentFault } from "../content/faults/content-fault.ts";
import { ContentError, parseContent, refuseFaults } from "../content/parse-content.ts";
import { namesIn, readBytes, readText } from "../content/read-text.ts";
import { decodeCsv, readCsv, TableError } from "./csv-text.ts";
import { expandSeries, type Size } from "./expand-series.ts";
import { seriesSchema, type Series } from "./series-schema.ts";
import { readSizeTable, type SizeTable } from "./size-table.ts";

/** A series of a content folder with its table, and a product each row. */
export interface ReadSeries {
  /** Name of its files, without ending. */
  name: string;
  series: Series;
  /** The text of the table, and what it says. */
  csv: string;
  table: SizeTable;
  sizes: Size[];
}

/** Names of the series in a content folder, in the order of the alphabet. Throws a ContentError for a stray file. */
export function seriesNames(folder: string): string[] {
  const files = (namesIn(folder, "series") ?? []).filter((file) => !file.startsWith("."));
  const faults = files.flatMap((file): ContentFault[] => {
    const [, name, ending] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(json|csv)$/.exec(file) ?? [];
    const tell = (sentence: string): ContentFault[] => [{ file: `content/series/${file}`, sentence }];
    if (name === undefined)
      return tell("expected a name of lower-case letters, digits and hyphens that ends in .json or .csv.");
    const other = `${name}.${ending === "json" ? "csv" : "json"}`;
    return files.includes(other)
      ? []
      : tell(`its other half, content/series/${other}, is missing: a series is written in both.`);
  });
  refuseFaults(faults);
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .toSorted();
}

/** Reads a series and expands its sizes. Throws a ContentError that names file, line and field of each fault. */
export function readSeries(folder: string, name: string): ReadSeries {
  const path = `content/series/${name}`;
  const series = parseContent(`${path}.json`, readText(folder, `series/${name}.json`), seriesSchema);
  const { csv, rows } = readRows(folder, name);
  const table = readSizeTable(path, series, rows);
  const faults = [...table.faults];
  const sizes = faults.length > 0 ? [] : expandSeries(path, series, table, faults);
  refuseFaults(faults);
  return { name, series, csv, table, sizes };
}

function readRows(folder: string, name: string): { csv: string; rows: ReturnType<typeof readCsv> } {
  const path = `content/series/${name}.csv`;
  try {
    const csv = decodeCsv(path, readBytes(folder, `series/${name}.csv`));
    return { csv, rows: readCsv(path, csv) };
  } catch (error) {
    if (error instanceof TableError) throw new ContentError({ file: path, sentence: error.sentence });
    throw error;
  }
}

/** Where each product that is a size of a series is written. */
export function placesOfSizes(all: readonly ReadSeries[]): Map<Product, { file: string; line: number }> {
  return new Map(
    all.flatMap(({ name, sizes }) =>
      sizes.map(({ product, line }) => [product, { file: `content/series/${name}.csv`, line }] as const),
    ),
  );
}

/** What each series says of its standards, by the products that are its sizes. */
export function standardsOfSizes(all: readonly ReadSeries[]): Map<Product, string> {
  return new Map(
    all.flatMap(({ series: { standard }, sizes }) =>
      sizes.map(({ product }) => [product, standard] as const),
    ),
  );
}
