import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { loadContent } from "#prerender/content/content.ts";
import { at, exported, products, rowOf, withCell } from "../testing/exported-range.ts";
import { applyImport } from "./apply-import.ts";
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
    const names = products.slice(0, 50).map(({ id }) => id);
    const table = exported().map((row, number) =>
      number > 0 && names.includes(String(row[at("Id")]))
        ? row.with(at("Description"), `${String(row[at("Description")])} Changed.`)
        : row,
    );
    const copied = table[rowOf("mil-em-4f-10")] ?? [];
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
    expect(after).toHaveLength(products.length + 1);
    expect(
      after.filter(({ id, description }) => names.includes(id) && description.endsWith(" Changed.")),
    ).toHaveLength(50);
  });

  it("keeps the text of products that stay the same", () => {
    const plan = planImport(content, withCell("pcd-al-ccgw09t304", "Description", "For wheels."));
    expect([...plan.files.keys()]).toEqual(["products/pcd.json"]);
    const before = readFileSync(join(content, "products/pcd.json"), "utf8");
    const untouched = before.slice(before.indexOf('"id": "pcd-al-dcgw11t304"'));
    expect(plan.files.get("products/pcd.json")).toContain(untouched.trimEnd().slice(0, -1).trimEnd());
  });

  it("says what it would remove and put into another order", () => {
    const table = exported();
    const [first, second] = [rowOf("pcd-al-ccgw09t304"), rowOf("pcd-al-dcgw11t304")];
    const swapped = table.with(first, table[second] ?? []).with(second, table[first] ?? []);
    const plan = planImport(
      content,
      swapped.filter((row) => row[at("Id")] !== "thr-it-tap-m3-c"),
    );
    expect(plan).toMatchObject({ removed: ["thr-it-tap-m3-c"], reordered: ["pcd"], faults: [] });
  });
});
