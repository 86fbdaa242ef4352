import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { madeWorkbook, sheetRows } from "#testing/made-workbook.ts";
import { MAX_LIST_FILE_BYTES, readListFile } from "./read-list-file.ts";

function words(list: Awaited<ReturnType<typeof readListFile>>): string[] {
  return typeof list === "string"
    ? [list]
    : list.lines.map((line) => `${line.words} ${line.quantity ?? "?"}`);
}

test("a workbook is read by its first sheet", async () => {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve("#testing/list.xlsx")));
  expect(words(await readListFile(new Blob([new Uint8Array(bytes)])))).toEqual([
    "CNMG 120408 50",
    "M8 tap 2",
  ]);
});

test("a workbook whose sheet is large is read whole", async () => {
  const row = ["M8 tap", "2", ...Array.from({ length: 10 }, (_, column) => `remark ${column}`)];
  const bytes = madeWorkbook(sheetRows(Array.from({ length: 1_500 }, () => row)));
  const list = await readListFile(new Blob([bytes]));
  expect(words(list)).toHaveLength(1_500);
});

test.each([
  ["a few kilobytes that unpack to megabytes", " ".repeat(32_000_000)],
  ["a cell at the far end of the sheet", '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ["a row far beyond any sheet", "<row r='99999999'><c r='A99999999'><v>1</v></c></row>"],
])("%s: refused as far more than a list", async (_, rows) => {
  expect(await readListFile(new Blob([madeWorkbook(rows)]))).toBe("unpacks too large");
});

test("a stray cell below the list does no harm", async () => {
  const bytes = madeWorkbook(
    `${sheetRows([["M8 tap", "2"]])}<row r="1048576"><c r="B1048576" t="inlineStr"><is><t> </t></is></c></row>`,
  );
  expect(words(await readListFile(new Blob([bytes])))).toEqual(["M8 tap 2"]);
});

test.each([
  ["UTF-8", new TextEncoder().encode("Ø10 end mill;5\nM8 tap;2")],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from("Ø10 end mill;5\nM8 tap;2", "utf16le")])],
  ["an old Windows encoding", Uint8Array.from(Buffer.from("Ø10 end mill;5\nM8 tap;2", "latin1"))],
])("text saved as %s is read", async (_, bytes) => {
  expect(words(await readListFile(new Blob([bytes])))).toEqual(["Ø10 end mill 5", "M8 tap 2"]);
});

test("what is no list is refused, not guessed at", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  expect(await readListFile(new Blob(["PK\u0003\u0004 no workbook"]))).toBe("unreadable");
  expect(logged).toHaveBeenCalledOnce();
  expect(await readListFile(new Blob([Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2])]))).toBe(
    "unreadable",
  );
  expect(await readListFile(new Blob(["x".repeat(MAX_LIST_FILE_BYTES + 1)]))).toBe("too large");
  logged.mockRestore();
});
