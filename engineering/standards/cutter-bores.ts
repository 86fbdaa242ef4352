import type { Mm } from "../units/units.ts";
/**
 * Bores of face and shoulder mills by cutting diameter, mm: ISO 6462, its own first; then those that makers offer
 * beside it. DIN 8030 describes the bores.
 */
const bores: Readonly<Record<number, readonly Mm[]>> = {
  40: [16, 22],
  50: [22],
  63: [22, 27],
  80: [27],
  100: [32],
  125: [40],
  160: [40],
  200: [60],
  250: [60],
  315: [60],
  400: [60],
  500: [60],
};

/** All bores of these tables, mm. */
export const cutterBores: readonly Mm[] = [16, 22, 27, 32, 40, 60];

/** The bores for a cutting diameter, mm; undefined for a diameter that isn't listed. */
export function boresOf(diameter: Mm): readonly Mm[] | undefined {
  return bores[diameter];
}
