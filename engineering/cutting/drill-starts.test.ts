import { expect, test } from "vitest";
import { startValuesOf } from "./start-values.ts";

const carbide = { grade: "Micrograin carbide, ISO K20–K40 substrate", coating: "TiAlN" };

test("a spot drill is fed lightly whatever its diameter, as the source of spotting says", () => {
  const material = "P – steel; M – stainless steel";
  for (const diameter of ["6 mm", "20 mm"]) {
    const values = startValuesOf({
      family: "drill",
      specifications: { ...carbide, type: "Solid carbide NC spot drill", material, diameter },
    });
    expect(values.map(({ vc, fn }) => [vc.start, fn?.low, fn?.high])).toEqual([
      [90, 0.05, 0.08],
      [60, 0.03, 0.06],
    ]);
  }
});

test("a step drill turns slower by as much as its step is wider, and is fed by its pilot", () => {
  const step = {
    type: "Solid carbide step drill",
    ...carbide,
    material: "P – steel",
    diameter: "9 mm",
    edge: "Point angle 140°, step 180° to Ø15 mm",
  };
  const [value] = startValuesOf({ family: "step-drill", specifications: step });
  // 90 · 9 ÷ 15: at Ø15 the edge runs at 90 m/min.
  expect(value).toMatchObject({ vc: { low: 42, start: 54, high: 78 }, fn: { start: 0.18 } });
  expect(
    startValuesOf({ family: "step-drill", specifications: { ...step, edge: "Point angle 140°" } }),
  ).toEqual([]);
});
