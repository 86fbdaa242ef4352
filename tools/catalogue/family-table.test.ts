import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRange } from "#prerender/series/read-range.ts";
import type { ContentFolder } from "#prerender/testing/content-folder.ts";
import { contentWithSeries } from "#prerender/testing/short-end-mills.ts";
import { familyTable } from "./family-table.ts";

let content: ContentFolder;
beforeEach(() => {
  content = contentWithSeries();
});
afterEach(() => content.dispose());

describe("the list of families", () => {
  it("names each series with its place, number of sizes and standard", () => {
    expect(familyTable(readRange(content.path))).toContain(
      "| Short end mills (range/milling/short-end-mills) | Solid Carbide – Endmill | 3 | DIN 6527 K |",
    );
  });

  it("counts each product once", () => {
    const { products, ...range } = readRange(content.path);
    const text = familyTable({ products, ...range });
    expect(text).toContain(`${products.length} products in ${range.series.length} series`);
    const counts = [...text.matchAll(/\| (\d+) \| [^|]+ \|$/gm)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(products.length);
  });
});
