import type { Degrees, Mm } from "../units/units.ts";
/*
 * The letters and digits of ISO 1832 for an insert's form, as reproduced in makers' catalogues. Lengths in mm, angles
 * in degrees.
 */

/** Meaning of a letter in position 1. */
export interface InsertShape {
  name: string;
  /** Corner angle; undefined for round inserts. */
  angle?: Degrees;
  /** Cutting corners of one face; undefined for round inserts. */
  corners?: number;
}

/** Position 1, by letter. */
export const shapes: Readonly<Record<string, InsertShape>> = {
  A: { name: "parallelogram", angle: 85, corners: 2 },
  B: { name: "parallelogram", angle: 82, corners: 2 },
  C: { name: "rhombic", angle: 80, corners: 2 },
  D: { name: "rhombic", angle: 55, corners: 2 },
  E: { name: "rhombic", angle: 75, corners: 2 },
  H: { name: "hexagon", angle: 120, corners: 6 },
  K: { name: "parallelogram", angle: 55, corners: 2 },
  L: { name: "rectangle", angle: 90, corners: 4 },
  M: { name: "rhombic", angle: 86, corners: 2 },
  O: { name: "octagon", angle: 135, corners: 8 },
  P: { name: "pentagon", angle: 108, corners: 5 },
  R: { name: "round" },
  S: { name: "square", angle: 90, corners: 4 },
  T: { name: "triangle", angle: 60, corners: 3 },
  V: { name: "rhombic", angle: 35, corners: 2 },
  W: { name: "trigon", angle: 80, corners: 3 },
  X: { name: "special" },
};

/** Shapes whose name leaves the angle open, unlike a square or a triangle. */
const namesWithAngle = new Set(["rhombic", "parallelogram", "trigon"]);

/** A shape's name for people: `rhombic 80°`, `square`. Undefined for a letter not in the standard. */
export function shapeName(letter: string): string | undefined {
  const shape = shapes[letter];
  return shape && namesWithAngle.has(shape.name) ? `${shape.name} ${shape.angle}°` : shape?.name;
}

/** Position 4: how the insert is held and which faces have a chipbreaker. */
export interface InsertType {
  hole: string;
  chipbreaker: "none" | "one face" | "both faces" | "special";
}

const slight = "countersunk 40–60°";
const steep = "countersunk 70–90°";

/** Position 4, by letter. */
export const types: Readonly<Record<string, InsertType>> = {
  N: { hole: "none", chipbreaker: "none" },
  R: { hole: "none", chipbreaker: "one face" },
  F: { hole: "none", chipbreaker: "both faces" },
  A: { hole: "cylindrical", chipbreaker: "none" },
  M: { hole: "cylindrical", chipbreaker: "one face" },
  G: { hole: "cylindrical", chipbreaker: "both faces" },
  W: { hole: `${slight}, one side`, chipbreaker: "none" },
  T: { hole: `${slight}, one side`, chipbreaker: "one face" },
  Q: { hole: `${slight}, both sides`, chipbreaker: "none" },
  U: { hole: `${slight}, both sides`, chipbreaker: "both faces" },
  B: { hole: `${steep}, one side`, chipbreaker: "none" },
  H: { hole: `${steep}, one side`, chipbreaker: "one face" },
  C: { hole: `${steep}, both sides`, chipbreaker: "none" },
  J: { hole: `${steep}, both sides`, chipbreaker: "both faces" },
  X: { hole: "special", chipbreaker: "special" },
};

/** Position 6: thickness by its two characters. */
export const thicknesses: Readonly<Record<string, Mm>> = {
  S1: 1.39,
  "01": 1.59,
  T0: 1.79,
  T1: 1.98,
  "02": 2.38,
  T2: 2.78,
  "03": 3.18,
  T3: 3.97,
  "04": 4.76,
  "05": 5.56,
  "06": 6.35,
  "07": 7.94,
  "09": 9.52,
  T9: 9.72,
  "11": 11.11,
  "12": 12.7,
};
