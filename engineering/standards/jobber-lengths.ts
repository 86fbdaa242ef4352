import type { Mm } from "../units/units.ts";
/** Largest diameter of each range, overall length and flute length of DIN 338, mm. */
const ranges: [to: Mm, length: Mm, fluteLength: Mm][] = [
  [3, 61, 33],
  [3.35, 65, 36],
  [3.75, 70, 39],
  [4.25, 75, 43],
  [4.75, 80, 47],
  [5.3, 86, 52],
  [6, 93, 57],
  [6.7, 101, 63],
  [7.5, 109, 69],
  [8.5, 117, 75],
  [9.5, 125, 81],
  [10.6, 133, 87],
  [11.8, 142, 94],
  [13.2, 151, 101],
  [14, 160, 108],
  [15, 169, 114],
  [16, 178, 120],
  [17, 184, 125],
  [18, 191, 130],
  [19, 198, 135],
  [20, 205, 140],
];

/** Smallest diameter of the first range, mm; the ranges below it are not listed here. */
const FROM = 2.65;

/** Lengths of a jobber drill by DIN 338, mm; undefined outside Ø2.65 (excluded) to Ø20 mm. */
export function jobberLengths(diameter: Mm): { length: Mm; fluteLength: Mm } | undefined {
  const range = diameter <= FROM ? undefined : ranges.find(([to]) => diameter <= to);
  return range && { length: range[1], fluteLength: range[2] };
}
