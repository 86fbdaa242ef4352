import { expect, it } from "vitest";
import { inchResult } from "./inch-results.ts";
import { quantities, type QuantityName } from "./quantities.ts";

it.each<[QuantityName, number, string]>([
  ["diameter", 12.7, "0.5000 in"],
  ["tableFeed", 254, "10.00 in/min"],
  ["speed", 125, "410 ft/min"],
  ["removal", 16.387, "1.00 in³/min"],
  ["power", 1.4914, "2.00 hp"],
  ["torque", 13.558, "10.0 lbf·ft"],
  ["turns", 1234, "1234 1/min"],
  ["chip", 0.001, "0.0000394 in"],
])("%s of %s is %s", (name, value, words) => {
  const { text, unit } = inchResult(name, value);
  expect(`${text} ${unit}`).toBe(words);
});

it("says no result in mm, and each as a number", () => {
  for (const name of Object.keys(quantities) as QuantityName[]) {
    const { text, unit } = inchResult(name, 3.21);
    expect(unit, name).not.toMatch(/^k?mm|m\/min$|cm|kW|N·m/);
    expect(Number(text), name).toBeGreaterThan(0);
  }
});
