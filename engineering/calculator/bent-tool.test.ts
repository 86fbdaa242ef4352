import { expect, it } from "vitest";
import { largerBy, leanOver, shankBend } from "./bent-tool.ts";

it("a square shank bends like the bar of its height and width", () => {
  // By hand: I = 25 · 25³ ÷ 12 = 32 552 mm⁴; 1000 N · 40³ mm³ ÷ (3 · 210 000 MPa · 32 552 mm⁴) = 0.00312 mm.
  expect(shankBend(1000, 40, 25, 25)).toBeCloseTo(3.12, 2);
  // Twice as high bends an eighth.
  expect(shankBend(1000, 40, 50, 25)).toBeCloseTo(3.12 / 8, 2);
});

it("a corner a tenth of a millimetre too low turns a shaft of 20 mm one micrometre larger", () => {
  // By hand: √(10² + 0.1²) = 10.0005 mm.
  expect(largerBy(100, 20)).toBeCloseTo(1, 2);
});

it("a wall leans by what the mill's bending line loses over the depth", () => {
  // Half of the overhang: 1.5 · 0.5 − 0.5 · 0.125 = 0.6875.
  expect(leanOver(10, 40, 20)).toBeCloseTo(6.875, 6);
  expect(leanOver(10, 40, 40)).toBe(10);
  expect(leanOver(10, 40, 60)).toBe(10);
});
