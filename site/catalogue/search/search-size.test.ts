import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { openSearch } from "./open-search.ts";
import { searchData, type SearchData } from "./search-data.ts";
import { search } from "./search.ts";

const LIMIT = 10 * 100 * 1024;

describe("ten thousand products", () => {
  const products = madeUpProducts(10_000).map((product, number) => ({
    ...product,
    orderCode: `EM-${20_000 + number * 7}`,
  }));
  const data: SearchData = JSON.parse(JSON.stringify(searchData(realTree, products, realSearchWords)));
  const big = openSearch(data);

  it("take at most 100 KiB of index for each thousand on the wire, and before compression without order codes", () => {
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(LIMIT);
    // The words are the same however many tools there are.
    const { words: _, ...bare } = searchData(realTree, madeUpProducts(10_000), realSearchWords);
    expect(new TextEncoder().encode(JSON.stringify(bare)).length).toBeLessThan(LIMIT);
  });

  it("keep shared facts few, so that a query looks at each text once", () => {
    expect(data.facts.length).toBeLessThan(1_000);
  });

  it("are each compared once, whatever the query", () => {
    for (const query of [
      "end mill",
      "2-flute carbide end mill TiAlN stainless",
      "xyzzy plugh",
      "holder for CNMG 120408",
      "Ø7.77 drill",
    ])
      expect(search(big, query, 20).compared, query).toBe(10_000);
  });
});
