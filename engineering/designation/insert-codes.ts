/*
 * The letters and digits of ISO 1832 that the catalogue doesn't use, as reproduced in makers' catalogues, and those of
 * the trade that the standard doesn't have. Lengths in mm, angles in degrees. Positions 1, 4 and 6 are in
 * site/catalogue, position 3 is in insert-tolerance.ts.
 */
import type { InsertShape, InsertType } from "./insert-forms.ts";

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

/** Position 1 in the trade: makers give these letters different angles. */
export const tradeShapes: Record<string, InsertShape> = {
  F: { name: "special" },
  G: { name: "special" },
};

/** Position 4 in the trade: letters of ANSI B212.4. */
export const tradeTypes: Record<string, InsertType> = {
  P: { hole: "cylindrical", chipbreaker: "both faces" },
};

/** Position 6 in the trade, mm: about, because the standard doesn't list them. */
export const tradeThicknesses: Record<string, number> = { X1: 1.39, "35": 3.5, "19": 19.05 };

/** Position 5 in the trade: edge lengths that follow from none of the standard's inscribed circles. */
export const tradeSizes: Record<string, readonly string[]> = {
  C: ["03"],
  S: ["10", "11", "13", "14"],
};
