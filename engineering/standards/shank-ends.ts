import type { Mm } from "../units/units.ts";
import { unifiedSquareLength } from "./tap-blanks.ts";

/** The clamping flat of a DIN 6535 HB shank, mm: its length, its centre from the shank's end, and its depth. */
export interface ShankFlat {
  length: Mm;
  fromEnd: Mm;
  depth: Mm;
}

/** By shank diameter, DIN 6535; larger shanks have two flats and are not listed here. */
const flats: Readonly<Record<number, ShankFlat>> = {
  6: { length: 4.2, fromEnd: 18, depth: 0.9 },
  8: { length: 5.5, fromEnd: 18, depth: 1.1 },
  10: { length: 7, fromEnd: 20, depth: 1.5 },
  12: { length: 8, fromEnd: 22.5, depth: 1.6 },
  14: { length: 8, fromEnd: 22.5, depth: 1.3 },
  16: { length: 10, fromEnd: 24, depth: 1.8 },
  18: { length: 10, fromEnd: 24, depth: 1.8 },
  20: { length: 11, fromEnd: 25, depth: 1.8 },
};

/** The flat of a shank to DIN 6535 HB; undefined for a diameter that isn't listed. */
export function shankFlat(diameter: Mm): ShankFlat | undefined {
  return flats[diameter];
}

const squares: [upTo: Mm, length: Mm][] = [
  [2.4, 5],
  [3.4, 6],
  [4.3, 7],
  [5.5, 8],
  [6.2, 9],
  [7, 10],
  [8, 11],
  [9, 12],
  [10, 13],
  [11, 14],
  [12, 15],
  [14.5, 17],
  [16, 19],
];

/** Length of the driving square of a tap's shank, mm, by its width across flats: DIN 10, of inch widths ASME B94.9. */
export function squareLength(width: Mm): { length: Mm; standard: "DIN 10" | "ASME B94.9" } | undefined {
  const inch = unifiedSquareLength(width);
  if (inch !== undefined) return { length: inch, standard: "ASME B94.9" };
  const length = squares.find(([upTo]) => width <= upTo)?.[1];
  return length === undefined ? undefined : { length, standard: "DIN 10" };
}

/** Lengths of cylindrical shanks to DIN 6535, mm, by the largest diameter of each step. */
const shankLengths: [upTo: Mm, length: Mm][] = [
  [5, 28],
  [8, 36],
  [10, 40],
  [14, 45],
  [18, 48],
  [20, 50],
  [25, 56],
  [32, 60],
];

/** The length of a shank to DIN 6535, mm; undefined for diameters that it doesn't list. */
export function shankLength(diameter: Mm): Mm | undefined {
  const listed = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25, 32];
  return listed.includes(diameter) ? shankLengths.find(([upTo]) => diameter <= upTo)?.[1] : undefined;
}
