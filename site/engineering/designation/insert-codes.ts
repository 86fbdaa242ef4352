/*
 * The letters and digits of ISO 1832 that the catalogue doesn't use, as reproduced in makers' catalogues. Lengths in
 * mm, angles in degrees. Positions 1, 4 and 6 are in site/catalogue.
 */

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

/** Position 3: ± of corner position (m), thickness (s), inscribed circle (d); pairs increase with the circle. */
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

/** Types with two usable sides if the clearance is 0°. */
export const twoSidedTypes = "AGFNCQUJ";

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
