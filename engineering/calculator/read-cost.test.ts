import fc from "fast-check";
import { expect, test } from "vitest";
import { costFields, readCost, type CostField } from "./read-cost.ts";

const typed = { rate: "600", insertPrice: "400", edges: "4", edgeLife: "20", changeTime: "1" };

test("a part costs the machine's time, its share of an edge, and its share of a change", () => {
  expect(readCost(typed, 2)).toEqual({
    cost: { machine: 20, edge: 10, change: 1, total: 31 },
    errors: {},
    missing: [],
  });
});

test("a decimal comma is a decimal point", () => {
  expect(readCost({ ...typed, changeTime: "0,5" }, 2).cost?.change).toBe(0.5);
});

test("what is empty is missing, and no cost is told", () => {
  const { cost, missing, errors } = readCost({ ...typed, rate: " " }, 2);
  expect([cost, missing, errors]).toEqual([undefined, ["rate"], {}]);
  expect(readCost(typed, undefined).cost).toBeUndefined();
});

test("a wrong figure is named with what is expected", () => {
  expect(readCost({ ...typed, edgeLife: "0" }, 2)).toMatchObject({
    cost: undefined,
    errors: { edgeLife: 'An edge cuts for: expected 0.1 to 10000, found "0".' },
  });
  expect(readCost({ ...typed, edges: "2.5" }, 2).errors.edges).toContain("whole number");
});

test("no cost is endless, negative or no number, whatever is typed", () => {
  const names = costFields.map(({ name }) => name);
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("0", "1e9", "-1", "999999"));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom<CostField>(...names), text), fc.double(), (figures, time) => {
      const { cost } = readCost(figures, time);
      for (const value of Object.values(cost ?? {})) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
  );
});
