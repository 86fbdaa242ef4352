import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { loadContent } from "#prerender/content/content.ts";
import { cellOf, columns, keyOf } from "#prerender/series/columns.ts";
import { exportedProducts } from "../testing/exported-range.ts";
import { applyImport } from "./apply-import.ts";
import { planImport } from "./import-range.ts";
import { readTable } from "./table-file.ts";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.dispose());

/** Rows of the list. */
const ROWS = 500;

/**
 * Headings of the owner's own table, upper and lower row, with the field of each: in a different order, some without a
 * field.
 */
const layout: [upper: string, lower: string, field: string | undefined][] = [
  ["Sr. No.", "", undefined],
  ["NAME*", "", "name"],
  ["Code", "Designation", "size"],
  ["", "ID", "id"],
  ["Dimensions", "diameter (mm)", "diameter"],
  ["", "LENGTH", "length"],
  ["", "Depth of cut", undefined],
  ["", "Max. depth (mm)", "depth"],
  ["", "width", "width"],
  ["Teeth", "", "flutes"],
  ["Price (INR)", "", undefined],
  ["Stock", "", undefined],
  ["Classification", "category", "category"],
  ["", "Subcategory", "subcategory"],
  ["", "item", "item"],
  ["Description", "", "description"],
  ["Features", "", "features"],
  ["Picture", "", "picture"],
  ...columns.flatMap((column): [string, string, string][] => {
    const { heading, place } = column;
    const key = keyOf(column);
    const isThere = ["size", "diameter", "length", "depth", "width", "flutes"].includes(key);
    return place[0] === "specifications" && !isThere ? [[heading, "", key]] : [];
  }),
  ["Remarks", "", undefined],
];

/** A product's row in that table as a person types it: with decimal commas and hyphens. */
function rowOf(product: (typeof exportedProducts)[number], number: number): string[] {
  return layout.map(([upper, lower, field]) => {
    const column = columns.find(({ place }) => place.at(-1) === field);
    if (upper === "Sr. No.") return String(number);
    if (upper === "Price (INR)") return `${number * 10},50`;
    if (!column) return lower === "" && number % 7 === 0 ? "ask" : "";
    const text = cellOf(product, column);
    return column.unit ? text.replaceAll(".", ",").replaceAll("–", " - ").replace("≤ ", "<=") : text;
  });
}

it("reads a messy list of 500 rows from another layout", async () => {
  const copies = Array.from({ length: ROWS - exportedProducts.length }, (_, at) => {
    const product = exportedProducts[at % exportedProducts.length]!;
    const specifications = { ...product.specifications, finish: `Polished, lot ${at}` };
    return { ...product, id: `${product.id}-copy-${at}`, name: `${product.name}, lot ${at}`, specifications };
  });
  const all = [...exportedProducts, ...copies].map((product, at) => rowOf(product, at + 1));
  const lines: string[][] = [["sep=;"], ["Calivane price list", "", "", "valid from 1/4/2026"], []];
  lines.push(
    layout.map(([upper]) => upper),
    layout.map(([, lower]) => lower),
  );
  for (const [at, row] of all.entries()) {
    if (at % 60 === 0) lines.push([], ["", `GROUP ${at / 60 + 1}`]);
    // As at the start of a new page.
    if (at === 250) lines.push(layout.map(([upper, lower]) => lower || upper));
    lines.push(row);
    if (at % 100 === 99) lines.push(["", "Sub-total", "", "", "", "", "", "", "", "", "1.234,00"]);
  }
  lines.push([], ["", "TOTAL", "", "", "", "", "", "", "", "", "9.999,00"], ["", "E. & O. E."]);
  const file = join(folder.path, "list.csv");
  writeFileSync(
    file,
    Buffer.from(`\uFEFF${stringify(lines, { delimiter: ";", record_delimiter: "\r\n" })}`, "utf16le"),
  );

  const plan = planImport(folder.path, await readTable(file));
  expect(plan.faults).toEqual([]);
  expect(plan).toMatchObject({ removed: [], changed: [] });
  expect(plan.added).toHaveLength(copies.length);
  const notes = plan.notes.join("\n");
  expect(notes).toContain('row 4: the column "Price (INR)" is no field and is left out.');
  expect(notes).toContain('row 4: the column "Designation" is read as Size / designation.');
  expect(notes).toMatch(/row \d+ is left out, a sum or a note: "TOTAL, 9\.999,00"\./);
  expect(notes).toMatch(/row \d+ is left out: it has the headings again\./);
  applyImport(folder.path, plan.files);
  expect(loadContent(folder.path).products).toHaveLength(ROWS);
});
