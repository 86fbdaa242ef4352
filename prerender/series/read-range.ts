import { categoriesSchema, type Category, type Product } from "#site/catalogue/model/schema.ts";
import { parseContent } from "../reading/parse-content.ts";
import { readText } from "../reading/read-text.ts";
import { readSeries, seriesOf, type ReadSeries } from "./read-series.ts";

/** The range as the files have it, without what the build adds. */
export interface Range {
  /** The tree, "all" first. */
  categories: Category[];
  series: ReadSeries[];
  /** The tools of all series, in the order of the tree and of their tables. */
  products: Product[];
}

/** Reads tree and range of a content folder. Throws a ContentError as `loadContent` does. */
export function readRange(folder: string): Range {
  const categories = parseContent(
    "content/categories.json",
    readText(folder, "categories.json"),
    categoriesSchema,
  );
  const series = categories
    .filter(({ id }) => id !== "all")
    .flatMap(({ id }) => seriesOf(folder, id).map((path) => readSeries(folder, path)));
  return { categories, series, products: productsOf(series) };
}

/** The tools of series, in the order of their tables. */
export function productsOf(series: readonly ReadSeries[]): Product[] {
  return series.flatMap(({ sizes }) => sizes.map(({ product }) => product));
}
