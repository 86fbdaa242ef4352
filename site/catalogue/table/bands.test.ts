import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { bandOf, seriesIn, seriesKey } from "./bands.ts";
import { tableCellOf } from "./columns.ts";

const bands = seriesIn(realProducts).map((group) => bandOf(group, {}));

describe("the bands of a list", () => {
  it("hold every product once, those of a series together", () => {
    expect(new Set(bands.flatMap(({ sizes }) => sizes.map(({ product }) => product)))).toEqual(
      new Set(realProducts),
    );
    expect(bands).toHaveLength(new Set(realProducts.map(seriesKey)).size);
    for (const { id, sizes } of bands) for (const { product } of sizes) expect(seriesKey(product)).toBe(id);
  });

  it("stand in the order in which the list names their first tool", () => {
    const first = bands.map(({ id }) => realProducts.findIndex((product) => seriesKey(product) === id));
    expect(first).toEqual(first.toSorted((one, other) => one - other));
  });

  it("name each size so that no two are the same", () => {
    for (const { id, sizes } of bands) {
      const labels = sizes.map(({ label }) => label);
      expect(new Set(labels).size, `${id}: ${labels.join(", ")}`).toBe(labels.length);
      for (const label of labels) expect(label, id).not.toBe("");
    }
  });

  it("show first what tells the sizes apart, then what they share", () => {
    for (const { id, columns, varying, sizes } of bands) {
      const differ = columns.map((column) => {
        const values = sizes.map(({ product }) => tableCellOf(product, column)?.value);
        return new Set(values).size > 1;
      });
      if (sizes.length > 1)
        expect(differ.indexOf(false) === -1 ? differ.length : differ.indexOf(false), id).toBe(varying);
      expect(differ.slice(varying).includes(true), id).toBe(false);
    }
  });

  it("say how many of the sizes are on the shelf", () => {
    for (const { inStock, sizes } of bands)
      expect(inStock).toBe(sizes.filter(({ product }) => product.leadTime === "stock").length);
  });

  it("have the sizes in another order if one is given", () => {
    const [turned] = seriesIn(realProducts).map((group) =>
      bandOf(group, {}, (one, other) => (one.id < other.id ? 1 : -1)),
    );
    const ids = turned?.sizes.map(({ product }) => product.id) ?? [];
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});
