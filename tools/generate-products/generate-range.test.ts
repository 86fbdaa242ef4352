import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkCatalogue } from "#prerender/content/check-catalogue.ts";
import { checkTrade } from "#prerender/content/check-trade.ts";
import { loadContent } from "#prerender/content/content.ts";
import { familyOf } from "#site/catalogue/model/tool-family.ts";
import { generateRange } from "./generate-range.ts";
import { groovingHolder } from "./groove-sketches.ts";

const { categories, products } = loadContent(TEST_CONTENT);

describe("a generated range", () => {
  const range = generateRange(products, products.length + 300, 1);
  const added = range.slice(products.length);

  it("holds as many products as were asked for, the hand-kept ones first", () => {
    expect(range).toHaveLength(products.length + 300);
    expect(range.slice(0, products.length)).toEqual(products);
  });

  it("passes every rule of the build", () => {
    expect(() => checkCatalogue(categories, range)).not.toThrow();
    expect(() => checkTrade(range)).not.toThrow();
  });

  it("is the same for the same seed, and another for another", () => {
    expect(generateRange(products, range.length, 1)).toEqual(range);
    expect(generateRange(products, range.length, 2)).not.toEqual(range);
  });

  it("fills no place of the tree that is empty by intent", () => {
    const place = ({ category, subcategory, item }: (typeof range)[number]) =>
      [category, subcategory, item].join("/");
    const known = new Set(products.map(place));
    expect(added.map(place).filter((each) => !known.has(each))).toEqual([]);
  });

  it("is of many families in every category", () => {
    expect(new Set(added.map(familyOf)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(added.map(({ category }) => category)).size).toBe(7);
  });

  it("is the hand-kept range when as much is asked for", () => {
    expect(generateRange(products, products.length, 1)).toEqual(products);
  });

  it("stops with a sentence when there is no more to make up", () => {
    expect(() => generateRange(products, 10_000, 1, [[1, groovingHolder]])).toThrow(
      /^There are no more than \d+ different products to make up\.$/,
    );
  });
});
