/** Lengths of a solid carbide end mill, mm. */
export interface EndMillLengths {
  shank: number;
  length: number;
  /** Cutting length of four-flute end mills; those with fewer flutes may be shorter. */
  cuttingLength: number;
}

const diameters = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20];
const shanks = [6, 6, 6, 6, 8, 10, 12, 14, 16, 18, 20];
const rows = {
  K: { length: [50, 54, 54, 54, 58, 66, 73, 75, 82, 84, 92], cut: [5, 8, 9, 10, 12, 14, 16, 18, 22, 24, 26] },
  L: {
    length: [57, 57, 57, 57, 63, 72, 83, 83, 92, 92, 104],
    cut: [8, 11, 13, 13, 19, 22, 26, 26, 32, 32, 38],
  },
};

/** Diameters of DIN 6527 in these tables, mm. */
export const endMillDiameters: readonly number[] = diameters;

/** The short (K) or long (L) row of DIN 6527 for a diameter, mm; undefined for a diameter that isn't listed. */
export function endMillLengths(row: "K" | "L", diameter: number): EndMillLengths | undefined {
  const column = diameters.indexOf(diameter);
  const length = rows[row].length[column];
  const cuttingLength = rows[row].cut[column];
  const shank = shanks[column];
  if (length === undefined || cuttingLength === undefined || shank === undefined) return undefined;
  return { shank, length, cuttingLength };
}
