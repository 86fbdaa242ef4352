import type { Mm } from "../units/units.ts";
/** Grade IT12 of ISO 286-1, mm: the nominal sizes up to each of these, and their tolerance. */
const it12: readonly (readonly [upTo: Mm, tolerance: Mm])[] = [
  [3, 0.1],
  [6, 0.12],
  [10, 0.15],
  [18, 0.18],
  [30, 0.21],
  [50, 0.25],
  [80, 0.3],
  [120, 0.35],
];

/** How much larger than its nominal size a drilled hole may be (H12), mm; 0 where the table ends. */
export function drilledTolerance(diameter: Mm): Mm {
  return it12.find(([upTo]) => diameter <= upTo)?.[1] ?? 0;
}
