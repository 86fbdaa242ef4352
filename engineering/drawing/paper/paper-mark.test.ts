import { expect, test } from "vitest";
import { ARROW, arrowHead } from "./paper-mark.ts";

const distance = ([ax, ay]: readonly number[], [bx, by]: readonly number[]): number =>
  Math.hypot((ax ?? 0) - (bx ?? 0), (ay ?? 0) - (by ?? 0));

test.each([0, Math.PI / 2, 0.7])("an arrowhead is 12 long and opens by 15°, turned by %s", (angle) => {
  const [tip, left, right] = arrowHead({ at: [30, 40], angle });
  const width = 2 * ARROW * Math.tan((7.5 * Math.PI) / 180);
  expect(tip).toEqual([30, 40]);
  expect(distance(left, right)).toBeCloseTo(width, 9);
  const sides = [distance(tip, left), distance(tip, right)];
  expect(sides).toEqual([
    expect.closeTo(ARROW / Math.cos((7.5 * Math.PI) / 180), 9),
    expect.closeTo(sides[0] ?? 0, 9),
  ]);
  // Its base lies behind the tip, seen in its direction.
  const [bx, by] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  expect([30 - bx, 40 - by]).toEqual([
    expect.closeTo(ARROW * Math.cos(angle), 9),
    expect.closeTo(ARROW * Math.sin(angle), 9),
  ]);
});
