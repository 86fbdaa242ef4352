import { expect, test } from "vitest";
import { printFault } from "./content-fault.ts";
import { groupFaults } from "./group-faults.ts";

test("of many faults of one kind the first are shown, and the places of the others", () => {
  const bad = Array.from({ length: 60 }, (_, at) => ({
    line: at + 2,
    field: "Length",
    sentence: `"${at} cm" is no length in mm.`,
  }));
  const other = { line: 9, field: "Id", sentence: '"a" stands in row 3 already. Ids must be unique.' };
  const told = groupFaults([...bad, other]);
  expect(told.slice(0, 3)).toEqual([
    'row 2, column Length: "0 cm" is no length in mm.',
    'row 3, column Length: "1 cm" is no length in mm.',
    'row 4, column Length: "2 cm" is no length in mm.',
  ]);
  expect(told[3]).toMatch(/^… and 57 more like the last one: row 5, column Length; row 6, column Length; /);
  expect(told.slice(4)).toEqual(['row 9, column Id: "a" stands in row 3 already. Ids must be unique.']);
});

test("a few faults are shown whole, and faults of another column are of another kind", () => {
  const faults = ["Length", "Coating", "Shank", "Grade", "Type"].map((field) => ({
    line: 2,
    field,
    sentence: '"" is empty.',
  }));
  expect(groupFaults(faults)).toEqual(faults.map(printFault));
});

test("faults of a file are of one kind whatever the product, the place in a list and the value found", () => {
  const faults = Array.from({ length: 6 }, (_, at) => ({
    file: "content/products/pcd.json",
    line: 10 * at + 4,
    record: `tool-${at}`,
    field: `spares[${at}].torque`,
    sentence: `expected at most 20, found ${at + 21}.`,
  }));
  expect(groupFaults(faults)).toEqual([
    'content/products/pcd.json, line 4: product "tool-0": spares[0].torque: expected at most 20, found 21.',
    'content/products/pcd.json, line 14: product "tool-1": spares[1].torque: expected at most 20, found 22.',
    'content/products/pcd.json, line 24: product "tool-2": spares[2].torque: expected at most 20, found 23.',
    "… and 3 more like the last one: content/products/pcd.json, line 34; content/products/pcd.json, line 44; content/products/pcd.json, line 54.",
  ]);
});
