/*
 * The letters and digits of ISO 1832, as makers' catalogues reproduce them. Lengths in mm, angles in degrees.
 */

/** Position 1. */
export interface InsertShape {
  name: string;
  /** Corner angle; none for round inserts. */
  angle?: number;
  /** Cutting corners of one face; none for round inserts. */
  corners?: number;
}

export const shapes: Record<string, InsertShape> = {
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

/** Position 2: normal clearance; O is special. */
export const clearances: Record<string, number | undefined> = {
  A: 3,
  B: 5,
  C: 7,
  D: 15,
  E: 20,
  F: 25,
  G: 30,
  N: 0,
  P: 11,
  O: undefined,
};

/** Position 3: ± of corner position (m), thickness (s) and inscribed circle (d); a pair grows with the circle. */
export interface ToleranceClass {
  m: number | [number, number];
  s: number;
  d: number | [number, number];
}

const moulded: [number, number] = [0.05, 0.15];
const mouldedCorner: [number, number] = [0.08, 0.2];

export const tolerances: Record<string, ToleranceClass> = {
  A: { m: 0.005, s: 0.025, d: 0.025 },
  F: { m: 0.005, s: 0.025, d: 0.013 },
  C: { m: 0.013, s: 0.025, d: 0.025 },
  H: { m: 0.013, s: 0.025, d: 0.013 },
  E: { m: 0.025, s: 0.025, d: 0.025 },
  G: { m: 0.025, s: 0.13, d: 0.025 },
  J: { m: 0.005, s: 0.025, d: moulded },
  K: { m: 0.013, s: 0.025, d: moulded },
  L: { m: 0.025, s: 0.025, d: moulded },
  M: { m: mouldedCorner, s: 0.13, d: moulded },
  N: { m: mouldedCorner, s: 0.025, d: moulded },
  U: { m: [0.13, 0.38], s: 0.13, d: [0.08, 0.25] },
};

/** Position 4: how the insert is held and which faces have a chipbreaker. */
export interface InsertType {
  hole: string;
  chipbreaker: "none" | "one face" | "both faces" | "special";
}

const slight = "countersunk 40–60°";
const steep = "countersunk 70–90°";

export const types: Record<string, InsertType> = {
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

/** Types that can be turned over when the clearance is 0°. */
export const twoSidedTypes = "AGFNCQUJ";

/** Position 6. */
export const thicknesses: Record<string, number> = {
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

/** Position 7 of milling inserts with a wiper, first letter: cutting edge angle; Z is another. */
export const wiperAngles: Record<string, number | undefined> = {
  A: 45,
  D: 60,
  E: 75,
  F: 85,
  G: 87,
  P: 90,
  Z: undefined,
};

/** Position 8. */
export const edgeConditions: Record<string, string> = {
  F: "sharp",
  E: "honed",
  T: "chamfered",
  S: "chamfered and honed",
  K: "double chamfered",
  P: "double chamfered and honed",
};
