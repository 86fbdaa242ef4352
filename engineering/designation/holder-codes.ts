import type { Degrees, Mm } from "../units/units.ts";
/*
 * The letters of ISO 5608 (external holders), ISO 6261 (boring bars) and ISO 5611 (cartridges), as reproduced in makers'
 * catalogues.
 */

/** Position 1 of a holder, the fourth letter from the end of a bar. */
export const clampings: Record<string, string> = {
  C: "top clamp",
  D: "top and hole clamp",
  M: "top clamp and pin",
  P: "lever or pin through the hole",
  S: "screw",
  W: "wedge",
};

/** Position 3: cutting edge angles KAPR in use for each tool style, degrees, the standard's own first. */
export const styleAngles: Record<string, Degrees[]> = {
  A: [90],
  B: [75],
  C: [90],
  D: [45],
  E: [60],
  F: [90, 91],
  G: [90, 91],
  H: [107.5],
  J: [93],
  K: [75],
  L: [95],
  M: [50],
  N: [63, 62.5],
  P: [117.5],
  Q: [107.5],
  R: [75],
  S: [45],
  T: [60],
  U: [93],
  V: [72.5],
  W: [60],
  Y: [85],
};

/** Tool length, mm; X is special. */
export const lengthLetters: Record<string, Mm | undefined> = {
  A: 32,
  B: 40,
  C: 50,
  D: 60,
  E: 70,
  F: 80,
  G: 90,
  H: 100,
  J: 110,
  K: 125,
  L: 140,
  M: 150,
  N: 160,
  P: 170,
  Q: 180,
  R: 200,
  S: 250,
  T: 300,
  U: 350,
  V: 400,
  W: 450,
  X: undefined,
  Y: 500,
};

/** Position 1 of a boring bar; for carbide sources differ, some give C a coolant hole too. */
export const barTypes: Record<string, string> = {
  S: "solid steel",
  A: "steel with coolant hole",
  B: "steel, damped",
  C: "carbide",
  D: "steel, damped, with coolant hole",
  E: "carbide with coolant hole",
  F: "carbide, damped",
  G: "carbide, damped, with coolant hole",
  H: "heavy metal",
  J: "heavy metal with coolant hole",
};

/** What a bar is made of, by the same letter, where its stiffness follows from it: not of damped ones and heavy metal. */
export const barMaterials: Record<string, BarMaterial> = {
  S: "steel",
  A: "steel",
  C: "carbide",
  E: "carbide",
};

export type BarMaterial = "steel" | "carbide";

/** Position 5 of a holder. */
export const hands: Record<string, string> = { R: "right hand", L: "left hand", N: "neutral" };
