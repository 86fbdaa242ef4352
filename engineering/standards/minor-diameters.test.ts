import { expect, it } from "vitest";
import { metricThreads } from "./metric-threads.ts";
import { inchSizes, inchThread, type InchForm } from "./inch-threads.ts";
import { minorDiameterLimits } from "./minor-diameters.ts";

it.each<[system: string, size: string, pitch: number | undefined, min: number, max: number]>([
  ["M", "6", 1, 4.917, 5.153],
  ["M", "8", 1.25, 6.647, 6.912],
  ["M", "10", 1.5, 8.376, 8.676],
  ["M", "24", 3, 20.752, 21.252],
  ["M", "3", 0.5, 2.459, 2.599],
  ["G", "1/8", undefined, 8.566, 8.848],
  ["G", "1/4", undefined, 11.445, 11.89],
  ["G", "1/2", undefined, 18.631, 19.172],
  ["G", "1", undefined, 30.291, 30.931],
  ["UNC", "1/4", undefined, 4.978, 5.258],
  ["UNC", "5/16", undefined, 6.401, 6.731],
  ["UNC", "1/2", undefined, 10.592, 11.024],
  ["UNF", "3/8", undefined, 8.382, 8.636],
  ["UNC", "#4", undefined, 2.156, 2.385],
  ["UNF", "#10", undefined, 3.962, 4.166],
  ["Tr", "20", 4, 16, 16.375],
])(
  "D1 of %s %s (pitch %s) lies between %s and %s mm, as the standards print it",
  (system, size, pitch, min, max) => {
    const limits = minorDiameterLimits(system, size, pitch);
    // The standards round inches to a thousandth.
    expect(Math.abs((limits?.min ?? 0) - min)).toBeLessThan(0.02);
    expect(Math.abs((limits?.max ?? 0) - max)).toBeLessThan(0.02);
  },
);

it("every tapping drill of the tables lies within them", () => {
  for (const { diameter, pitch, drill } of metricThreads) {
    const limits = minorDiameterLimits("M", String(diameter), pitch);
    expect(drill, `M${diameter} × ${pitch}`).toBeGreaterThanOrEqual((limits?.min ?? Infinity) - 0.01);
    expect(drill, `M${diameter} × ${pitch}`).toBeLessThanOrEqual(limits?.max ?? 0);
  }
  for (const form of ["UNC", "UNF", "G"] satisfies InchForm[]) {
    for (const size of inchSizes(form)) {
      const limits = minorDiameterLimits(form, size, undefined);
      const drill = inchThread(form, size)?.drill ?? 0;
      expect(drill, `${form} ${size}`).toBeGreaterThanOrEqual(limits?.min ?? Infinity);
      expect(drill, `${form} ${size}`).toBeLessThanOrEqual(limits?.max ?? 0);
    }
  }
});

it("a tapered thread and one that no table lists have none", () => {
  expect(minorDiameterLimits("NPT", "1/4", undefined)).toBeUndefined();
  expect(minorDiameterLimits("M", "8", 1.1)).toBeUndefined();
});
