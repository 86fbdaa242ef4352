import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { realProducts } from "../testing/real-catalogue.ts";
import { otherRows, specificationRows } from "./comparison-rows.ts";
import { meaningOf } from "./meaning-of.ts";

const [one, other] = realProducts.filter(({ family }) => family === "end-mill");
if (!one || !other) throw new Error("The tests' content has no two end mills.");

describe("two values mean the same", () => {
  test.each([
    ["diameter", "10 mm", "10.0 mm"],
    ["depth", "≤ 16 mm", "≤ 16.00 mm"],
    ["shank", "25 × 25 mm", "25.0 × 25 mm"],
    ["edge", "Honed (E), RE 0.8 mm", "Honed (E), RE 0.80 mm"],
    ["material", "P – steel; M – stainless steel", "M – stainless steel; P – steel"],
  ] as const)("%s: %s and %s", (key, left, right) => {
    expect(meaningOf(key, left)).toBe(meaningOf(key, right));
  });
});

describe("two values differ", () => {
  test.each([
    ["depth", "≤ 16 mm", "16 mm"],
    ["hardness", "45 HRC", "45 HB"],
    ["depth", "1–5 mm", "5 mm"],
    ["shank", "10 mm h6, DIN 6535 HA", "10 mm h6, DIN 6535 HB"],
    ["material", "P – steel", "P – alloy steel"],
    ["coating", "TiAlN", "AlTiN"],
  ] as const)("%s: %s and %s", (key, left, right) => {
    expect(meaningOf(key, left)).not.toBe(meaningOf(key, right));
  });
});

test("any two diameters are the same exactly if their numbers are, however many decimals they have", () => {
  const written = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.nat(4));
  fc.assert(
    fc.property(written, written, ([left, more], [right, most]) => {
      const text = (tenths: number, decimals: number): string => `${(tenths / 10).toFixed(1 + decimals)} mm`;
      const isSame = meaningOf("diameter", text(left, more)) === meaningOf("diameter", text(right, most));
      expect(isSame).toBe(left === right);
    }),
  );
});

test("the rows are all that one of the tools says, in the order of a data sheet, with gaps", () => {
  const { coating: _, ...bare } = one.specifications;
  const rows = specificationRows([{ ...one, specifications: bare }, other]);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(
    specificationKeys.filter((key) => one.specifications[key] || other.specifications[key]),
  );
  const coating = rows.find(({ id }) => id === "coating");
  expect(coating?.cells).toEqual([[], [other.specifications.coating]]);
  expect(coating?.isSame).toBe(false);
});

test("a tool beside itself differs in nothing", () => {
  const rows = [...specificationRows([one, one]), ...otherRows([one, one], {})];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ isSame }) => !isSame)).toEqual([]);
});

test("pack, lead time, origin and spares stand side by side, the order code at the head alone", () => {
  const rows = otherRows(
    [
      {
        ...one,
        orderCode: "TI-1",
        pack: { quantity: 10, unit: "piece" },
        origin: "India",
        leadTime: { days: 14 },
      },
      { ...other, orderCode: "TI-2", leadTime: "stock", spares: [{ part: "screw", name: "Screw M4 × 8" }] },
    ],
    {},
  );
  const cells = Object.fromEntries(rows.map(({ label, cells: each }) => [label, each]));
  expect(cells).toMatchObject({
    Pack: [["10 pieces"], ["1 piece"]],
    Origin: [["India"], []],
    Delivery: [["14 days"], ["From stock"]],
    "Spare parts": [[], ["Screw M4 × 8"]],
  });
  expect(cells).not.toHaveProperty("Order code");
});
