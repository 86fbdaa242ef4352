import { expect, test } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { openWorkspace } from "../content/workspace.ts";
import { readCsv } from "#prerender/series/csv-text.ts";
import { parseSeries } from "#prerender/series/read-series.ts";
import { type SeriesFiles, contentRange, seriesFiles } from "./content-range.ts";
import { layOver, seenIn } from "./meanwhile.ts";
import { placePasted } from "./place-pasted.ts";
import { sizesEdit, toolEdit } from "./range-edits.ts";
import { shownSeries, withSeriesTyped } from "./series-fields.ts";
import { shownCells, toolFields } from "./tool-fields.ts";

const workspace = openWorkspace(TEST_CONTENT);
const range = contentRange(workspace)();
const MILLS = "range/milling/end-mills-4-flute-long";

function filesOf(path: string) {
  const files = seriesFiles(workspace, path);
  if (!files) throw new Error(`There is no ${path}.`);
  return files;
}

/** A table as another program writes it: all cells in quotes, with spaces, semicolons between them, lines of DOS, no mark. */
function oddly(files: SeriesFiles): SeriesFiles {
  const rows = readCsv("", files.csv.text).map(({ cells }) =>
    cells.map((cell) => `" ${cell.replace("\uFEFF", "").replaceAll('"', '""')}"`).join(";"),
  );
  const text = `${rows.join("\r\n")}\r\n`;
  const read = parseSeries(files.read.path, files.json.text, () => text);
  return { ...files, csv: { ...files.csv, text }, read };
}

/** Every tool with its files and what its form shows. */
const toolsOf = (files: SeriesFiles) => {
  const { table, sizes } = files.read;
  return sizes.map(({ product: { id }, line }) => {
    const row = table.rows.find((each) => each.line === line);
    return { id, files, shown: shownCells(toolFields(range, files.read, id), table, row) };
  });
};
const all = range.series.map(({ path }) => filesOf(path));
const tools = all.flatMap(toolsOf);
const oddTools = all.map(oddly).flatMap(toolsOf);

const changed = (before: string, after: string) => {
  const old = before.split("\n");
  return after.split("\n").filter((line, at) => line !== old[at]);
};

test("a form that is saved as it was opened changes no byte, whatever tool and series", () => {
  expect(tools.length).toBeGreaterThan(150);
  for (const { id, files, shown } of [...tools, ...oddTools]) {
    const { changes, faults } = toolEdit(workspace, files, id, shown);
    expect(changes, id).toEqual([
      { path: files.csv.path, content: files.csv.text, version: files.csv.version },
    ]);
    expect(faults, id).toEqual([{}]);
  }
  for (const { path } of range.series) {
    const { json, read } = filesOf(path);
    const shown = shownSeries(read.series, range.categories);
    expect(withSeriesTyped(json.text, read.series, { shown, typed: shown }, {}), path).toBe(json.text);
  }
});

test("one field that is changed is one line of its file that is changed, in every table and series", () => {
  for (const { id, files, shown } of [...tools, ...oddTools]) {
    const heading = shown["Description"] === undefined ? "Order code" : "Description";
    if (!files.read.table.columns.some((column) => column.heading === heading)) continue;
    const [change] = toolEdit(workspace, files, id, { ...shown, [heading]: 'Other, "own" words' }).changes;
    const lines = changed(files.csv.text, String(change?.content));
    expect(lines, id).toEqual([expect.stringContaining('"Other, ""own"" words"')]);
    expect(String(change?.content).includes("\r\n"), id).toBe(files.csv.text.includes("\r\n"));
  }
  for (const { path } of range.series) {
    const { json, read } = filesOf(path);
    const shown = shownSeries(read.series, range.categories);
    const after = withSeriesTyped(json.text, read.series, { shown, typed: { ...shown, title: "Other" } }, {});
    expect(changed(json.text, after), path).toEqual(['  "title": "Other",']);
  }
});

test("what the spreadsheet's import understands is understood here, and a column that the table lacks is added", () => {
  const files = filesOf(MILLS);
  const shown = tools.find(({ id }) => id === "mil-em-4f-10")?.shown ?? {};
  const edit = (typed: Record<string, string>) =>
    String(toolEdit(workspace, files, "mil-em-4f-10", { ...shown, ...typed }).changes[0]?.content);
  expect(edit({ "Diameter (mm)": "10,5 mm" })).toContain("mil-em-4f-10,EM-1001,,10.5,22");
  expect(edit({ "Diameter (mm)": "Ø10.5", "Shank diameter": "10,5 mm" })).toMatch(
    /mil-em-4f-10,EM-1001,,10\.5,22,72,10\.5,/,
  );
  expect(edit({ Features: "One\n\n Two " })).toContain("One | Two");
  const [head = "", ...rows] = edit({ "Country of origin": "India" }).split("\n");
  expect(head).toMatch(/^\uFEFFId,.*,Country of origin$/);
  expect(rows.filter((row) => row.endsWith(",India"))).toEqual([expect.stringMatching(/^mil-em-4f-10,/)]);
});

test("new sizes stand below the others, which keep their bytes, and keep the table's line ends", () => {
  const files = filesOf(MILLS);
  const crlf = { ...files, csv: { ...files.csv, text: files.csv.text.trimEnd().replaceAll("\n", "\r\n") } };
  const edit = sizesEdit(workspace, crlf, [
    { Id: "mil-em-4f-14", "Diameter (mm)": "14" },
    { Id: "mil-em-4f-18" },
  ]);
  const text = String(edit.changes[0]?.content);
  expect(text.startsWith(crlf.csv.text)).toBe(true);
  expect(text.slice(crlf.csv.text.length)).toBe("\r\nmil-em-4f-14,,,14,,,,,,,\r\nmil-em-4f-18,,,,,,,,,,\r\n");
  expect([edit.ids, edit.lines]).toEqual([
    ["mil-em-4f-14", "mil-em-4f-18"],
    [9, 10],
  ]);
});

test("cells from a spreadsheet go where their headings say or, without headings, into the columns in their order", () => {
  const fields = toolFields(range, filesOf(MILLS).read);
  const named = placePasted(
    'Diameter\tid\tTeeth\tPrice\tDepth of cut (mm)\n14\tmil-em-4f-14\t4\t450\t26\n\n18\tmil-em-4f-18\t\t"5\n10"\t32\n',
    fields,
  );
  expect(named.rows).toEqual([
    { "Diameter (mm)": "14", Id: "mil-em-4f-14", "Flutes / teeth": "4", "Max. depth (mm)": "26" },
    { "Diameter (mm)": "18", Id: "mil-em-4f-18", "Max. depth (mm)": "32" },
  ]);
  expect(named.left).toEqual([
    "Row 1, column “Price”: “450”: no column is there for it.",
    "Row 2, column “Price”: “5 10”: no column is there for it.",
  ]);
  const cells = ["mil-em-4f-14", "EM-1014", "", "14", "26", "83", "14", "", "", "", "", "too much"];
  expect(placePasted(`${cells.join("\t")}\r\n`, fields)).toEqual({
    rows: [
      {
        Id: "mil-em-4f-14",
        "Order code": "EM-1014",
        "Diameter (mm)": "14",
        "Max. depth (mm)": "26",
        "Overall length (mm)": "83",
        "Shank diameter": "14",
      },
    ],
    left: ["Row 1, cell 12: “too much”: no column is there for it."],
  });
  // Inches are never put below millimetres, and an inch sign is no quote.
  expect(placePasted('Id\tOrder code\tDiameter (inch)\nx\tEM-1\t3/8"', fields)).toEqual({
    rows: [{ Id: "x", "Order code": "EM-1" }],
    left: ['Row 1, column “Diameter (inch)”: “3/8"”: no column is there for it.'],
  });
  // What a spreadsheet calls "Shank" is the table's own "Shank diameter".
  const drills = toolFields(range, filesOf("range/drilling/carbide-drills-5d").read);
  expect(placePasted("Shank\tDia (mm)\tOverall length\n14\t14\t83", drills).rows).toEqual([
    { "Shank diameter": "14", "Diameter (mm)": "14", "Overall length (mm)": "83" },
  ]);
  expect(placePasted("Id\tId\nx\ty", fields).left).toEqual([
    "Row 1, column “Id”: “y”: Id stands there twice.",
  ]);
});

test("what somebody else wrote meanwhile is shown, and what one typed oneself is kept", () => {
  const seen = { a: "1", b: "1", c: "1" };
  const { typed, texts } = layOver({
    seen,
    typed: { a: "mine", b: "1", c: "1" },
    now: { a: "theirs", b: "theirs", c: "1" },
  });
  expect(typed).toEqual({ a: "mine", b: "theirs", c: "1" });
  expect(texts).toEqual({ a: "theirs", b: "theirs" });
  for (const spoiled of ["", "[", "null", '"x"', '{"a":{}}']) expect(() => seenIn(spoiled)).not.toThrow();
});
