import type { Mm } from "../units/units.ts";
/** Lengths of a solid carbide drill, mm. */
export interface DrillLengths {
  shank: Mm;
  length: Mm;
  fluteLength: Mm;
}

/** Largest diameter of each range, shank, then overall length and flute length of the rows K and L, mm. */
const ranges: [to: Mm, shank: Mm, k: [Mm, Mm], l: [Mm, Mm]][] = [
  [3.75, 6, [62, 20], [66, 28]],
  [4.75, 6, [66, 24], [74, 36]],
  [6, 6, [66, 28], [82, 44]],
  [7, 8, [79, 34], [91, 53]],
  [8, 8, [79, 41], [91, 53]],
  [10, 10, [89, 47], [103, 61]],
  [12, 12, [102, 55], [118, 71]],
  [14, 14, [107, 60], [124, 77]],
  [16, 16, [115, 65], [133, 83]],
  [18, 18, [123, 73], [143, 93]],
  [20, 20, [131, 79], [153, 101]],
];

/** The short (K, about 3 × D) or long (L, about 5 × D) row of DIN 6537; undefined outside Ø3 to Ø20 mm. */
export function drillLengths(row: "K" | "L", diameter: Mm): DrillLengths | undefined {
  const range = diameter < 3 ? undefined : ranges.find(([to]) => diameter <= to);
  if (!range) return undefined;
  const [, shank, k, l] = range;
  const [length, fluteLength] = row === "K" ? k : l;
  return { shank, length, fluteLength };
}
