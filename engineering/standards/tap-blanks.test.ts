import { expect, it } from "vitest";
import { inchesOf } from "../units/convert.ts";
import { squareLength } from "./shank-ends.ts";
import { tapReach, unifiedTapBlank } from "./tap-blanks.ts";

// ASME B94.9, table 302, as makers of taps print it (the 8-32 hand tap: shank 0.168, square 0.131, 2 1/8 long).
it.each([
  ["#4", 1.88, 0.141, 0.11, 0.19],
  ["#8", 2.13, 0.168, 0.131, 0.25],
  ["#10", 2.38, 0.194, 0.152, 0.25],
  ["1/4", 2.5, 0.255, 0.191, 0.31],
  ["3/8", 2.94, 0.381, 0.286, 0.44],
  ["1/2", 3.38, 0.367, 0.275, 0.44],
  ["3/4", 4.25, 0.59, 0.442, 0.69],
])("a tap %s is %s in long, its shank %s, its square %s wide and %s long", (size, ...inches) => {
  const { length = 0, shank = 0, square = 0 } = unifiedTapBlank(size) ?? {};
  const end = squareLength(square);
  expect(end?.standard).toBe("ASME B94.9");
  [length, shank, square, end?.length ?? 0].forEach((mm, at) => {
    // Printed in hundredths, the shank in thousandths of an inch.
    expect(Math.abs(inchesOf(mm) - (inches[at] ?? 0))).toBeLessThanOrEqual(
      at === 1 || at === 2 ? 0.0006 : 0.0052,
    );
  });
});

it("a size that the table lacks has no blank, and a metric square is DIN 10's", () => {
  expect(unifiedTapBlank("7/8")).toBeUndefined();
  expect(squareLength(6.2)).toEqual({ length: 9, standard: "DIN 10" });
});

// DIN 371, length of thread and neck; DIN 376 and 374, overall length less the shank, as makers' tables print them.
it.each([
  ["DIN 371", 3, 0.5, 18],
  ["DIN 371", 6, 1, 30],
  ["DIN 371", 8, 1.25, 35],
  ["DIN 371", 10, 1.5, 39],
  ["DIN 376", 12, 1.75, 110 - 56],
  ["DIN 376", 18, 2.5, 125 - 64],
  ["DIN 374", 10, 1, 90 - 46],
] as const)("a tap of %s, M%s × %s, goes %s mm in", (standard, diameter, pitch, reach) => {
  expect(tapReach(standard, diameter, pitch)).toBe(reach);
});

it("a tap that no table gives a shank for says nothing of its reach", () => {
  expect(tapReach("DIN 376", 24, 3)).toBeUndefined();
  expect(tapReach("DIN 371", 12, 1.75)).toBeUndefined();
});
