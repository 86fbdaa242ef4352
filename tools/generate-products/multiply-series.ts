import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stringify } from "csv-stringify/sync";
import { parseContent } from "#prerender/reading/parse-content.ts";
import { loadContent } from "#prerender/content/content.ts";
import { columnOf } from "#prerender/series/columns.ts";
import { decodeCsv, readCsv } from "#prerender/series/csv-text.ts";
import { seriesSchema } from "#prerender/series/series-schema.ts";

/** A series of the folder that is copied. */
interface Master {
  /** Path of its two files, without extension. */
  path: string;
  headings: string[];
  rows: string[][];
}

/** Pieces in the largest pack that the build accepts, which limits the number of copies. */
const LARGEST_PACK = 50;

/**
 * Writes a copy of the folder `content` to `out` in which the series are repeated until there are `count` products, the
 * last series in part. A repeated size has a new id, order code, name and pack; its figures are the original's, so that
 * they pass the trade rules. Returns the number of products. Throws ContentError if a rule of the build is broken.
 */
export function multiplySeries(content: string, out: string, count: number): number {
  const own = loadContent(content).products.length;
  if (count < own) throw new Error(`The range has ${own} products already: ask for more.`);
  rmSync(out, { recursive: true, force: true });
  cpSync(content, out, { recursive: true });
  const masters = readMasters(out);
  if (masters.length === 0) throw new Error("The range has no series to multiply.");
  let missing = count - own;
  for (let copy = 2; missing > 0; copy += 1) {
    if (copy > LARGEST_PACK) throw new Error(`The series give no more than ${count - missing} products.`);
    for (const master of masters) {
      const rows = master.rows.slice(0, missing);
      if (rows.length > 0) writeCopy({ ...master, rows }, copy);
      missing -= rows.length;
    }
  }
  // Loading the result applies the build's own rules.
  return loadContent(out).products.length;
}

function readMasters(folder: string): Master[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".csv"))
    .toSorted()
    .flatMap((file) => {
      const table = readCsv(file, decodeCsv(file, readFileSync(join(folder, file)))).map(
        ({ cells }) => cells,
      );
      const [headings, ...rows] = table.map((cells) => cells.map((cell) => cell.replace(/^\uFEFF/, "")));
      if (!headings) return [];
      const sizes = rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
      return [{ path: join(folder, file.slice(0, -".csv".length)), headings, rows: sizes }];
    });
}

function writeCopy({ path, headings, rows }: Master, copy: number): void {
  const [file, ending] = [`${path}-copy-${copy}`, `, copy ${copy}`];
  const series = parseContent(relative(".", path), readFileSync(`${path}.json`, "utf8"), seriesSchema);
  // Two tools with the same figures and the same pack are refused as duplicates.
  const quantity = series.pack?.quantity === copy ? 1 : copy;
  const pack = { unit: series.pack?.unit ?? "piece", quantity };
  writeFileSync(
    `${file}.json`,
    JSON.stringify({
      ...series,
      title: `${series.title}${ending}`,
      ...(series.name && { name: `${series.name}${ending}` }),
      pack,
    }),
  );
  const suffixes: Partial<Record<string, string>> = {
    id: `-copy-${copy}`,
    orderCode: `-C${copy}`,
    name: ending,
  };
  const own = headings.map((heading) => suffixes[columnOf(heading)?.place.at(-1) ?? ""] ?? "");
  const table = rows.map((cells) => cells.map((cell, at) => (cell === "" ? cell : cell + (own[at] ?? ""))));
  writeFileSync(`${file}.csv`, stringify([headings, ...table]));
}
