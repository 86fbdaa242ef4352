import { join } from "node:path";
import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { readRange } from "../series/read-range.ts";
import { wronglyShown } from "./check-picture.ts";
import { isRendered, recipes } from "./recipes.ts";

const root = join(import.meta.dirname, "../..");

/**
 * The report on cut-outs: the products in `content/` that each one shows, a line each; then those with a recipe that
 * are still to be rendered, and the products that use another body until then.
 */
export function cutOutReport(): string {
  const { categories, products } = readRange(join(root, "content"));
  const names = [...recipes().keys()].toSorted((one, other) => one.localeCompare(other));
  const waiting = names.filter((name) => !isRendered(name));
  const shown = products.flatMap(shownByAnother);
  return [
    ...names
      .filter((name) => isRendered(name))
      .map((name) => `${name}: ${standsFor(name, products, categories)}`),
    "",
    `Described in art/recipes.json and still to be rendered: ${waiting.join(", ") || "none"}.`,
    `Products that are shown by another body, "Similar tool shown": ${shown.length || "none"}.`,
    ...shown,
  ].join("\n");
}

function standsFor(name: string, products: readonly Product[], categories: readonly Category[]): string {
  const own = products.filter(({ picture }) => picture === name).map(codeOf);
  const places = categories.flatMap(({ subCategories }) =>
    subCategories.flatMap((place) => [place, ...place.items]),
  );
  const empty = places.filter(({ picture }) => picture === name).map(({ label }) => `the place "${label}"`);
  return [...own, ...empty].join(", ") || "nothing yet";
}

function codeOf({ specifications, id }: Product): string {
  return specifications.size ?? id;
}

function shownByAnother(product: Product): string[] {
  const faults = wronglyShown(product);
  return faults.length === 0 ? [] : [`${codeOf(product)} by ${product.picture}: ${faults.join("; ")}`];
}
