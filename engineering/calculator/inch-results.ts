import { inchesOf } from "../units/convert.ts";
import { figureText } from "./formula.ts";
import { quantities, type QuantityName } from "./quantities.ts";

/** A result as it is shown. */
export interface Result {
  text: string;
  unit: string;
}

/** By the unit in which a result is worked out: the inch unit, how many of it make one, and its decimals. */
const inchUnits: Record<string, { unit: string; factor: number; digits: number }> = {
  mm: { unit: "in", factor: inchesOf(1), digits: 4 },
  "mm/min": { unit: "in/min", factor: inchesOf(1), digits: 2 },
  "m/min": { unit: "ft/min", factor: 1 / 0.3048, digits: 0 },
  "cm³/min": { unit: "in³/min", factor: 1 / 2.54 ** 3, digits: 2 },
  kW: { unit: "hp", factor: 1 / 0.745_699_872, digits: 2 },
  N·m: { unit: "lbf·ft", factor: 1 / 1.355_817_948, digits: 1 },
};

/** The inch unit of a metric one with how many of it make one, and its decimals; undefined where it has none. */
export function inchUnitOf(unit: string): { unit: string; factor: number; digits: number } | undefined {
  return Object.hasOwn(inchUnits, unit) ? inchUnits[unit] : undefined;
}

/** A result in inches, feet and horsepower (mechanical, 745.7 W); one without such a unit stays as it is. */
export function inchResult(name: QuantityName, value: number): Result {
  const { unit } = quantities[name];
  const inch = inchUnitOf(unit);
  if (!inch) return { text: figureText(name, value), unit };
  const own = value * inch.factor;
  // Small figures keep three significant digits.
  const isSmall = own !== 0 && Math.abs(own) < 10 ** -inch.digits;
  return { text: isSmall ? own.toPrecision(3) : own.toFixed(inch.digits), unit: inch.unit };
}
