import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { at, exported, headings, exportedProducts, rowOfId, withEdit } from "../testing/exported-range.ts";
import { columns } from "#prerender/series/columns.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport } from "./import-range.ts";
import type { Cell } from "#prerender/series/read-cell.ts";
import { readTable } from "./table-file.ts";

let folder: ContentFolder;
let content: string;
beforeEach(() => {
  folder = makeContentFolder();
  content = folder.path;
});
afterEach(() => folder.dispose());

function textsOf(path: string): Record<string, string> {
  const home = join(path, "range");
  const files = readdirSync(home, { recursive: true, encoding: "utf8" });
  const tables = files.filter((name) => name.endsWith(".csv"));
  return Object.fromEntries(tables.map((name) => [name, readFileSync(join(home, name), "utf8")]));
}

/** The table written by a spreadsheet program and read back: a workbook if a cell isn't text. */
async function saved(table: Cell[][]): Promise<Cell[][]> {
  const isText = table.flat().every((cell) => cell === null || typeof cell === "string");
  const file = join(content, isText ? "spoiled.csv" : "spoiled.xlsx");
  if (isText) writeFileSync(file, stringify(table));
  else await writeExcelFile(table.map((row) => row.map(inWorkbook))).toFile(file);
  return readTable(file);
}

function inWorkbook(cell: Cell) {
  return cell instanceof Date ? { value: cell, format: "dd/mm/yyyy" } : cell;
}

describe("a table that a spreadsheet program has worked on", () => {
  it("is read below titles, with semicolons and in UTF-16", async () => {
    const file = join(content, "range.csv");
    const rows = [["Range 2026"], [], ...exported(), [], [" "]];
    const text = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(";"));
    writeFileSync(file, Buffer.from(`\uFEFF${text.join("\r\n")}`, "utf16le"));
    expect(planImport(content, await readTable(file))).toMatchObject({
      changed: [],
      removed: [],
      faults: [],
    });
  });

  it("may have other columns in front, in another case, and none of those that stay as they are", () => {
    const table = exported().map((row) => [
      row[at("Name")] ?? "",
      row[at("Id")] ?? "",
      row[at("Category")] ?? "",
    ]);
    const plan = planImport(content, table.with(0, ["NAME", "id ", "Category*"]));
    expect(plan).toMatchObject({ changed: [], removed: [], faults: [] });
  });

  it.each<[id: string, heading: string, cell: Cell, text: string]>([
    ["tur-in-rcmt1204m0-p30", "Diameter (mm)", 12, "12.0 mm"],
    ["dri-sd-85-3d", "Diameter (mm)", "8,5", "8.5 mm"],
    ["dri-sd-85-3d", "Overall length (mm)", 89, "89 mm"],
    ["tur-st-cnmg120408-p25", "Max. depth (mm)", "1.0-5.0", "1.0–5.0 mm"],
    ["par-bl-32-4", "Max. depth (mm)", "<=50 mm", "≤ 50 mm"],
    ["mil-em-4f-10", "Flutes / teeth", 4, "4"],
  ])("keeps what %s has in %s when it comes back as %s", (id, heading, cell, text) => {
    const plan = planImport(content, withEdit(id, heading, cell));
    expect(plan.faults).toEqual([]);
    expect(plan.changed).toEqual([]);
    const [, key] = columns[at(heading)]?.place ?? [];
    expect(exportedProducts.find((product) => product.id === id)?.specifications).toMatchObject({
      [String(key)]: text,
    });
  });

  it("may have its headings in two rows, merged over and under each other", () => {
    const groups = headings.map((heading) => (heading.endsWith("(mm)") ? "Dimensions" : heading));
    const below = headings.map((heading) => (heading.endsWith("(mm)") ? heading : ""));
    const plan = planImport(content, [groups, below, ...exported().slice(1)]);
    expect(plan).toMatchObject({ changed: [], removed: [], faults: [], notes: [] });
  });

  it("may have a sum row and columns of the owner's own, which are left out and named", () => {
    const table = [...exported(), ["", "", "", "", "", "", "Total 171", 3]].map((row, number) => [
      ...row,
      number === 0 ? "Stock" : "7",
    ]);
    const plan = planImport(content, table);
    expect(plan).toMatchObject({ changed: [], removed: [], faults: [] });
    expect(plan.notes).toEqual([
      expect.stringMatching(
        /^row 1: the column "Stock" is no field and is left out\. The headings are: Category, /,
      ),
      'row 189 is left out, a sum or a note: "Total 171, 3, 7".',
    ]);
  });

  it("says how a decimal comma is read", () => {
    const plan = planImport(content, withEdit("tur-st-cnmg120408-p25", "Max. depth (mm)", "1,5-4,0"));
    expect(plan.notes).toEqual([
      `row ${rowOfId("tur-st-cnmg120408-p25") + 1}, column Max. depth (mm): "1,5-4,0" is read as 1.5–4.0 mm.`,
    ]);
    expect(plan.faults).toEqual([]);
  });

  it.each<[what: string, id: string, heading: string, cell: Cell, words: string]>([
    ["a code made a date by CSV", "thr-it-tap-m8-c", "Size / designation", "04-Jan", '"04-Jan" is a date'],
    ["a code made a long date", "thr-it-tap-m8-c", "Size / designation", "1/4/2020", '"1/4/2020" is a date'],
    ["a code made a month", "thr-it-tap-m8-c", "Size / designation", "Jan-04", '"Jan-04" is a date'],
    [
      "a date cell",
      "thr-it-tap-m8-c",
      "Size / designation",
      new Date("2020-04-01"),
      '"2020-04-01" is a date',
    ],
    ["a code made a number", "dri-sd-85-3d", "Size / designation", "3.00E+10", '"3.00E+10" is a number'],
    [
      "lost zeros",
      "tur-st-cnmg120408-p25",
      "Size / designation",
      "CNMG 12408",
      "expected an ISO 1832 designation",
    ],
    [
      "a bare number",
      "tur-st-cnmg120408-p25",
      "Size / designation",
      120408,
      '"120408" is a number, where the content says "CNMG 120408"',
    ],
    [
      "a code made a long number",
      "par-bl-32-4",
      "Size / designation",
      30_000_000_000,
      '"30000000000" is a number',
    ],
    [
      "a formula that fails",
      "dri-sd-85-3d",
      "Description",
      "#REF!",
      '"#REF!" is a formula that found nothing',
    ],
    ["a formula that fails in LibreOffice", "dri-sd-85-3d", "Name", "Err:508", '"Err:508" is a formula'],
    [
      "a column too narrow",
      "dri-sd-85-3d",
      "Overall length (mm)",
      "###",
      '"###" stands for a number. Widen the column',
    ],
    ["a lost letter", "dri-sd-85-3d", "Name", "Drill \uFFFD8.5", "has lost a letter"],
    ["a logical value", "dri-sd-85-3d", "Name", true, '"true" is no text'],
    ["no name", "dri-sd-85-3d", "Name", "", "all tools of the series have it"],
    ["no picture", "dri-sd-85-3d", "Picture", null, "all tools of the series have it"],
    ["an unknown category", "dri-sd-85-3d", "Category", "boring", "expected one of turning"],
    ["an unknown subcategory", "dri-sd-85-3d", "Subcategory", "deep", "have it in common"],
    ["an unknown item", "dri-sd-85-3d", "Item", "taps", "have it in common"],
    [
      "an unknown family",
      "dri-sd-85-3d",
      "Type",
      "Thing",
      "expected words that name the family of its series, drill",
    ],
    ["a wrong unit", "dri-sd-85-3d", "Overall length (mm)", "9 cm", "expected a length in mm"],
    ["a hardness without unit", "mil-em-4f-10", "Workpiece hardness", 45, "expected a hardness in HRC or HB"],
    ["a figure against its code", "tur-st-cnmg120408-p25", "Diameter (mm)", "9.525", "expected 12.7 mm"],
    ["a radius against its code", "tur-st-cnmg120408-p25", "Cutting edge", "RE 8 mm", "expected RE 0.8 mm"],
    [
      "a grade against its group",
      "tur-st-cnmg120408-p25",
      "Workpiece material",
      "M – stainless steel",
      "only groups of the grade, P",
    ],
    ["a length against DIN", "mil-em-4f-10", "Overall length (mm)", 80, "expected 72 mm"],
    ["a depth against DIN", "dri-sd-85-3d", "Max. depth (mm)", 42, "expected 25 mm"],
    [
      "a drill against its thread",
      "dri-sd-85-3d",
      "Application",
      "Tapping drill M12",
      "thread: M10 or M10 × 1.5",
    ],
    ["a pitch against its thread", "thr-it-tap-m8-c", "Thread pitch", "1 mm", "expected 1.25 mm"],
    ["a tap against its drill", "thr-it-tap-m8-c", "Description", "Tapping drill 7 mm.", "drill: 6.8"],
    [
      "a seat that nothing fits",
      "tur-ho-pclnr2525m12",
      "Insert seat",
      "CN.. 1209",
      "expected the seat of an insert",
    ],
    [
      "a name that another has",
      "dri-sd-102-3d",
      "Name",
      "Solid carbide drill Ø8.5, 3 × D, DIN 6537 K",
      "Say how they differ",
    ],
  ])("is refused with its cell: %s", async (_, id, heading, cell, words) => {
    const before = textsOf(content);
    const plan = planImport(content, await saved(withEdit(id, heading, cell)));
    const named = printedFaults(plan).filter((fault) => fault.startsWith(`row ${rowOfId(id) + 1}, column `));
    expect(named.join("\n")).toContain(words);
    expect(textsOf(content)).toEqual(before);
  });

  it.each<[what: string, spoil: (table: Cell[][]) => Cell[][], words: RegExp]>([
    [
      "a product without id",
      (table) => [...table, (table[1] ?? []).with(at("Id"), "")],
      /^row 189, column Id: this row has none: "turning, /,
    ],
    ["an id twice", (table) => [...table, table[1] ?? []], /^row 189, column Id: ".+" stands in row 2 alr/],
    [
      "a heading twice",
      (table) => table.with(0, headings.with(at("Name") + 2, "Name")),
      /^row 1: the heading "Name" stands there twice/,
    ],
    [
      "inches",
      (table) => table.with(0, headings.with(at("Diameter (mm)"), "Diameter (inch)")),
      /^row 1: the heading "Diameter \(inch\)" says inch, but the catalogue has millimetres/,
    ],
    ["no headings", (table) => table.slice(1), /^no row of headings: expected one with "Id" and "Name"/],
    [
      "an id that is no address",
      (table) => [...table, (table[1] ?? []).with(at("Id"), "A b").with(at("Name"), "Other")],
      /^row 189, column Id: expected lower-case letters/,
    ],
  ])("is refused with its row: %s", async (_, spoil, words) => {
    const before = textsOf(content);
    expect(printedFaults(planImport(content, await saved(spoil(exported())))).join("\n")).toMatch(words);
    expect(textsOf(content)).toEqual(before);
  });
});
