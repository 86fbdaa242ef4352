import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TableError } from "#prerender/series/csv-text.ts";
import { readTable } from "./table-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "table-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a file that is no table", () => {
  it.each<[name: string, bytes: Uint8Array, words: string]>([
    ["range.xlsx", Buffer.from("no workbook"), "this is no workbook that can be read"],
    ["range.ods", Buffer.from("x"), "expected a file that ends in .csv or .xlsx"],
    ["range.csv", Buffer.from([0x49, 0x64, 0x2c, 0xd8, 0x38]), 'Save it as "CSV UTF-8"'],
  ])("is refused: %s", async (name, bytes, words) => {
    writeFileSync(join(folder, name), bytes);
    await expect(readTable(join(folder, name))).rejects.toThrow(words);
  });

  it("is refused where there is none", async () => {
    await expect(readTable(join(folder, "none.csv"))).rejects.toThrow(TableError);
  });
});
