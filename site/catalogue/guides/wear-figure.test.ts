import { expect, it } from "vitest";
import { wearFigure } from "./wear-figure.ts";
import { wearNames } from "./wear-names.ts";

function spots(path: string): [number, number][] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it("every figure of wear stays on its paper, whatever the clearance", () => {
  for (const clearance of [3, 7, 11, 30]) {
    for (const name of wearNames) {
      const figure = wearFigure(name, clearance);
      for (const path of [figure?.body, figure?.lost, figure?.added]) {
        expect(path ?? "").not.toMatch(/NaN|Infinity/);
        for (const [x, y] of spots(path ?? "")) {
          expect(x, name).toBeGreaterThanOrEqual(0);
          expect(x, name).toBeLessThanOrEqual(100);
          expect(y, name).toBeGreaterThanOrEqual(0);
          expect(y, name).toBeLessThanOrEqual(76);
        }
      }
    }
  }
});

it("a flank wears upright, parallel to the cut, and the land is as wide as the clearance makes it", () => {
  const [edge, end] = spots(wearFigure("flank", 7)?.lost ?? "");
  expect(edge?.[0]).toBeCloseTo(end?.[0] ?? Number.NaN, 2);
  expect((76 - (end?.[0] ?? 0)) / ((end?.[1] ?? 0) - 22)).toBeCloseTo(Math.tan((7 * Math.PI) / 180), 2);
});

it("what isn't seen at the edge has no figure", () => {
  expect(wearFigure("chatter", 7)).toBeUndefined();
});
