import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRange } from "#prerender/series/read-range.ts";
import { cellOf, columns } from "#prerender/series/columns.ts";
import type { Cell } from "#prerender/series/read-cell.ts";
import type { ContentFolder } from "#prerender/testing/content-folder.ts";
import { contentWithSeries, csvOf, rows, series } from "#prerender/testing/short-end-mills.ts";
import { spawnTool } from "../testing/spawn-tool.ts";
import { applyImport, finishImport } from "./apply-import.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport } from "./import-range.ts";
import { writeTable } from "./table-file.ts";

const root = join(import.meta.dirname, "../..");
let content: ContentFolder;
beforeEach(() => {
  content = contentWithSeries();
});
afterEach(() => content.dispose());

const headings = columns.map(({ heading }) => heading);
const at = (heading: string): number => headings.indexOf(heading);
const exported = (): string[][] => [
  headings,
  ...readRange(content.path).products.map((product) => columns.map((column) => cellOf(product, column))),
];
const csv = "range/milling/short-end-mills.csv";
const json = "range/milling/short-end-mills.json";
const textOf = (path: string): string => readFileSync(join(content.path, path), "utf8");

describe("a table that lacks rows", () => {
  const withoutShort = (): Cell[][] => exported().filter((row) => !row[at("Id")]?.startsWith("mil-short"));

  it("is refused with the family that it has no row of", () => {
    expect(printedFaults(planImport(content.path, withoutShort()))).toEqual([
      'the table has none of the 3 tools of "Short end mills". Was it filtered, or cut off? Put the rows back. Only to give that series up for good, delete content/range/milling/short-end-mills.json and .csv.',
    ]);
  });

  it("is refused with the names of many families in one line", () => {
    for (const sign of ["b", "c", "d", "e", "f", "g"]) {
      content.write(
        `range/milling/short-${sign}.json`,
        JSON.stringify({ ...series, title: `Series ${sign}`, name: `${series.name}, ${sign}` }),
      );
      content.write(
        `range/milling/short-${sign}.csv`,
        csvOf(rows).replaceAll("mil-short-", `mil-short${sign}-`),
      );
    }
    const faults = printedFaults(planImport(content.path, withoutShort()));
    expect(faults).toHaveLength(6);
    expect(faults.at(-1)).toBe('… and nothing of 2 more: "Series f", "Series g".');
  });

  it("is written only when the number of lost products is said", async () => {
    const alone = readRange(content.path).series.flatMap(({ sizes }) =>
      sizes.length === 1 ? sizes.map(({ product }) => product.id) : [],
    );
    // Every second end mill, drill and tap that has other sizes: nothing depends on these.
    const isGone = (id = "", number = 0): boolean =>
      number % 2 === 1 && !alone.includes(id) && /^(?:dri-sd|mil-[be]|thr-it-tap)/.test(id);
    const table = exported().filter((row, number) => !isGone(row[at("Id")], number));
    const file = join(content.path, "range.csv");
    await writeTable(file, table);
    const all = exported().length - 1;
    const lost = all - (table.length - 1);
    const run = (...more: string[]): Promise<{ code: number | null; text: string }> => {
      const args = ["tools/catalogue.ts", "import", file, "--content", content.path, "--apply", ...more];
      return spawnTool(process.execPath, args, { cwd: root, env: process.env }).ended;
    };
    const refused = await run();
    expect(refused.text).toContain(
      `The table lacks ${lost} of ${all} products. Was it filtered, or cut off?`,
    );
    expect(refused.text.indexOf("The table lacks")).toBeLessThan(refused.text.indexOf("Removed"));
    expect(refused.text).toContain("Nothing is written");
    expect(refused.code).toBe(1);
    expect(readRange(content.path).products).toHaveLength(all);
    expect((await run("--remove", `${lost}`)).text).toContain("Wrote ");
    expect(readRange(content.path).products).toHaveLength(all - lost);
  });
});

describe("a table whose headings aren't found", () => {
  it("says which one is missing, and of no product that it would go", () => {
    const plan = planImport(
      content.path,
      exported().map((row) => row.toSpliced(at("Id"), 1)),
    );
    expect(plan.removed).toEqual([]);
    expect(printedFaults(plan)).toEqual([
      'row 1, headings: no column is "Id". Write that heading over its column; an export has them all. Of a workbook only the first sheet is read.',
    ]);
  });
});

describe("an error of the computer", () => {
  it("is a sentence", async () => {
    const file = join(content.path, "range.csv");
    await writeTable(
      file,
      exported().map((row) => (row[at("Id")] === "mil-short-8" ? row.with(at("Name"), "Other") : row)),
    );
    const { text, code } = await spawnTool(
      process.execPath,
      ["tools/catalogue.ts", "import", file, "--content", content.path],
      { cwd: root, env: { ...process.env, TMPDIR: join(content.path, "none") } },
    ).ended;
    expect(text).toMatch(/^A file or folder can't be read or written: ENOENT.*Is the disk full/);
    expect(text).not.toContain("    at ");
    expect(code).toBe(1);
  });
});

describe("a fault of the build", () => {
  const withCell = (id: string, heading: string, cell: string): Cell[][] =>
    exported().map((row) => (row[at("Id")] === id ? row.with(at(heading), cell) : row));
  const rowOf = (id: string): number => exported().findIndex((row) => row[at("Id")] === id) + 1;

  it("names the row of a product that stands behind the sizes of a series", () => {
    const { products } = readRange(content.path);
    const last = products.findLast(
      ({ category, id }) => category === "milling" && !id.startsWith("mil-short"),
    );
    const id = last?.id ?? "";
    expect(printedFaults(planImport(content.path, withCell(id, "Name", ""))).join()).toContain(
      `row ${rowOf(id)}, column Name`,
    );
  });

  it.each(["Id", "Id (our own)", "Id (ours, no other)"])(
    "names the row of a size, in a table headed %s",
    (heading) => {
      content.write(csv, csvOf(rows).replace("Id", heading));
      const table = withCell("mil-short-8", "Name", "N".repeat(700));
      expect(printedFaults(planImport(content.path, table)).join("\n")).toContain(
        `row ${rowOf("mil-short-8")}, column Name`,
      );
    },
  );
});

describe("an import that can't be written whole", () => {
  const files = (): Map<string, string> =>
    new Map([
      [csv, textOf(csv).replace("58", "59")],
      [json, `${textOf(json)}\n`],
    ]);

  // A folder can't be created where a file has its name. Alphabetically this path comes after the others.
  const unwritable = "team.json/x.json";

  it("leaves everything as it was, and names the file", () => {
    const before = [csv, json, "team.json"].map(textOf);
    expect(() => applyImport(content.path, new Map([...files(), [unwritable, "{}"]]))).toThrow(
      /^content\/team\.json\/x\.json can't be written\. .*Nothing is written: everything is as it was\.$/,
    );
    expect([csv, json, "team.json"].map(textOf)).toEqual(before);
    expect(readdirSync(content.path).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("stays ready as a whole while it can't be finished after a kill", () => {
    const ready = join(content.path, ".import-ready");
    mkdirSync(join(ready, "range/milling"), { recursive: true });
    mkdirSync(join(ready, "team.json"));
    writeFileSync(join(ready, csv), "new");
    writeFileSync(join(ready, unwritable), "{}");
    expect(() => finishImport(content.path)).toThrow(
      "An import that was cut off can't be finished: content/team.json/x.json can't be written.",
    );
    expect(readFileSync(join(ready, csv), "utf8")).toBe("new");
    rmSync(join(ready, "team.json"), { recursive: true });
    expect(finishImport(content.path)).toBe(true);
    expect(textOf(csv)).toBe("new");
  });

  it("is finished after a kill once all of it was ready, and forgotten before", () => {
    mkdirSync(join(content.path, ".import/range/milling"), { recursive: true });
    writeFileSync(join(content.path, ".import", csv), "half");
    expect(finishImport(content.path)).toBe(false);
    expect(existsSync(join(content.path, ".import"))).toBe(false);

    mkdirSync(join(content.path, ".import-ready/range/milling"), { recursive: true });
    const [[, text = ""] = []] = files();
    writeFileSync(join(content.path, ".import-ready", csv), text);
    expect(finishImport(content.path)).toBe(true);
    expect(textOf(csv)).toBe(text);
    expect(existsSync(join(content.path, ".import-ready"))).toBe(false);
  });
});
