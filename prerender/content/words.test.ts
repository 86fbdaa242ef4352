import { describe, expect, it } from "vitest";
import { search } from "#site/catalogue/search/search.ts";
import { openSearch } from "#site/catalogue/search/open-search.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import { madeUpReamer } from "#site/catalogue/testing/made-up-reamer.ts";
import { realProducts, realTree, realWords } from "#site/catalogue/testing/real-catalogue.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { searchWords } from "./words.ts";

function answer(products: readonly Product[], query: string) {
  const words = searchWords(realWords, products);
  return search(openSearch(searchData(realTree, products, words)), query, 3);
}

describe("the words of a family that names them itself", () => {
  const withReamers = [...realProducts, madeUpReamer(8), madeUpReamer(10)];

  it.each(["reamer 8", "8 mm reamer h7", "machine reamer 8 for cast iron", "रीमर 8", "8 mm मशीन रीमर"])(
    "find its tools: %s",
    (query) => {
      expect(answer(withReamers, query)).toMatchObject({ total: 1, hits: [{ id: "reamer-8" }] });
    },
  );

  it("say that a size isn't listed", () => {
    expect(answer(withReamers, "reamer 9")).toMatchObject({ near: "Ø9 mm: not listed. Other sizes:" });
  });

  it("are those of tools that aren't sold, while the range has none", () => {
    for (const query of ["reamer 8", "रीमर 8"])
      expect(answer(realProducts, query).parts[0]).toMatchObject({ as: "absent" });
  });
});
