import { describe, expect, it } from "vitest";
import { madeUpProducts } from "../testing/made-up-products.ts";
import { realTree } from "../testing/real-catalogue.ts";
import { openSearch, prepare } from "./open-search.ts";
import { searchData, type SearchData } from "./search-data.ts";
import { search, searchInSteps } from "./search.ts";

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

  it("are searched in steps of 200, between which the page can breathe", () => {
    const steps = searchInSteps(openSearch(data), "end mill", 20);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeGreaterThanOrEqual(2 * (10_000 / 200) - 2);
  });

  it("are made ready in slices, each once", () => {
    const big = openSearch(data);
    expect(prepare(big, 2_000)).toBe(false);
    const [entry] = big.entries;
    expect(big.entries).toHaveLength(2_000);
    expect(prepare(big)).toBe(true);
    search(big, "mill", 1);
    expect(big.entries[0]).toBe(entry);
    expect(big.entries).toHaveLength(10_000);
  });
});
