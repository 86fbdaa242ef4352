import { readRange } from "#prerender/series/read-range.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import type { Category, Product } from "../model/schema.ts";
import { inSizeOrder } from "../table/size-order.ts";

const { categories, products } = readRange(TEST_CONTENT);

/** The category tree of the tests' content. */
export const realTree: Category[] = categories;

/** Every product of the tests' content, in the order of the lists. */
export const realProducts: Product[] = inSizeOrder(realTree, products);

/** A product of the tests' content by its id; throws if there is none. */
export function realProduct(id: string): Product {
  const product = realProducts.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  return product;
}
