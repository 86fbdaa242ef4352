import { expect, it } from "vitest";
import { gaugeDiameter } from "./gauge-sizes.ts";

// ASME B94.11M-1993, table 1.
it.each([
  ["1", 0.228],
  ["7", 0.201],
  ["29", 0.136],
  ["30", 0.1285],
  ["43", 0.089],
  ["50", 0.07],
  ["60", 0.04],
  ["80", 0.0135],
  ["A", 0.234],
  ["F", 0.257],
  ["Q", 0.332],
  ["U", 0.368],
  ["Z", 0.413],
])("a drill %s has %s inch", (gauge, inch) => {
  expect(gaugeDiameter(gauge)).toBe(inch);
});

it.each(["0", "81", "a", "AA", ""])("%s is no gauge", (gauge) => {
  expect(gaugeDiameter(gauge)).toBeUndefined();
});
