import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { productSchema, type Product } from "#site/catalogue/model/schema.ts";
import type { ToolFamily } from "#site/catalogue/families/families.ts";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { ContentError, parseContent, refuseFaults } from "#prerender/reading/parse-content.ts";
import { familyNamedBy } from "#prerender/series/family-words.ts";
import { expandSeries } from "#prerender/series/expand-series.ts";
import { readCsv } from "#prerender/series/csv-text.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { seriesSchema } from "#prerender/series/series-schema.ts";
import { readSizeTable } from "#prerender/series/size-table.ts";
import { gatherSeries } from "./new-series.ts";

/** Until November 2026: a list of products per category, and series with a category but no family. */
const oldList = v.array(productSchema);
const { family: _family, ...oldEntries } = seriesSchema.entries;
const oldSeries = v.strictObject({ ...oldEntries, category: v.string() });

/** The result of a conversion. */
interface CarriedOver {
  products: number;
  series: number;
}

/**
 * Converts `products/*.json` and `series/*` of an older content folder to `range/<category>/`. Deletes the old files
 * once the new ones give the same ids, texts and order codes. Undefined if there is nothing to convert. Throws a
 * ContentError if something can't be converted, and leaves the folder unchanged.
 */
export function carryOver(folder: string): CarriedOver | undefined {
  const names = (inside: string): string[] =>
    existsSync(join(folder, inside)) ? readdirSync(join(folder, inside)).toSorted() : [];
  const lists = names("products").filter((name) => name.endsWith(".json"));
  const series = names("series").filter((name) => name.endsWith(".json"));
  if (lists.length + series.length === 0) return undefined;
  const textOf = (path: string): string => readFileSync(join(folder, path), "utf8");

  const before: Product[] = [];
  const files = new Map<string, string>();
  for (const list of lists) {
    const category = list.slice(0, -".json".length);
    const file = `products/${list}`;
    const products = parseContent(`content/${file}`, textOf(file), oldList).map((product): Product => {
      const draft = { ...product, category, series: "", family: "drill" as const };
      return { ...draft, family: oneFamily(file, [draft]) };
    });
    before.push(...products);
    for (const [path, text] of gatherSeries(products)) files.set(path, text);
  }
  for (const name of series) {
    const path = `series/${name.slice(0, -".json".length)}`;
    const json = textOf(`${path}.json`);
    const { category, ...rest } = parseContent(`content/${path}.json`, json, oldSeries);
    const csv = textOf(`${path}.csv`);
    const faults: ContentFault[] = [];
    const old = { ...rest, category, family: "drill" as const }; // its family follows from its products
    const table = readSizeTable(`content/${path}`, old, readCsv(`content/${path}.csv`, csv));
    const products = expandSeries(`content/${path}`, old, table, faults).map(({ product }) => product);
    faults.push(...table.faults);
    refuseFaults(faults);
    const family = oneFamily(`${path}.json`, products);
    before.push(...products.map((product) => ({ ...product, family })));
    const target = `range/${category}/${name.slice(0, -".json".length)}`;
    files.set(`${target}.json`, `${JSON.stringify({ family, ...rest }, undefined, 2)}\n`);
    files.set(`${target}.csv`, csv);
  }
  for (const [path, text] of files) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const faults = differences(before, readRange(folder).products);
  if (faults.length > 0) {
    rmSync(join(folder, "range"), { recursive: true });
    throw new ContentError(...faults);
  }
  rmSync(join(folder, "products"), { recursive: true, force: true });
  rmSync(join(folder, "series"), { recursive: true, force: true });
  return { products: before.length, series: files.size / 2 };
}

function oneFamily(path: string, products: readonly Product[]): ToolFamily {
  const families = new Set(products.map((product) => familyNamedBy(product.specifications.type)));
  const [family] = families;
  if (family === undefined || families.size > 1)
    throw new ContentError({
      file: `content/${path}`,
      sentence: `its types name ${families.size > 1 ? "more than one family" : "no family"} of tools.`,
    });
  return family;
}

/** Differences between the new and the old files, a sentence each. */
function differences(before: readonly Product[], after: readonly Product[]): ContentFault[] {
  const file = "content/range";
  const byId = new Map(after.map((product) => [product.id, product]));
  const changed = before
    // At that time a product had no series.
    .filter(
      (product) =>
        !isDeepStrictEqual({ ...product, series: byId.get(product.id)?.series }, byId.get(product.id)),
    )
    .map(({ id }) => ({ file, record: id, sentence: "this tool would not be the same as before." }));
  const sentence = `${after.length} products would be there instead of ${before.length}.`;
  return before.length === after.length ? changed : [...changed, { file, sentence }];
}
