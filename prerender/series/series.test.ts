import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentFolder } from "../testing/content-folder.ts";
import { contentWithSeries, csvOf, rows, series } from "../testing/short-end-mills.ts";
import { messageOf } from "../testing/spoiled-product.ts";
import { loadContent } from "../content/content.ts";

let content: ContentFolder;
beforeEach(() => {
  content = contentWithSeries();
});
afterEach(() => content.dispose());

const sizes = () => loadContent(content.path).products.filter(({ id }) => id.startsWith("mil-short-"));
const writeRows = (table: readonly (readonly string[])[]) =>
  content.write("range/milling/short-end-mills.csv", csvOf(table));
/** The table with one cell changed; rows and columns are counted from 0, headings included. */
const withCell = (row: number, column: number, text: string) =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));

describe("a series of sizes", () => {
  it("is a product for each row, by size", () => {
    expect(sizes().map(({ id }) => id)).toEqual(["mil-short-6", "mil-short-8", "mil-short-10"]);
  });

  it("fills its texts from the row", () => {
    expect(sizes()[1]).toMatchObject({
      subcategory: "solid-carbide",
      item: "endmill",
      picture: "endmill-4",
      name: "Short end mill Ø8, DIN 6527 K",
      description: "Stiff, for shoulders to 12 mm.",
      specifications: {
        type: "Solid carbide end mill",
        size: "8 × 12 × 58 mm",
        diameter: "8 mm",
        depth: "12 mm",
        length: "58 mm",
        shank: "8 mm h6",
        flutes: "4",
      },
    });
  });

  it("prints a figure from the field that holds it, so that its words follow the field", () => {
    const file = "range/milling/short-end-mills.json";
    content.set(file, ["name"], "{flutes}-flute end mill Ø{diameter}, DIN 6527 K");
    expect(sizes()[0]?.name).toBe("4-flute end mill Ø6, DIN 6527 K");
    content.set(file, ["specifications", "flutes"], "3");
    content.set(file, ["picture"], "endmill-3");
    expect(sizes()[0]?.name).toBe("3-flute end mill Ø6, DIN 6527 K");
  });

  it("takes a row's own cell in place of the words for all", () => {
    expect(sizes().map(({ name }) => name)[2]).toBe("Short end mill Ø10 of our own, DIN 6527 K");
  });

  it("leaves a fact out where a row has no word for it", () => {
    expect(sizes().map(({ features }) => features?.length)).toEqual([2, 1, 1]);
    expect(sizes().map(({ specifications }) => specifications.hardness)).toEqual([
      "≤ 45 HRC",
      "≤ 45 HRC",
      undefined,
    ]);
  });

  it("may come from a spreadsheet program with its mark, semicolons and decimal commas", () => {
    const german = csvOf(withCell(3, 1, "10,0"), ";").replaceAll("\n", "\r\n");
    content.write("range/milling/short-end-mills.csv", `\uFEFF${german}`);
    expect(sizes().map(({ specifications }) => specifications.diameter)).toEqual(["6 mm", "8 mm", "10.0 mm"]);
  });
});

describe("above its sizes a list says of a series", () => {
  const file = "range/milling/short-end-mills.json";
  const said = () => loadContent(content.path).series.get("milling/short-end-mills");

  it("its title, and nothing that is true of one size alone", () => {
    expect(said()).toEqual({ title: "Short end mills" });
  });

  it("its summary", () => {
    content.set(file, ["summary"], "Short and stiff, for shoulders.");
    expect(said()?.summary).toBe("Short and stiff, for shoulders.");
  });

  it("its description, where each size has the same", () => {
    content.set(file, ["description"], "Stiff, for shoulders.");
    expect(said()?.summary).toBe("Stiff, for shoulders.");
    writeRows(rows.map((cells, at) => [...cells, ["Description", "", "For slots.", ""][at] ?? ""]));
    expect(said()?.summary).toBeUndefined();
  });

  it("no placeholder: an editor who writes one into the summary is told", () => {
    content.set(file, ["summary"], "For shoulders to {depth} mm.");
    expect(messageOf(content)).toBe(
      `content/${file}, line 1: summary: expected words without placeholders: it stands above all sizes, found "For shoulders to {depth} mm.".`,
    );
  });
});

const csv = "content/range/milling/short-end-mills.csv";
const json = "content/range/milling/short-end-mills.json";

describe("an editor of a series is told", () => {
  it.each<[what: string, table: readonly (readonly string[])[], sentence: string]>([
    [
      "which size has no id",
      withCell(2, 0, ""),
      `${csv}, line 3: Id: expected a text with something in it, found "".`,
    ],
    [
      "which id has a wrong form",
      withCell(2, 0, "Mil 8"),
      `${csv}, line 3: Id: expected lower-case letters, digits and single hyphens, found "Mil 8".`,
    ],
    [
      "which id stands there twice",
      withCell(3, 0, "mil-short-8"),
      `${csv}, line 4: product "mil-short-8": Id: already used in ${csv}, line 3. Ids must be unique.`,
    ],
    [
      "which id another product has",
      withCell(2, 0, "mil-em-4f-10"),
      `${csv}, line 3: product "mil-em-4f-10": Id: already used in content/range/milling/end-mills-4-flute-long.csv, line 5. Ids must be unique.`,
    ],
    [
      "which cell its name needs",
      withCell(1, 1, ""),
      `${csv}, line 2: Name: its text needs {diameter}, which is empty here.`,
    ],
    [
      "which figure contradicts a standard",
      withCell(1, 3, "57"),
      `${csv}, line 2: product "mil-short-6": Overall length (mm): expected 54 mm (DIN 6527 K), found "57 mm".`,
    ],
    [
      "which value has no form of its field",
      withCell(1, 3, "long"),
      `${csv}, line 2: product "mil-short-6": Overall length (mm): expected a length in mm such as "72 mm", found "long mm".`,
    ],
    [
      "which cell a spreadsheet program has spoiled",
      withCell(2, 4, "08-Apr"),
      `${csv}, line 3: Shank diameter: "08-Apr" is a date that the spreadsheet program has made of something else. Format the column as text and type it again.`,
    ],
    [
      "that each size needs an id",
      rows.map((cells) => cells.slice(1)),
      `${csv}, line 1: the column "Id" is missing. Each size needs an id of its own.`,
    ],
    [
      "which heading stands there twice",
      withCell(0, 4, "Diameter"),
      `${csv}, line 1: the heading "Diameter" stands there twice. Take one column out.`,
    ],
    [
      "which column is of no use",
      rows.map((cells, at) => [...cells, at === 0 ? "Stock" : "7"]),
      `${csv}, line 1: the column "Stock" is no field of a product, and no text of the series has {Stock} in it.`,
    ],
    [
      "that a table has no sizes",
      rows.slice(0, 1),
      `${csv}: the table has no sizes below its headings. To take the series out, delete both of its files.`,
    ],
  ])("%s", (_, table, sentence) => {
    writeRows(table);
    expect(messageOf(content).split("\n")).toContain(sentence);
  });

  it("which placeholder names no column, and which there are", () => {
    content.set("range/milling/short-end-mills.json", ["name"], "End mill Ø{diametre}");
    expect(messageOf(content)).toBe(
      `${json}: name: {diametre} is no column of ${csv}. There are {id}, {diameter}, {depth}, {length}, {Shank diameter}, {Keyway}, {Hardest}, {name}. What the fields say has names too, such as {flutes}: see content/README.md.`,
    );
  });

  it("which words of the series are missing, with their line", () => {
    content.write("range/milling/short-end-mills.json", JSON.stringify({ ...series, family: undefined }));
    expect(messageOf(content)).toBe(`${json}, line 1: family: this field is missing.`);
  });

  it("which families there are", () => {
    content.set("range/milling/short-end-mills.json", ["family"], "mill");
    expect(messageOf(content)).toMatch(`${json}, line 1: family: expected one of "turning-insert", `);
  });

  it("which place of the tree there isn't", () => {
    content.set("range/milling/short-end-mills.json", ["item"], "saws");
    expect(messageOf(content)).toContain(
      `${csv}, line 2: product "mil-short-6": Item: expected one of "endmill", `,
    );
  });

  it("which other series of its place has its title", () => {
    const file = "range/milling/short-end-mills.json";
    content.set(file, ["title"], "3-flute end mills for Aluminium");
    expect(messageOf(content)).toBe(
      `${json}: title: "3-flute end mills for Aluminium" is the title of content/range/milling/end-mills-aluminium.json already, which stands in the same place. Make them one series, or say in the title what differs.`,
    );
    content.set(file, ["title"], "SEKN inserts for 45° face milling");
    expect(() => loadContent(content.path)).not.toThrow();
  });

  it("which half of a series is missing", () => {
    content.remove("range/milling/short-end-mills.csv");
    expect(messageOf(content)).toBe(
      `${json}: its other half, ${csv}, is missing: a series is written in both.`,
    );
  });

  it("which file belongs to no series", () => {
    content.write("range/milling/Sizes.xlsx", "");
    expect(messageOf(content)).toBe(
      "content/range/milling/Sizes.xlsx: expected a name of lower-case letters, digits and hyphens that ends in .json or .csv.",
    );
  });

  it("what encoding a table must have", () => {
    content.write("range/milling/short-end-mills.csv", Buffer.from([0x49, 0x64, 0x2c, 0xd8, 0x38]));
    expect(messageOf(content)).toContain(`${csv}: signs such as Ø, × and ≤ can't be read.`);
  });
});
