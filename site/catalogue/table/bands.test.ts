import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { seriesIn, seriesKey } from "./bands.ts";

const bands = seriesIn(realProducts);

describe("the bands of a list", () => {
  it("hold every product once, those of a series together", () => {
    expect(new Set(bands.flatMap(({ products }) => products))).toEqual(new Set(realProducts));
    expect(bands).toHaveLength(new Set(realProducts.map(seriesKey)).size);
    for (const { id, products } of bands) for (const product of products) expect(seriesKey(product)).toBe(id);
  });

  it("stand in the order in which the list names their first tool", () => {
    const first = bands.map(({ id }) => realProducts.findIndex((product) => seriesKey(product) === id));
    expect(first).toEqual(first.toSorted((one, other) => one - other));
  });
});
