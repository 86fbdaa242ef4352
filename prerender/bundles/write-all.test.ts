import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeInBatches } from "./write-all.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("pages that come one by one are all written and counted, and none waits once 200 do", async () => {
  const { take, flush, count } = writeInBatches(folder);
  expect(count()).toBe(0);
  for (let number = 1; number < 200; number += 1) await take(`product/${number}.html`, `page ${number}`);
  expect(existsSync(join(folder, "product"))).toBe(false);
  await take("product/200.html", "page 200");
  expect(count()).toBe(200);
  await take("product/201.html", "page 201");
  await flush();
  expect(count()).toBe(201);
  expect(readdirSync(join(folder, "product")).filter((name) => name.endsWith(".html"))).toHaveLength(201);
  expect(readFileSync(join(folder, "product/201.html"), "utf8")).toBe("page 201");
});
