import { describe, expect, it } from "vitest";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realTree } from "../testing/real-catalogue.ts";
import { openSearch } from "./open-search.ts";
import { searchData, type SearchData } from "./search-data.ts";
import { search } from "./search.ts";

describe("ten thousand products", () => {
  const data: SearchData = JSON.parse(JSON.stringify(searchData(realTree, madeUpProducts(10_000))));

  it("take at most 100 KiB of index for each thousand", () => {
    expect(new TextEncoder().encode(JSON.stringify(data)).length).toBeLessThan(10 * 100 * 1024);
  });

  it("keep shared facts few, so that a query looks at each text once", () => {
    expect(data.facts.length).toBeLessThan(1_000);
  });

  it("are each compared once for a query that finds something, whatever its length", () => {
    const big = openSearch(data);
    expect(search(big, "end mill", 20)).toMatchObject({ total: 10_000, compared: 10_000 });
    expect(search(big, "2-flute carbide end mill TiAlN stainless", 20).compared).toBe(10_000);
  });

  it("are compared four times at the most, for a query that finds nothing", () => {
    expect(search(openSearch(data), "xyzzy plugh", 20).compared).toBeLessThanOrEqual(40_000);
  });
});
