import { statSync } from "node:fs";
import { join } from "node:path";
import { categoriesSchema, type Category } from "#site/catalogue/model/schema.ts";
import { parseContent } from "#prerender/reading/parse-content.ts";
import { readText } from "#prerender/reading/read-text.ts";
import { type Range, productsOf } from "#prerender/series/read-range.ts";
import { type ReadSeries, parseSeries, readSeries, seriesOf } from "#prerender/series/read-series.ts";
import type { ContentFile, Workspace } from "../content/workspace.ts";

/** The two files of a series as they stand now, and what they say. */
export interface SeriesFiles {
  json: ContentFile;
  csv: ContentFile;
  read: ReadSeries;
}

/**
 * Reads the range of the content folder as it stands now; what hasn't changed since is not read again.
 * @throws ContentError
 */
export function contentRange({ folder }: Workspace): () => Range {
  const kept = new Map<string, { stamp: string; read: ReadSeries }>();
  const read = (path: string): ReadSeries => {
    const stats = ["json", "csv"].map((ending) => statSync(join(folder, `${path}.${ending}`)));
    const stamp = stats.map(({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`).join();
    const before = kept.get(path);
    if (before?.stamp === stamp) return before.read;
    const now = readSeries(folder, path);
    kept.set(path, { stamp, read: now });
    return now;
  };
  return () => {
    const categories: Category[] = parseContent(
      "content/categories.json",
      readText(folder, "categories.json"),
      categoriesSchema,
    );
    const series = categories
      .filter(({ id }) => id !== "all")
      .flatMap(({ id }) => seriesOf(folder, id).map(read));
    return { categories, series, products: productsOf(series) };
  };
}

/** The files of a series of the range. @throws ContentError */
export function seriesFiles(workspace: Workspace, path: string): SeriesFiles | undefined {
  const json = workspace.read(`${path}.json`);
  const csv = workspace.read(`${path}.csv`);
  if (!json || !csv) return undefined;
  return { json, csv, read: parseSeries(path, withoutMark(json.text), () => csv.text) };
}

/** A text without the byte order mark before it. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}
