import { expect, test } from "vitest";
import { groupFaults } from "./group-faults.ts";

test("of many faults of one kind the first are shown, and the places of the others", () => {
  const bad = Array.from(
    { length: 60 },
    (_, at) => `row ${at + 2}, column Length: "${at} cm" is no length in mm.`,
  );
  const other = 'row 9, column Id: "a" stands in row 3 already. Ids must be unique.';
  const told = groupFaults([...bad, other]);
  expect(told.slice(0, 3)).toEqual(bad.slice(0, 3));
  expect(told[3]).toMatch(/^… and 57 more like the last one: row 5, column Length; row 6, column Length; /);
  expect(told.slice(4)).toEqual([other]);
});

test("a few faults are shown whole, and faults of another column are of another kind", () => {
  const faults = ["Length", "Coating", "Shank", "Grade", "Type"].map(
    (name) => `row 2, column ${name}: "" is empty.`,
  );
  expect(groupFaults(faults)).toEqual(faults);
});
