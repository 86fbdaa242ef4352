import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TableError } from "#prerender/series/csv-text.ts";
import { readTable, writeTable } from "./table-file.ts";

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

  it("is refused where the name leads to a device", async () => {
    symlinkSync("/dev/zero", join(folder, "range.csv"));
    await expect(readTable(join(folder, "range.csv"))).rejects.toThrow("is missing or can't be read");
  });

  it("is refused where there is none", async () => {
    await expect(readTable(join(folder, "none.csv"))).rejects.toThrow(TableError);
  });
});

describe("a formula in a workbook", () => {
  /** A workbook with one cell, written like a spreadsheet program's. */
  async function workbook(cell: string): Promise<string> {
    const file = join(folder, "range.xlsx");
    await writeTable(file, [
      ["Id", "Coating"],
      ["a", "TiAlN"],
    ]);
    const files = unzipSync(readFileSync(file));
    const [sheet = ""] = Object.keys(files).filter(
      (name) => name.startsWith("xl/worksheets/") && name.endsWith(".xml"),
    );
    const text = strFromU8(files[sheet] ?? new Uint8Array());
    const changed = text.replace(/<c r="B2"[^>]*>.*?<\/c>/, cell);
    expect(changed).not.toBe(text);
    writeFileSync(file, zipSync({ ...files, [sheet]: strToU8(changed) }));
    return file;
  }

  it.each<[what: string, cell: string, value: string]>([
    ["that failed is no empty cell", '<c r="B2" t="e"><f>NA()</f><v>#N/A</v></c>', "#N/A"],
    ["that nobody has worked out is no empty cell", '<c r="B2"><f>A2&amp;"x"</f></c>', "#N/A"],
    ["with an empty value is no empty cell", '<c r="B2" t="str"><f>A2</f><v></v></c>', "#N/A"],
    ["that was worked out is its value", '<c r="B2" t="str"><f>"Ti"&amp;"N"</f><v>TiN</v></c>', "TiN"],
  ])("%s", async (_, cell, value) => {
    expect((await readTable(await workbook(cell)))[1]).toEqual(["a", value]);
  });
});

describe("an export", () => {
  const rows = [
    ["Id", "Name"],
    ["a", "A"],
  ];

  it.each(["range.csv", "range.xlsx"])(
    "writes the same %s again, and none over an edited one",
    async (name) => {
      const file = join(folder, name);
      await writeTable(file, rows);
      await writeTable(file, rows);
      const edited = [
        ["Id", "Name"],
        ["a", "B"],
      ];
      const before = readFileSync(file);
      await expect(writeTable(file, edited)).rejects.toThrow("may hold changes of yours");
      expect(readFileSync(file)).toEqual(before);
      expect(readdirSync(folder)).toEqual([name]);
    },
  );

  it("into a folder that isn't there says so", async () => {
    for (const name of ["none/range.csv", "none/range.xlsx"])
      await expect(writeTable(join(folder, name), rows)).rejects.toThrow("it can't be written");
  });

  it("onto a folder says so", async () => {
    mkdirSync(join(folder, "dir.csv"));
    await expect(writeTable(join(folder, "dir.csv"), rows)).rejects.toThrow("this is a folder");
  });
});
