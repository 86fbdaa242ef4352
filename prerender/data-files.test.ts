import { expect, test } from "vitest";
import { fitIndex } from "#site/catalogue/fits.ts";
import { madeUpProducts } from "#site/catalogue/testing/made-up-products.ts";
import { realTree } from "#site/catalogue/testing/real-catalogue.ts";
import { Assets } from "./assets.ts";
import { addCategory, addFits, addSearch, LARGEST_FILE } from "./data-files.ts";

const picture = { sources: [], src: "/cut.webp", width: 4, height: 4, isDrawing: false };
const products = madeUpProducts(3_000).map((product) => ({ ...product, picture }));
const category = realTree.find(({ id }) => id === products[0]?.category);

function sizes(assets: Assets): number[] {
  return [...assets.files.values()].map(({ length }) => length);
}

function jsonOf(assets: Assets, address: string): { more: string[] } & Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(assets.files.get(address)));
}

test("however big a range grows, no data file is over 100 KiB", () => {
  if (!category) throw new Error("The made-up products stand in no category.");
  const assets = new Assets();
  addCategory(assets, { category, products, fits: "/data/fits.json" });
  addSearch(assets, realTree, products);
  addFits(assets, category, products, fitIndex(products));
  expect(assets.files.size).toBeGreaterThan(10);
  expect(Math.max(...sizes(assets))).toBeLessThanOrEqual(LARGEST_FILE);
});

test("the files of the search index hold every product once, in order", () => {
  const assets = new Assets();
  const first = jsonOf(assets, addSearch(assets, realTree, products));
  const rows = [first.rows, ...first.more.map((address) => jsonOf(assets, address))].flat() as [string][];
  expect(rows.map(([id]) => id)).toEqual(products.map(({ id }) => id));
});

test("a small range is one file", () => {
  const assets = new Assets();
  expect(jsonOf(assets, addSearch(assets, realTree, products.slice(0, 50))).more).toEqual([]);
});
