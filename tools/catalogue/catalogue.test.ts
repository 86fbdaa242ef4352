import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { loadContent } from "#prerender/content/content.ts";
import { at, exported, exportedProducts, rowOfId, withEdit } from "../testing/exported-range.ts";
import type { Cell } from "#prerender/series/read-cell.ts";
import { applyImport } from "./apply-import.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport } from "./import-range.ts";
import { readTable, writeTable } from "./table-file.ts";

let folder: ContentFolder;
let content: string;
beforeEach(() => {
  folder = makeContentFolder();
  content = folder.path;
});
afterEach(() => folder.dispose());

describe("a range that is exported and imported again", () => {
  it.each(["csv", "xlsx"])("leaves every byte of the content, as %s", async (ending) => {
    const file = join(content, `range.${ending}`);
    await writeTable(file, exported() as string[][]); // the cells of an export are texts
    const plan = planImport(content, await readTable(file));
    expect(plan).toMatchObject({ added: [], removed: [], changed: [], reordered: [], faults: [], notes: [] });
    expect(plan.files.size).toBe(0);
  });

  it.each(["csv", "xlsx"])("brings fifty changed cells and a new product along, as %s", async (ending) => {
    const names = exportedProducts.slice(0, 50).map(({ id }) => id);
    const table = exported().map((row, number) =>
      number > 0 && names.includes(String(row[at("Id")]))
        ? row.with(at("Description"), `${String(row[at("Description")])} Changed.`)
        : row,
    );
    const copied = table[rowOfId("mil-em-4f-10")] ?? [];
    table.push(
      copied
        .with(at("Id"), "mil-em-new")
        .with(at("Name"), "4-flute end mill Ø10, short name")
        .with(at("Tool finish"), "Polished flutes")
        .with(at("Order code"), "EM-1099"),
    );
    const file = join(content, `range.${ending}`);
    await writeTable(file, table as string[][]); // texts as above
    const plan = planImport(content, await readTable(file));
    expect(plan.faults).toEqual([]);
    expect(plan.changed).toHaveLength(50);
    expect(plan.added).toEqual(["mil-em-new"]);
    applyImport(content, plan.files);
    const after = loadContent(content).products;
    expect(after).toHaveLength(exportedProducts.length + 1);
    expect(
      after.filter(({ id, description }) => names.includes(id) && description.endsWith(" Changed.")),
    ).toHaveLength(50);
  });

  it("keeps the text of tools that stay the same", () => {
    const plan = planImport(content, withEdit("pcd-al-ccgw09t304", "Description", "For wheels."));
    const path = "range/pcd/ccgw-inserts-aluminium.csv";
    expect([...plan.files.keys()]).toEqual([path]);
    const before = readFileSync(join(content, path), "utf8");
    expect(plan.files.get(path)).toContain(before.slice(before.indexOf("pcd-al-ccgw060204")));
  });

  it("begins a series with the tools that name a new one, of a family that is said", () => {
    const copied = (exported()[rowOfId("mil-em-4f-10")] ?? [])
      .with(at("Series"), "End mills for key seats")
      .with(at("Picture"), "endmill-4-weldon");
    const size = (id: string, finish: string, name: string): Cell[] =>
      copied
        .with(at("Id"), id)
        .with(at("Tool finish"), finish)
        .with(at("Order code"), "")
        .with(at("Name"), name);
    const table = [
      ...exported(),
      size("mil-key-1", "Polished flutes", "Key seat mill Ø10, polished"),
      size("mil-key-2", "Lapped flutes", "Key seat mill Ø10, lapped"),
    ];
    const plan = planImport(content, table);
    expect(plan).toMatchObject({ added: ["mil-key-1", "mil-key-2"], changed: [], faults: [] });
    const path = "range/milling/end-mills-for-key-seats";
    expect([...plan.files.keys()]).toEqual([`${path}.json`, `${path}.csv`]);
    applyImport(content, plan.files);
    expect(loadContent(content).products.find(({ id }) => id === "mil-key-2")).toMatchObject({
      family: "end-mill",
      series: "end-mills-for-key-seats",
      name: "Key seat mill Ø10, lapped",
      specifications: { finish: "Lapped flutes", diameter: "10 mm" },
    });
    expect(planImport(content, table).files.size).toBe(0);
  });

  it("asks for the family of a tool whose series isn't there and whose type says none", () => {
    const row = (exported()[rowOfId("mil-em-4f-10")] ?? [])
      .with(at("Id"), "mil-new")
      .with(at("Series"), "New")
      .with(at("Type"), "Thing");
    const plan = planImport(content, [...exported(), row.with(at("Tool family"), "")]);
    expect(printedFaults(plan)).toEqual([
      expect.stringMatching(
        /^row 189, column Tool family: a new tool needs a family, .* "Thing", names none\.$/,
      ),
    ]);
  });

  it("says what it would remove and put into another order", () => {
    const table = exported();
    const [first, second] = [rowOfId("pcd-al-ccgw09t304"), rowOfId("pcd-al-ccgw060204")];
    const swapped = table.with(first, table[second] ?? []).with(second, table[first] ?? []);
    const plan = planImport(
      content,
      swapped.filter((row) => row[at("Id")] !== "thr-it-tap-m3-c"),
    );
    expect(plan).toMatchObject({
      removed: ["thr-it-tap-m3-c"],
      reordered: ["range/pcd/ccgw-inserts-aluminium.csv"],
      faults: [],
    });
  });
});
