import { parseContent } from "#prerender/content/parse-content.ts";
import { readText } from "#prerender/content/read-text.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { openGlossary, type Glossary } from "../glossary/glossary.ts";
import { glossarySchema } from "../glossary/glossary-schema.ts";
import type { Category, Product } from "../model/schema.ts";
import { inSizeOrder } from "../table/size-order.ts";

const { categories, products } = readRange(TEST_CONTENT);

/** The category tree of the tests' content. */
export const realTree: Category[] = categories;

/** Every product of the tests' content, in the order of the lists. */
export const realProducts: Product[] = inSizeOrder(realTree, products);

/** The glossary of the tests' content. */
export const realGlossary: Glossary = openGlossary(
  parseContent("glossary.json", readText(TEST_CONTENT, "words/glossary.json"), glossarySchema),
);

/** A product of the tests' content by its id; throws if there is none. */
export function realProduct(id: string): Product {
  const product = realProducts.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  return product;
}
