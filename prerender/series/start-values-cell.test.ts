import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import { startValuesOf, startValuesText } from "./start-values-cell.ts";

const turning: StartValue = {
  group: "P",
  vc: { low: 150, start: 220, high: 350 },
  fn: { low: 0.15, start: 0.25, high: 0.35 },
};
const slotting: StartValue = {
  group: "N",
  note: "slotting, ap 1 × D",
  vc: { low: 300, start: 400, high: 500 },
  fz: { low: 0.05, start: 0.08, high: 0.1 },
};
const tapping: StartValue = {
  group: "M",
  vc: { low: 8, start: 10, high: 15 },
  pitch: { low: 1.25, high: 1.25 },
};

test("own start values stand in one cell, a group after the other", () => {
  expect(startValuesText([turning, slotting, tapping])).toBe(
    "P: vc 150–220–350, fn 0.15–0.25–0.35 | N (slotting, ap 1 × D): vc 300–400–500, fz 0.05–0.08–0.1 | M: vc 8–10–15, pitch 1.25–1.25",
  );
});

describe("a cell of start values is read", () => {
  it("as it was written", () => {
    const values = [turning, slotting, tapping];
    expect(startValuesOf(startValuesText(values))).toEqual(values);
  });

  it("with hyphens, decimal commas, semicolons and letters of any case", () => {
    expect(startValuesOf("p : VC 150-220-350; fn 0,15 - 0,25 - 0,35")).toEqual([turning]);
  });

  it("whatever its numbers are", () => {
    const number = fc.double({ min: 1e-6, max: 1e6, noNaN: true }).map((each) => Number(each.toFixed(4)));
    const range = fc.record({ low: number, start: number, high: number });
    fc.assert(
      fc.property(range, range, (vc, fn) => {
        const values = [{ group: "K" as const, vc, fn }];
        expect(startValuesOf(startValuesText(values))).toEqual(values);
      }),
    );
  });
});

it.each([
  ["no group", "vc 150–220–350"],
  ["a group that ISO 513 lacks", "Q: vc 150–220–350"],
  ["no speed", "P: fn 0.1–0.2–0.3"],
  ["a range without its start", "P: vc 150–350"],
  ["words beside the figures", "P: vc 150–220–350 dry, fn 0.1–0.2–0.3"],
  ["a figure twice", "P: vc 150–220–350, vc 100–120–140"],
  ["a figure by an unknown name", "P: vc 150–220–350, ap 1–2–3"],
  ["a group that is empty", "P: vc 150–220–350 | "],
])("start values with %s are refused", (_, text) => {
  expect(startValuesOf(text)).toBeUndefined();
});
