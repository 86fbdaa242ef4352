import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { loadContent } from "#prerender/content/content.ts";
import { smallerRange } from "./smaller-range.ts";
import { writeRange } from "./write-range.ts";

let out: string;
beforeEach(() => (out = mkdtempSync(join(tmpdir(), "range-"))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

it.each([51, 400])("a copy of the content with %i products keeps every rule of the build", (count) => {
  expect(writeRange(TEST_CONTENT, out, count, 1)).toBe(count);
});

it("a smaller copy proposes another search for one that would find nothing there", () => {
  const content = join(out, "content");
  cpSync(TEST_CONTENT, content, { recursive: true });
  const { products, page } = loadContent(content);
  const left = smallerRange(products, 51);
  const gone = products.find((product) => !left.includes(product))?.orderCode ?? "";
  const examples = [gone, ...page.products.examples.slice(1)];
  writeFileSync(
    join(content, "page.json"),
    JSON.stringify({ ...page, products: { ...page.products, examples } }),
  );
  writeRange(content, join(out, "smaller"), 51, 1);
  const proposed = loadContent(join(out, "smaller")).page.products.examples;
  expect(proposed).not.toContain(gone);
  expect(proposed.slice(1)).toEqual(examples.slice(1));
});
