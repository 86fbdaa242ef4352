import { expect, test } from "vitest";
import { inNaturalOrder } from "./natural-order.ts";

test("sizes stand in the order of their numbers, whatever they have before and after them", () => {
  const sizes = ["M10", "M8 × 1.25", "M3", "M8 × 1", "M12 × 1.5"];
  expect(sizes.toSorted(inNaturalOrder)).toEqual(["M3", "M8 × 1", "M8 × 1.25", "M10", "M12 × 1.5"]);
});

test("capitals make no difference to where a word stands", () => {
  expect(["TiAlN", "uncoated", "AlCrN", "TiN"].toSorted(inNaturalOrder)).toEqual([
    "AlCrN",
    "TiAlN",
    "TiN",
    "uncoated",
  ]);
  expect(inNaturalOrder("TiN", "TIN")).toBe(0);
});
