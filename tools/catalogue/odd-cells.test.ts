import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCsv } from "#prerender/series/csv-text.ts";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import type { Cell } from "#prerender/series/read-cell.ts";
import { at, exported, headings, rowOfId, withEdit } from "../testing/exported-range.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport, type ImportPlan } from "./import-range.ts";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.dispose());

const plan = (table: Cell[][]): ImportPlan => planImport(folder.path, table);
const id = "mil-em-4f-10";

it("a line that ends otherwise than the others is a row of its own", () => {
  const text = 'Id,Name\r\na,"two\r\nlines"\nb,B\rc,C\r\n';
  expect(readCsv("x.csv", text).map(({ cells }) => cells)).toEqual([
    ["Id", "Name"],
    ["a", "two\r\nlines"],
    ["b", "B"],
    ["c", "C"],
  ]);
});

describe("a cell that can't be meant", () => {
  it.each<[what: string, heading: string, cell: Cell, words: string]>([
    ["a formula that fails in German", "Description", "#NV", '"#NV" is a formula that found nothing'],
    ["a formula that spills", "Description", "#SPILL!", '"#SPILL!" is a formula'],
    ["a formula that fails in the browser", "Description", "#ERROR!", '"#ERROR!" is a formula'],
    ["a control character", "Description", "End\u0007mill", '"End…mill" has a sign that can\'t be seen'],
    ["a date in a column of measures", "Max. depth (mm)", new Date("2026-01-03"), "A range is written 1–5."],
  ])("is refused: %s", (_, heading, cell, words) => {
    expect(printedFaults(plan(withEdit(id, heading, cell))).join("\n")).toContain(
      `row ${rowOfId(id) + 1}, column ${heading}: ${words.startsWith('"') ? words : ""}`,
    );
    expect(printedFaults(plan(withEdit(id, heading, cell))).join("\n")).toContain(words);
  });
});

it("a range typed with a hyphen is a range", () => {
  const { changed } = plan(withEdit("tur-st-cnmg120408-p25", "Max. depth (mm)", "1-5"));
  expect(changed.join()).toContain('→ "1–5"');
});

it("entries below each other in one cell are entries of their own, and that is said", () => {
  const { changed, notes } = plan(withEdit(id, "Features", "Unequal helix 35°/38°\nCentre cutting\n"));
  expect(changed.join()).toContain('→ "Unequal helix 35°/38° | Centre cutting"');
  expect(notes).toEqual([
    `row ${rowOfId(id) + 1}, column Features: its lines are read as entries of their own.`,
  ]);
});

it("signs that take no room change nothing", () => {
  const name = String(exported()[rowOfId(id)]?.[at("Name")]);
  expect(plan(withEdit(id, "Name", `\u200B${name.replace("end", "e\u00ADnd")}\uFEFF`)).changed).toEqual([]);
});

it("a heading with another unit than the catalogue's is refused, and one without is read", () => {
  const named = (heading: string): ImportPlan =>
    plan(exported().with(0, headings.with(at("Lead time (days)"), heading)));
  expect(printedFaults(named("Lead time (weeks)"))).toEqual([
    'row 1: the heading "Lead time (weeks)" says weeks, but the catalogue has days. Convert the column and write (days).',
  ]);
  expect(named("Lead time").faults).toEqual([]);
  const pack = headings.with(at("Pack quantity"), "Pack quantity (pcs)");
  expect(plan(exported().with(0, pack)).faults).toEqual([]);
});

it("a first product without id is no second row of headings", () => {
  const [head = [], first = [], ...rest] = exported();
  const faults = printedFaults(
    plan([head, first.with(at("Id"), "").with(at("Subcategory"), "Grade"), ...rest]),
  );
  expect(faults.join()).toMatch(/^row 2, column Id: this row has none/);
});
