import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { realProducts } from "../testing/real-catalogue.ts";
import { seriesIn } from "./bands.ts";
import { LIST_WIDTHS, withRoom } from "./column-room.ts";
import { columnsOf } from "./columns.ts";

const styles = readFileSync(
  new URL("../../sections/products/bands/column-room.late.module.css", import.meta.url),
  "utf8",
);
const series = seriesIn(realProducts).map(({ products }) => {
  const [first] = products;
  if (!first) throw new Error("a series without tools");
  return { products, columns: columnsOf(first.family, products) };
});

describe("the columns of a band's table", () => {
  it("stand from a width on that the style sheet knows, one after another", () => {
    for (const { products, columns } of series) {
      const shown = withRoom(products, columns).columns.map(({ from = 0 }) => from);
      expect(shown.slice(0, 2)).toEqual(columns.slice(0, 2).map(() => 0));
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      for (const from of shown.slice(2)) expect(LIST_WIDTHS).toContain(from);
    }
  });

  it.each(LIST_WIDTHS)("are hidden below %i px by mouse, and 44 px later by finger", (width) => {
    for (const room of [width, width + 44])
      expect(styles.replaceAll(/\s+/g, " ")).toContain(
        `@container bands (width < ${room}px) { [data-from="${width}"] { display: none; } }`,
      );
  });

  it("ask for more room for longer values and longer codes", () => {
    const { products, columns } = series.find((each) => each.columns.length > 3) ?? {
      products: [],
      columns: [],
    };
    const last = (tools: typeof products): number => withRoom(tools, columns).columns[2]?.from ?? Infinity;
    const withCode = (orderCode: string): typeof products =>
      products.map((product) => ({ ...product, orderCode }));
    expect(last(withCode("A-1"))).toBeLessThan(last(withCode("A-1234567890-1234567890")));
    const longer = products.map((product) => ({
      ...product,
      specifications: Object.fromEntries(
        Object.entries(product.specifications).map(([key, value]) => [
          key,
          `${value} for long and deep slots`,
        ]),
      ),
    }));
    expect(last(longer)).toBeGreaterThan(last(products));
  });
});
