import fc from "fast-check";
import { expect, test } from "vitest";
import { type Offer, lineTotal, offerTotals, percent, readPercent, readRupees, rupees } from "./offer.ts";

const line: Offer["lines"][number] = {
  asked: 1,
  kind: "asked",
  name: "CNMG 120408",
  difference: "",
  quantity: 50,
  unit: 41_200,
  discount: 1_200,
  delivery: "",
  hsn: "8209",
  gst: 1_800,
};

test("a line is its quantity times its price less its discount, to the paisa", () => {
  expect(lineTotal(line)).toBe(1_812_800);
  expect(lineTotal({ ...line, quantity: 3, unit: 33, discount: 5_000 })).toBe(50);
  expect(lineTotal({ ...line, unit: null })).toBeUndefined();
  // Beyond what floating point holds.
  expect(lineTotal({ ...line, quantity: 999_999, unit: 9_999_999, discount: 1 })).toBe(9_998_989_001_101);
});

test("GST is counted once for each rate, on the sum of what has it, freight included", () => {
  const offer = { lines: [line, { ...line, gst: 500, quantity: 1, discount: 0 }], freight: 45_000 };
  expect(offerTotals({ ...offer, freightGst: 1_800 })).toEqual({
    net: 1_812_800 + 41_200 + 45_000,
    gst: [
      { rate: 500, amount: 2_060 },
      { rate: 1_800, amount: 334_404 },
    ],
    total: 1_812_800 + 41_200 + 45_000 + 2_060 + 334_404,
  });
  expect(offerTotals({ lines: [{ ...line, unit: null }], freight: 0, freightGst: 1_800 })).toEqual({
    net: 0,
    gst: [],
    total: 0,
  });
});

test("rupees stand in India's groups", () => {
  expect([0, 5, 1_812_800, 3_999_020, 100_000_000, 12_345_678_900].map(rupees)).toEqual([
    "0.00",
    "0.05",
    "18,128.00",
    "39,990.20",
    "10,00,000.00",
    "12,34,56,789.00",
  ]);
});

test("prices and discounts are read as people write them, and nothing is guessed", () => {
  expect(["412", " 412.5 ", "₹ 3,850.00", "Rs. 1,00,000", "0"].map(readRupees)).toEqual([
    41_200, 41_250, 385_000, 10_000_000, 0,
  ]);
  for (const text of ["", "4.125", "1.2.3", "-4", "four", "4 5", "1,2", "1e3"])
    expect(readRupees(text), text).toBeUndefined();
  expect(["12", "12.5 %", "100"].map(readPercent)).toEqual([1_200, 1_250, 10_000]);
  for (const text of ["101", "100.01", "-1", "%"]) expect(readPercent(text), text).toBeUndefined();
});

test("what is printed is read as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
      expect(readRupees(rupees(amount))).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(readPercent(percent(rate))).toBe(rate);
    }),
  );
});
