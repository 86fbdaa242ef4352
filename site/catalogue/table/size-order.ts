import { diameterMeaning } from "../model/tool-family.ts";
import { toolFamilies } from "../families/families.ts";
import type { Category, Product } from "../model/schema.ts";
import { compareSortKeys, sortKeyOf, type SortKey } from "./sort-key.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A tool's size: its diameters and lengths if they are its size, otherwise the diameter before its code. */
function sizeKey(product: Tool): SortKey {
  const { size = "", diameter = "" } = product.specifications;
  const key = sortKeyOf(size);
  // Inserts with the same circle have many shapes: their code is compared first.
  if (key.figures.length > 0 || diameterMeaning(product) === "circle") return key;
  return { figures: sortKeyOf(diameter).figures, words: size };
}

/**
 * The initial order of lists: by place in the tree, then by family, then by size; of equal sizes those in stock come
 * first, the others in the order of their files.
 */
export function inSizeOrder<P extends Product>(tree: readonly Category[], products: readonly P[]): P[] {
  const places = tree.flatMap(({ id, subCategories }) =>
    subCategories.flatMap(({ id: subcategory, items }) => [
      ...items.map((item) => `${id}/${subcategory}/${item.id}`),
      `${id}/${subcategory}/`,
    ]),
  );
  const placeOf = new Map(places.map((place, index) => [place, index]));
  return products
    .map((product) => ({
      product,
      place: placeOf.get(`${product.category}/${product.subcategory}/${product.item ?? ""}`) ?? places.length,
      family: toolFamilies.indexOf(product.family),
      size: sizeKey(product),
      wait: product.leadTime === "stock" ? 0 : 1,
    }))
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        one.family - other.family ||
        compareSortKeys(one.size, other.size) ||
        one.wait - other.wait,
    )
    .map(({ product }) => product);
}
