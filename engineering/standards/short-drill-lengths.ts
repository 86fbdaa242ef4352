import type { Mm } from "../units/units.ts";
/** Largest diameter of each range, overall length and flute length of DIN 6539, mm. */
const ranges: [to: Mm, length: Mm, fluteLength: Mm][] = [
  [2.12, 38, 12],
  [2.36, 40, 13],
  [2.65, 43, 14],
  [3, 46, 16],
  [3.35, 49, 18],
  [3.75, 52, 20],
  [4.25, 55, 22],
  [4.75, 58, 24],
  [5.3, 62, 26],
  [6, 66, 28],
  [6.7, 70, 31],
  [7.5, 74, 34],
  [8.5, 79, 37],
  [9.5, 84, 40],
  [10.6, 89, 43],
  [11.8, 95, 47],
  [13.2, 102, 51],
  [14, 107, 54],
  [15, 111, 56],
  [16, 115, 58],
  [17, 119, 60],
  [18, 123, 62],
  [19, 127, 64],
  [20, 131, 66],
];

/** Smallest diameter of the first range, mm; the ranges below it are not listed here. */
const FROM = 1.9;

/** Lengths of a short solid carbide drill by DIN 6539, mm; undefined outside Ø1.9 (excluded) to Ø20 mm. */
export function shortDrillLengths(diameter: Mm): { length: Mm; fluteLength: Mm } | undefined {
  const range = diameter <= FROM ? undefined : ranges.find(([to]) => diameter <= to);
  return range && { length: range[1], fluteLength: range[2] };
}
