import { expect, it } from "vitest";
import { calculate } from "./calculate.ts";
import { operations } from "./operations/operations.ts";
import type { Figures, QuantityName } from "./quantities.ts";

function answer(id: "boring" | "milling", figures: Figures) {
  return calculate({ operation: operations[id], figures, machine: {} });
}

it.each<[what: string, operation: "boring" | "milling", given: Figures, expected: Figures]>([
  [
    // "Boring: Calculating deflection", a trade journal of 2019: 0.0757 mm.
    "a steel bar of 25.4 mm",
    "boring",
    { cutForce: 911.1, overhang: 101.6, modulus: 206, barDiameter: 25.4 },
    { deflection: 75.7, slenderness: 4 },
  ],
  [
    // The same in inches: 207.8 lbf, 4 in, 30 · 10⁶ psi: 0.003 in.
    "a steel bar of 1 inch",
    "boring",
    { cutForce: 924.3, overhang: 101.6, modulus: 206.8, barDiameter: 25.4 },
    { deflection: 76.2 },
  ],
  [
    // A public calculator's example: 100 lbf, 4 in, 29 · 10⁶ psi: 0.001498 in.
    "a bar of 1 inch under 100 lbf",
    "boring",
    { cutForce: 444.8, overhang: 101.6, modulus: 199.9, barDiameter: 25.4 },
    { deflection: 38.05 },
  ],
  [
    // By hand: I = π · 8⁴ ÷ 64 = 201.06 mm⁴; 100 · 30³ ÷ (3 · 580 000 · 201.06) mm.
    "an end mill of 10 mm, 30 mm out",
    "milling",
    { diameter: 10, cutForce: 100, overhang: 30, modulus: 580 },
    { deflection: 7.718, slenderness: 3 },
  ],
  [
    // 4.17 kW at the edge and 100 m/min: 60 000 · 4.17 ÷ 100.
    "the force of a power",
    "boring",
    { power: 4.17, efficiency: 1, speed: 100 },
    { cutForce: 2502 },
  ],
])("the printed deflection is met within half a percent: %s", (_, id, given, expected) => {
  const { figures } = answer(id, given);
  for (const [name, value] of Object.entries(expected)) {
    const found = figures[name as QuantityName] ?? Number.NaN; // Object.entries loses the literal type
    expect(Math.abs(found - value)).toBeLessThanOrEqual(value * 0.005);
  }
});

it("a bar that reaches further than makers let it is said, of carbide later than of steel", () => {
  const figures = { diameter: 40, barDiameter: 20, overhang: 100 };
  const warningsWith = (modulus: number) => answer("boring", { ...figures, modulus }).warnings.join(" ");
  expect(warningsWith(210)).toMatch(/above 4 diameters.*steel bars.*Clamp it shorter/);
  expect(warningsWith(580)).toBe("");
});
