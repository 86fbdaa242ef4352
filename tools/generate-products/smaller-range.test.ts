import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkCatalogue } from "#prerender/content/check-catalogue.ts";
import { checkTrade } from "#prerender/content/check-trade.ts";
import { loadContent } from "#prerender/content/content.ts";
import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { smallerRange } from "./smaller-range.ts";

const { categories, products } = loadContent(TEST_CONTENT);

describe.each([51, 100, 150])("a range of %i products", (count) => {
  const range = smallerRange(products, count);

  it("holds as many as were asked for, in their order", () => {
    expect(range).toHaveLength(count);
    expect(range).toEqual(products.filter((product) => range.includes(product)));
  });

  it("passes every rule of the build", () => {
    expect(() => checkCatalogue(categories, range)).not.toThrow();
    expect(() => checkTrade(range)).not.toThrow();
  });

  it("leaves no place of the tree empty that wasn't", () => {
    const places = (list: typeof range) =>
      new Set(list.map(({ category, subcategory, item }) => [category, subcategory, item].join("/")));
    expect(places(range)).toEqual(places(products));
  });

  it("still has a holder with an insert that fits it", () => {
    const index = fitIndex(range);
    const kinds = range.flatMap((product) => partnersOf(index, product).map(({ as }) => as));
    expect(kinds).toContain("insert");
    expect(kinds).toContain("holder");
  });
});

it("a range can't be made so small that places would stand empty", () => {
  expect(() => smallerRange(products, 5)).toThrow(/^The smallest range that keeps every place holds \d+ /);
});
