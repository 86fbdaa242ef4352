import { parseContent } from "#prerender/reading/parse-content.ts";
import { readText } from "#prerender/reading/read-text.ts";
import { readWords, searchWords, wholeWords, type Words } from "#prerender/content/words.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { openGlossary, type Glossary } from "../glossary/glossary.ts";
import type { SearchWords } from "../vocabulary/search-words.ts";
import type { Category, Product } from "../model/schema.ts";
import { inUsualOrder } from "../table/usual-order.ts";

const { categories, products } = readRange(TEST_CONTENT);

/** The category tree of the tests' content. */
export const realTree: Category[] = categories;

/** Every product of the tests' content, in the order of the lists. */
export const realProducts: Product[] = inUsualOrder(realTree, products);

const words = wholeWords(
  readWords((name, schema) => parseContent(`content/${name}`, readText(TEST_CONTENT, name), schema)),
);
if (!words) throw new Error("testing/content lacks words.");

/** The words of the tests' content. */
export const realWords: Words = words;

/** The words that the search uses. */
export const realSearchWords: SearchWords = searchWords(words, products);

/** The glossary of the tests' content. */
export const realGlossary: Glossary = openGlossary(words.glossary);

/** A product of the tests' content by its id; throws if there is none. */
export function realProduct(id: string): Product {
  const product = realProducts.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  return product;
}
