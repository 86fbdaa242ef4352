/**
 * Bores of face and shoulder mills by cutting diameter, mm: ISO 6462, its own first; then those that makers offer
 * beside it. DIN 8030 describes the bores.
 */
const bores: Readonly<Record<number, readonly number[]>> = {
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

/** Height of a cutter by its bore, mm: ISO 6462. */
const heights: Readonly<Record<number, number>> = { 16: 40, 22: 40, 27: 50, 32: 50, 40: 63, 60: 63 };

/** All bores of these tables, mm. */
export const cutterBores: readonly number[] = Object.keys(heights).map(Number);

/** The bores for a cutting diameter, mm; undefined for a diameter that isn't listed. */
export function boresOf(diameter: number): readonly number[] | undefined {
  return bores[diameter];
}

/** The height for a bore, mm; undefined for a bore that isn't listed. */
export function heightOf(bore: number): number | undefined {
  return heights[bore];
}
