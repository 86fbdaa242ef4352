import { TEST_CONTENT } from "#testing/test-site.ts";
import { allSelections } from "#site/catalogue/places/address.ts";
import { readRange } from "#prerender/series/read-range.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { inUsualOrder } from "#site/catalogue/table/usual-order.ts";
import { selectedNodes, type Selection } from "#site/catalogue/places/selection.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";

const range = readRange(TEST_CONTENT);

/** The tree of the catalogue, "all" first. */
export const tree = range.categories;

/** The seven categories, without "all". */
export const categories = tree.filter(({ id }) => id !== "all");

/** Every product in the usual order of the lists. */
export const allProducts = inUsualOrder(tree, range.products);

/** Every place below "all" that has an address. */
export const places = allSelections(tree).filter(({ category }) => category);

export function productsIn(place: Selection): Product[] {
  return selectProducts(allProducts, place);
}

/** The labels of a place, outermost first. */
export function labelsOf(place: Selection): string[] {
  const { category, subcategory, item } = selectedNodes(tree, place);
  return [category?.label, subcategory?.label, item?.label].filter((label) => label !== undefined);
}

/** A category of the content by its id. Throws for an unknown id. */
export function categoryOf(id: string): (typeof categories)[number] {
  const category = categories.find((node) => node.id === id);
  if (!category) throw new Error(`testing/content/categories.json knows no "${id}".`);
  return category;
}

/** A product of the content by its id. */
export function productWithId(id: string): Product {
  const product = allProducts.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content/range knows no "${id}".`);
  return product;
}
