import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "#prerender/content/content.ts";
import { readRange } from "#prerender/series/read-range.ts";
import { cellOf, columns } from "#prerender/series/columns.ts";
import type { Cell } from "#prerender/series/read-cell.ts";
import type { ContentFolder } from "#prerender/testing/content-folder.ts";
import { contentWithSeries, csvOf, rows } from "#prerender/testing/short-end-mills.ts";
import { applyImport } from "./apply-import.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport } from "./import-range.ts";

let content: ContentFolder;
beforeEach(() => {
  content = contentWithSeries();
});
afterEach(() => content.dispose());

const headings = columns.map(({ heading }) => heading);
const exported = (): Cell[][] => [
  headings,
  ...readRange(content.path).products.map((product) => columns.map((column) => cellOf(product, column))),
];
/** The exported table with some cells of a size changed. */
function changed(id: string, cells: Record<string, string>): Cell[][] {
  return exported().map((row) =>
    row[headings.indexOf("Id")] === id ? row.map((cell, at) => cells[headings[at] ?? ""] ?? cell) : row,
  );
}
const rowOf = (id: string): number => exported().findIndex((row) => row[headings.indexOf("Id")] === id) + 1;
const csvNow = (): string => readFileSync(join(content.path, "range/milling/short-end-mills.csv"), "utf8");

describe("the sizes of a series in the spreadsheet", () => {
  it("are rows like all others, and an untouched table changes no byte", () => {
    expect(rowOf("mil-short-8")).toBeGreaterThan(0);
    const plan = planImport(content.path, exported());
    expect(plan).toMatchObject({ added: [], removed: [], changed: [], reordered: [], faults: [] });
    expect(plan.files.size).toBe(0);
  });

  it("keep a changed cell in the series' table, and what follows from it changes with it", () => {
    const plan = planImport(content.path, changed("mil-short-8", { "Diameter (mm)": "8.0" }));
    expect(plan.faults).toEqual([]);
    // Written like the old diameter, since name and size are derived from it.
    const wider = {
      "Diameter (mm)": "5",
      "Max. depth (mm)": "9",
      "Overall length (mm)": "54",
      Shank: "6 mm h6",
    };
    const other = planImport(content.path, changed("mil-short-8", wider));
    expect(other.faults).toEqual([]);
    expect([...other.files.keys()]).toEqual(["range/milling/short-end-mills.csv"]);
    expect(other.changed).toContain(
      `row ${rowOf("mil-short-8")}, mil-short-8, Name: "Short end mill Ø8, DIN 6527 K" → "Short end mill Ø5, DIN 6527 K"`,
    );
    applyImport(content.path, other.files);
    const size = loadContent(content.path).products.find(({ id }) => id === "mil-short-8");
    expect(size).toMatchObject({
      name: "Short end mill Ø5, DIN 6527 K",
      specifications: { size: "5 × 9 × 54 mm", diameter: "5 mm", shank: "6 mm h6" },
    });
  });

  it("give a field that the table has no column for a column of its own", () => {
    const plan = planImport(content.path, changed("mil-short-10", { Coating: "TiAlN" }));
    expect(plan.changed).toEqual([`row ${rowOf("mil-short-10")}, mil-short-10, Coating: "" → "TiAlN"`]);
    applyImport(content.path, plan.files);
    expect(csvNow().split("\n")[0]).toContain(',"Name",Coating');
    const coatings = loadContent(content.path)
      .products.filter(({ id }) => id.startsWith("mil-short-"))
      .map(({ specifications }) => specifications.coating);
    expect(coatings).toEqual([undefined, undefined, "TiAlN"]);
  });

  it("can be taken out, and change their order", () => {
    const table = exported().filter((row) => row[headings.indexOf("Id")] !== "mil-short-8");
    const [six = [], ten = []] = table.splice(rowOf("mil-short-6") - 1, 2);
    table.splice(rowOf("mil-short-6") - 1, 0, ten, six);
    const plan = planImport(content.path, table);
    expect(plan).toMatchObject({
      removed: ["mil-short-8"],
      reordered: ["range/milling/short-end-mills.csv"],
      faults: [],
    });
    applyImport(content.path, plan.files);
    expect(
      csvNow()
        .split("\n")
        .map((line) => line.split(",")[0]),
    ).toEqual(['\uFEFF"Id"', '"mil-short-10"', '"mil-short-6"', ""]);
  });

  it("keep the sign between cells and the ends of lines of their table", () => {
    content.write("range/milling/short-end-mills.csv", csvOf(rows, ";").replaceAll("\n", "\r\n"));
    const steps: Record<string, string>[] = [{ "Max. depth (mm)": "10.0" }, { Coating: "TiAlN" }];
    for (const cells of steps)
      applyImport(content.path, planImport(content.path, changed("mil-short-6", cells)).files);
    expect(csvNow()).toContain("mil-short-6;6;10;54;6;P9;45;;TiAlN\r\n");
  });

  it.each<[what: string, cells: Record<string, string>, fault: string]>([
    [
      "where the series stands in the tree",
      { Item: "ball-nose" },
      "column Item: all tools of a series have it in common: change it in content/range/milling/short-end-mills.json.",
    ],
    [
      "what all sizes have",
      { Application: "" },
      "column Application: all tools of the series have it. To take it from this one alone, move it from content/range/milling/short-end-mills.json into a column of its table.",
    ],
    [
      "what contradicts a standard",
      { "Max. depth (mm)": "40" },
      'column Max. depth (mm): expected 12 mm (DIN 6527 K), found "40 mm".',
    ],
  ])("can't change %s", (_, cells, fault) => {
    const plan = planImport(content.path, changed("mil-short-8", cells));
    expect(printedFaults(plan)).toContain(`row ${rowOf("mil-short-8")}, ${fault}`);
  });
});
