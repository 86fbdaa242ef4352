import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { openSearch } from "#site/catalogue/search/open-search.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import type { SearchWords } from "#site/catalogue/vocabulary/search-words.ts";
import { search } from "#site/catalogue/search/search.ts";
import { refuseFaults } from "../reading/parse-content.ts";

/** The example searches that find no product. */
export function examplesInVain(
  examples: readonly string[],
  categories: readonly Category[],
  products: readonly Product[],
  words: SearchWords,
): string[] {
  const index = openSearch(searchData(categories, products, words));
  return examples.filter((example) => search(index, example, 1).total === 0);
}

/** Checks the example searches of the page. Throws a ContentError that names each one without results. */
export function checkExamples(
  examples: readonly string[],
  categories: readonly Category[],
  products: readonly Product[],
  words: SearchWords,
): void {
  refuseFaults(
    examplesInVain(examples, categories, products, words).map((example) => ({
      file: "content/page.json",
      field: "products.examples",
      sentence: `"${example}" finds no product. Choose another.`,
    })),
  );
}
