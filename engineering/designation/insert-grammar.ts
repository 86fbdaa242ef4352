import type { Degrees, Mm } from "../units/units.ts";
import { shapeName, shapes, thicknesses, types, type InsertType } from "./insert-forms.ts";
import { circlesOf, sizesOf } from "./insert-circles.ts";
import { clearances, tradeShapes, tradeThicknesses, tradeTypes, wiperAngles } from "./insert-codes.ts";
import { tolerances } from "./insert-tolerance.ts";
import { choicesOf, isIn, oneOf, type Choice, type Slot } from "./slots.ts";

/** Positions 1, 4 and 6 with the trade's own codes. */
export const allShapes = { ...shapes, ...tradeShapes };
export const allTypes = { ...types, ...tradeTypes };
export const allThicknesses = { ...thicknesses, ...tradeThicknesses };

/** A clearance or a wiper's angle in words. */
export function degrees(angle: Degrees | undefined): string {
  return angle === undefined ? "special" : `${angle}°`;
}

/** Position 4 in words. */
export function typeWords({ hole, chipbreaker }: InsertType): string {
  if (hole === "special") return "special";
  const breaker = chipbreaker === "none" ? "no chipbreaker" : `chipbreaker on ${chipbreaker}`;
  // A countersink is said after its hole: "hole countersunk 40–60°, one side".
  const words = hole === "none" ? "no hole" : hole === "cylindrical" ? "cylindrical hole" : `hole ${hole}`;
  return `${words}, ${breaker}`;
}

/** A tolerance, one or the ends of a range, in words. */
export function plusMinus(value: Mm | [Mm, Mm]): string {
  return `± ${typeof value === "number" ? value : value.join("–")} mm`;
}

/** Sizes of round inserts whose diameter is a whole number of mm: they end in M0. */
const metricRounds = ["05", "06", "08", "10", "12", "16", "20", "25", "32"];

function sizeChoices([shape = ""]: readonly string[]): Choice[] {
  // Until the corner says M0 or 00 a round insert may be either.
  const corners = shape === "R" ? ["M0", "00"] : ["00"];
  const sizes = shape === "R" ? [...sizesOf(shape), ...metricRounds] : sizesOf(shape);
  return [...new Set(sizes)].toSorted().map((code) => ({
    code,
    meaning: [...new Set(corners.flatMap((corner) => circlesOf(shape, code, corner)))]
      .map((circle) => `IC ${circle} mm`)
      .join(" or "),
  }));
}

const radii = ["00", "02", "04", "05", "08", "10", "12", "16", "20", "24", "32"];

function cornerChoices([shape]: readonly string[]): Choice[] {
  if (shape === "R")
    return [
      { code: "M0", meaning: "round, diameter in mm" },
      { code: "00", meaning: "round, diameter in inches" },
    ];
  return radii.map((code) => ({ code, meaning: code === "00" ? "sharp" : `RE ${Number(code) / 10} mm` }));
}

/** The positions of ISO 1832 that every designation has. */
export const insertSlots: readonly Slot[] = [
  {
    name: "shape",
    pattern: /^./,
    expected: oneOf(shapes),
    accepts: isIn(allShapes),
    choices: () => choicesOf(shapes, (_, letter) => shapeName(letter) ?? "special"),
  },
  {
    name: "clearance",
    pattern: /^./,
    expected: oneOf(clearances),
    accepts: isIn(clearances),
    choices: () => choicesOf(clearances, degrees),
  },
  {
    name: "tolerance",
    pattern: /^./,
    expected: oneOf(tolerances),
    accepts: isIn(tolerances),
    choices: () => choicesOf(tolerances, ({ d }) => `IC ${plusMinus(d)}`),
  },
  {
    name: "type",
    pattern: /^./,
    expected: oneOf(types),
    accepts: isIn(allTypes),
    choices: () => choicesOf(types, typeWords),
  },
  {
    name: "edge length",
    pattern: /^[\dOL][\dO]/,
    isNumeric: true,
    expected: "two digits such as 12",
    choices: sizeChoices,
  },
  {
    name: "thickness",
    pattern: /^[\dOSTX][\dO]/,
    isNumeric: true,
    expected: oneOf(thicknesses),
    accepts: isIn(allThicknesses),
    choices: () => choicesOf(thicknesses, (mm) => `${mm} mm`),
  },
  {
    name: "corner",
    pattern: /^(?:[0O]{2}[35]|M[0O]|[\dO]{2}|[ADEFGPZ][A-GNPOZ])/,
    expected: "tenths of a mm such as 08",
    choices: cornerChoices,
  },
];

/** Position 7 as a wiper: cutting edge angle and clearance, degrees; undefined means special. */
export function wiperOf(
  corner: string,
): { angle: Degrees | undefined; clearance: Degrees | undefined } | undefined {
  const [angle = "", clearance = ""] = corner;
  return /^[A-Z]{2}$/.test(corner)
    ? { angle: wiperAngles[angle], clearance: clearances[clearance] }
    : undefined;
}
