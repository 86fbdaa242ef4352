import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadContent } from "#prerender/content/content.ts";
import type { ContentFolder } from "#prerender/testing/content-folder.ts";
import { contentWithSeries } from "#prerender/testing/short-end-mills.ts";
import { multiplySeries } from "./multiply-series.ts";

let content: ContentFolder;
let out: string;
let own: number;
beforeEach(() => {
  content = contentWithSeries();
  out = mkdtempSync(join(tmpdir(), "range-"));
  own = loadContent(content.path).products.length;
});
afterEach(() => {
  content.dispose();
  rmSync(out, { recursive: true, force: true });
});

it("holds as many products as were asked for, and every rule of the build", () => {
  expect(multiplySeries(content.path, out, own + 7)).toBe(own + 7);
});

it("repeats a size under an id and a name of its own, in a row with a name of its own too", () => {
  multiplySeries(content.path, out, own * 2);
  const copies = loadContent(out).products.filter(({ id }) => /^mil-short.*-copy-/.test(id));
  expect(copies.map(({ id, name }) => [id, name])).toEqual([
    ["mil-short-6-copy-2", "Short end mill Ø6, DIN 6527 K, copy 2"],
    ["mil-short-8-copy-2", "Short end mill Ø8, DIN 6527 K, copy 2"],
    ["mil-short-10-copy-2", "Short end mill Ø10 of our own, DIN 6527 K, copy 2"],
  ]);
});

it("refuses fewer products than there are, and more than can be told apart", () => {
  expect(() => multiplySeries(content.path, out, own - 1)).toThrow(
    `The range has ${own} products already: ask for more.`,
  );
  expect(() => multiplySeries(content.path, out, own * 50 + 1)).toThrow(
    `The series give no more than ${own * 50} products.`,
  );
});
