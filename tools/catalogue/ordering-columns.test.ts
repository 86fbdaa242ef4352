import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { type ContentFolder, makeContentFolder } from "#prerender/testing/content-folder.ts";
import { loadContent } from "#prerender/content/content.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { at, withEdit as tableWith } from "../testing/exported-range.ts";
import { applyImport } from "./apply-import.ts";
import { printedFaults } from "../testing/printed-faults.ts";
import { planImport } from "./import-range.ts";

const holder = "tur-ho-s25t-sclcr09";
const insert = "tur-st-cnmg120408-p25";
const startColumn = "Own start values (vc in m/min, feeds in mm)";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.dispose());

function imported(id: string, column: string, cell: string | number): Product | undefined {
  const plan = planImport(folder.path, tableWith(id, column, cell));
  expect(plan.faults).toEqual([]);
  applyImport(folder.path, plan.files);
  return loadContent(folder.path).products.find((product) => product.id === id);
}

function faultsOf(id: string, column: string, cell: string | number): string[] {
  return printedFaults(planImport(folder.path, tableWith(id, column, cell))).map((fault) =>
    fault.replace(/^row \d+, /, ""),
  );
}

describe("a spreadsheet changes", () => {
  it.each<[column: string, cell: string | number, field: Partial<Product>]>([
    ["Order code", "CNM-2025", { orderCode: "CNM-2025" }],
    ["Pack quantity", 5, { pack: { quantity: 5, unit: "piece" } }],
    ["Pack unit", "Sets", { pack: { quantity: 10, unit: "set" } }],
    ["HSN code", 820900, { hsn: "820900" }],
    ["Lead time (days)", 21, { leadTime: { days: 21 } }],
    ["Lead time (days)", "14 days", { leadTime: { days: 14 } }],
    ["Lead time (days)", "On request", { leadTime: "on request" }],
    ["Country of origin", "India", { origin: "India" }],
  ])("%s to %s", (column, cell, field) => {
    expect(imported(insert, column, cell)).toMatchObject(field);
  });

  it("spare parts, with the torque of a screw", () => {
    const cell = "screw: Insert screw M4, 2.5 N·m | key: Key for the insert screw";
    expect(imported(holder, "Spare parts (torque in N·m)", cell)?.spares).toEqual([
      { part: "screw", name: "Insert screw M4", torque: 2.5 },
      { part: "key", name: "Key for the insert screw" },
    ]);
  });

  it("own start values, which take the place of those that the build works out", () => {
    const before = loadContent(folder.path).products.find(({ id }) => id === insert)?.startValues;
    const cell = "P: vc 140-200-310, fn 0,1-0,2-0,3";
    const own = [
      { group: "P", vc: { low: 140, start: 200, high: 310 }, fn: { low: 0.1, start: 0.2, high: 0.3 } },
    ];
    // The build adds the depths of cut that the insert states.
    const deep = own.map((value) => ({ ...value, ap: { low: 1, start: 2.5, high: 5 } }));
    expect(imported(insert, startColumn, cell)?.startValues).toEqual(deep);
    expect(imported(insert, "Own start values", "")?.startValues).toEqual(before);
  });

  it("a pack, but not that of one tool away where its whole series has it", () => {
    expect(imported(insert, "Pack quantity", "5")?.pack).toEqual({ quantity: 5, unit: "piece" });
    expect(faultsOf(insert, "Pack quantity", "")[0]).toContain(
      "To take it from this one alone, move it from",
    );
  });

  it("a description, and leaves order code, pack and own start values, which a table may lack", () => {
    const startValues = [
      { group: "P", vc: { low: 100, start: 150, high: 200 }, fn: { low: 0.1, start: 0.2, high: 0.3 } },
    ];
    folder.alter(insert, ["startValues"], startValues);
    const lacking = ["Series", "Order code", "Pack quantity", "Pack unit", startColumn].map(at);
    const table = tableWith(insert, "Description", "For shafts.");
    const plan = planImport(
      folder.path,
      table.map((row) => row.filter((_, column) => !lacking.includes(column))),
    );
    applyImport(folder.path, plan.files);
    const product = loadContent(folder.path).products.find(({ id }) => id === insert);
    expect(product).toMatchObject({ description: "For shafts.", orderCode: "TI-1005", startValues });
    expect(product?.pack).toEqual({ quantity: 10, unit: "piece" });
  });
});

test("a cell that can't be read says what may stand there", () => {
  expect(faultsOf(insert, "Lead time (days)", "soon")).toEqual([
    'column Lead time (days): expected "stock", "on request" or a number of days, found "soon".',
  ]);
  expect(faultsOf(insert, "Pack quantity", "ten")).toEqual([
    'column Pack quantity: expected a whole number, 1 or more, found "ten".',
  ]);
  expect(faultsOf(holder, "Spare parts (torque in N·m)", "bolt: M4")[0]).toMatch(
    /^column Spare parts \(torque in N·m\): expected parts such as .* found "bolt: M4"\.$/,
  );
});

test("start values that can't be are named by their column", () => {
  expect(faultsOf(insert, startColumn, "P: vc fast")[0]).toMatch(
    /^column Own start values .*: expected a group, then .* found "P: vc fast"\.$/,
  );
  expect(faultsOf(insert, startColumn, "N: vc 140–200–310")[0]).toMatch(
    /^column Own start values .*: expected a group of the workpiece material/,
  );
  expect(faultsOf(insert, startColumn, "P: vc 310–200–140")[0]).toMatch(
    /^column Own start values .*: expected low ≤ start ≤ high/,
  );
});

test("a cell that breaks a rule is named by its row and column", () => {
  expect(faultsOf(insert, "Lead time (days)", 900)).toEqual([
    "column Lead time (days): expected a whole number of days, 1 to 365, found 900.",
  ]);
  expect(faultsOf(insert, "Order code", "TI-1006")[0]).toMatch(
    /^column Order code: "TI-1006" is the order code of/,
  );
  expect(faultsOf(holder, "Spare parts (torque in N·m)", "screw: Screw, 900 N·m")[0]).toMatch(
    /^column Spare parts \(torque in N·m\): expected 0\.3 to 8 N·m/,
  );
});
