import { expect, test } from "vitest";
import { fitIndex } from "#site/catalogue/relations/fits.ts";
import { madeUpProducts } from "#site/catalogue/testing/made-up-products.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import { realProduct, realSearchWords, realTree } from "#site/catalogue/testing/real-catalogue.ts";
import type { FitList, FitPart, StoredProduct } from "#site/browsing/data-files.ts";
import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { Assets } from "../bundles/assets.ts";
import { addCategory, addFits, addSearch, LARGEST_FILE } from "./data-files.ts";

const picture = { sources: [], src: "/cut.webp", width: 4, height: 4, kind: "Illustration" as const };
const products = madeUpProducts(3_000).map((product) => ({ ...product, picture, at: 0, sizeLabel: "" }));
const category = realTree.find(({ id }) => id === products[0]?.category);

function sizes(assets: Assets): number[] {
  return [...assets.files.values()].map(({ length }) => length);
}

function jsonOf(assets: Assets, address: string): { more: string[] } & Record<string, unknown[]> {
  return JSON.parse(new TextDecoder().decode(assets.files.get(address)));
}

/** A list that is split over a file and its further files. */
function listOf(assets: Assets, address: string, name: string): unknown[] {
  const first = jsonOf(assets, address);
  return [first, ...first.more.map((each) => jsonOf(assets, each))].flatMap((part) => part[name]);
}

test("however big a range grows, no data file is over 100 KiB", () => {
  if (!category) throw new Error("The made-up products stand in no category.");
  const assets = new Assets();
  addCategory(assets, {
    category,
    products,
    series: {},
    placePictures: {},
    fits: "/data/fits.json",
    hsn: {},
    places: {},
  });
  addSearch(assets, searchData(realTree, products, realSearchWords));
  addFits(assets, category, products, fitIndex(products));
  expect(assets.files.size).toBeGreaterThan(10);
  expect(Math.max(...sizes(assets))).toBeLessThanOrEqual(LARGEST_FILE);
});

test("the files of the search index hold every product, fact and set once, in order", () => {
  const assets = new Assets();
  const address = addSearch(assets, searchData(realTree, products, realSearchWords));
  const data = JSON.parse(JSON.stringify(searchData(realTree, products, realSearchWords)));
  expect(listOf(assets, address, "rows")).toEqual(data.rows);
  expect(listOf(assets, address, "facts")).toEqual(data.facts);
  expect(listOf(assets, address, "sets")).toEqual(data.sets);
  expect(listOf(assets, address, "words")).toEqual([data.words]);
});

test("products with the same starting ranges share them in the category's files, however many files there are", () => {
  const assets = new Assets();
  if (!category) throw new Error("The made-up products stand in no category.");
  const vc = { low: 100, start: 150, high: 200 };
  // Every third has none, of the others every second its own.
  const ranged = products.map((product, at): ShownProduct => {
    if (at % 3 === 0) return product;
    return { ...product, startValues: [{ group: "P", vc, pitch: { low: 1, high: at % 2 === 0 ? at : 1 } }] };
  });
  const address = addCategory(assets, {
    category,
    products: ranged,
    series: {},
    placePictures: {},
    fits: "/data/fits.json",
    hsn: { tap: { code: "8207 40" } },
    places: {},
  });
  expect(Math.max(...sizes(assets))).toBeLessThanOrEqual(LARGEST_FILE);
  expect(listOf(assets, address, "startValues").length).toBe(1_001);
  const ranges = listOf(assets, address, "startValues");
  const stored = listOf(assets, address, "products") as StoredProduct[];
  expect(
    stored.map(({ startValues }) => (startValues === undefined ? undefined : ranges[startValues])),
  ).toEqual(ranged.map(({ startValues }) => startValues));
  expect(jsonOf(assets, address)).toMatchObject({ hsn: { tap: { code: "8207 40" } }, places: {} });
});

test("the files of a category hold every product once, in order", () => {
  const assets = new Assets();
  if (!category) throw new Error("The made-up products stand in no category.");
  const address = addCategory(assets, {
    category,
    products,
    series: {},
    placePictures: {},
    fits: "/data/fits.json",
    hsn: {},
    places: {},
  });
  // JSON omits undefined.
  const stored = products.map((product) => ({ ...product, category: undefined, picture: 0, series: 0 }));
  expect(jsonOf(assets, address)).toMatchObject({ category, fits: "/data/fits.json", pictures: [picture] });
  expect(listOf(assets, address, "products")).toEqual(stored);
});

test("what fits a range of many tools is found for each of them in the files together", () => {
  const turning = realTree.find(({ id }) => id === "turning");
  if (!turning) throw new Error("The tree has no turning.");
  // Hundreds of seats, so that the lists alone exceed a file.
  const tools = Array.from({ length: 6_000 }, (_, number): ShownProduct => ({
    id: `tool-${number}`,
    category: "turning",
    family: number % 2 === 0 ? "parting-insert" : "parting-blade",
    subcategory: "inserts",
    name: `Tool ${number} of a range with long names, as they come with coatings and grades`,
    description: "Made up.",
    picture,
    series: "parting",
    at: number,
    sizeLabel: "",
    specifications: {
      type: number % 2 === 0 ? "Parting insert, neutral" : "Parting blade, right hand",
      insert: `${(1 + Math.floor(number / 4) / 10).toFixed(1)} mm self-clamping`,
    },
  }));
  const assets = new Assets();
  const address = addFits(assets, turning, tools, fitIndex(tools));
  const lists = listOf(assets, address, "lists") as FitList[];
  const of = listOf(assets, address, "of") as FitPart["of"];
  expect(assets.files.size).toBeGreaterThan(2);
  expect(Math.max(...sizes(assets))).toBeLessThanOrEqual(LARGEST_FILE);
  expect(of.map(([id]) => id)).toEqual(tools.map(({ id }) => id));
  const [, numbers = []] = of[5_999] ?? [];
  expect(numbers.map((number) => lists[number]?.tools)).toEqual([{ turning: ["tool-5996", "tool-5998"] }]);
});

test("a small range is one file", () => {
  const assets = new Assets();
  expect(
    jsonOf(assets, addSearch(assets, searchData(realTree, products.slice(0, 50), realSearchWords))).more,
  ).toEqual([]);
});

test("a tool of another category keeps its own in a category's file, so that its address stays one", () => {
  const [drilling] = realTree.filter(({ id }) => id === "drilling");
  if (!drilling) throw new Error("The catalogue has no drilling.");
  const mill = { ...realProduct("mil-em-2f-6"), picture, at: 0, sizeLabel: "" };
  const drill = { ...realProduct("dri-sd-85-3d"), picture, at: 1, sizeLabel: "" };
  const assets = new Assets();
  const address = addCategory(assets, {
    category: drilling,
    products: [drill, mill],
    series: {},
    placePictures: {},
    fits: "/data/fits.json",
    hsn: {},
    places: {},
  });
  const stored = listOf(assets, address, "products") as StoredProduct[];
  expect(stored.map(({ id, category }) => [id, category])).toEqual([
    ["dri-sd-85-3d", undefined],
    ["mil-em-2f-6", "milling"],
  ]);
});
