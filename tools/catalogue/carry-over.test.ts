import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { csvOf, rows, series } from "#prerender/testing/short-end-mills.ts";
import { carryOver } from "./carry-over.ts";

const tools = readRange(TEST_CONTENT).products;

let folder: string;
const write = (path: string, value: unknown) =>
  writeFileSync(join(folder, path), typeof value === "string" ? value : JSON.stringify(value));

/** An old content folder: a list of tools per category, and a series with a category but no family. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "old-content-"));
  for (const inside of ["products", "series"]) mkdirSync(join(folder, inside));
  write("categories.json", readFileSync(join(TEST_CONTENT, "categories.json"), "utf8"));
  for (const [category, own] of Map.groupBy(tools, (tool) => tool.category))
    write(
      `products/${category}.json`,
      own.map((tool) => ({ ...tool, category: undefined, family: undefined, series: undefined })),
    );
  const { family: _, ...words } = series;
  write("series/short-end-mills.json", { ...words, category: "milling" });
  write("series/short-end-mills.csv", csvOf(rows));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("an older content folder", () => {
  it("is carried over with every id, text and order code as it was", () => {
    expect(carryOver(folder)?.products).toBe(tools.length + rows.length - 1);
    const now = new Map(readRange(folder).products.map((tool) => [tool.id, tool]));
    for (const { series: _, ...tool } of tools) expect(now.get(tool.id)).toMatchObject(tool);
    expect(now.get("mil-short-8")).toMatchObject({ family: "end-mill", series: "short-end-mills" });
    expect(readdirSync(folder).toSorted()).toEqual(["categories.json", "range"]);
  });

  it("is left as it was where a tool is of no family", () => {
    write("products/pcd.json", [
      {
        ...tools[0],
        id: "odd",
        category: undefined,
        family: undefined,
        series: undefined,
        specifications: {},
      },
    ]);
    expect(() => carryOver(folder)).toThrow("content/products/pcd.json: its types name no family of tools.");
    expect(existsSync(join(folder, "range"))).toBe(false);
    expect(existsSync(join(folder, "products/milling.json"))).toBe(true);
  });

  it("is carried over once", () => {
    carryOver(folder);
    expect(carryOver(folder)).toBeUndefined();
  });
});
