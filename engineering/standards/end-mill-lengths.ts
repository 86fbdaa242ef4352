import type { Mm } from "../units/units.ts";
/** Lengths of a solid carbide end mill, mm. */
export interface EndMillLengths {
  shank: Mm;
  length: Mm;
  cuttingLength: Mm;
  /** Whether the cutting length is that of the number of flutes; else it is that of four, and fewer may be shorter. */
  isExact: boolean;
}

const diameters: readonly Mm[] = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20];
const shanks: readonly Mm[] = [6, 6, 6, 6, 8, 10, 12, 14, 16, 18, 20];
/** Cutting lengths, mm, of end mills with two flutes, square or ball nosed, as makers' tables of slot drills have them. */
const twoFlutes: Readonly<Record<"K" | "L", Readonly<Record<number, Mm>>>> = {
  K: { 3: 4, 4: 5, 5: 6, 6: 7, 8: 9, 10: 11, 12: 12, 14: 14, 16: 16, 20: 20 },
  L: { 3: 7, 4: 8, 5: 10, 6: 10, 8: 16, 10: 19, 12: 22, 14: 22, 16: 26, 18: 26, 20: 32 },
};

const rows: Readonly<Record<"K" | "L", { length: readonly Mm[]; cut: readonly Mm[] }>> = {
  K: { length: [50, 54, 54, 54, 58, 66, 73, 75, 82, 84, 92], cut: [5, 8, 9, 10, 12, 14, 16, 18, 22, 24, 26] },
  L: {
    length: [57, 57, 57, 57, 63, 72, 83, 83, 92, 92, 104],
    cut: [8, 11, 13, 13, 19, 22, 26, 26, 32, 32, 38],
  },
};

/** Diameters of DIN 6527 in these tables, mm. */
export const endMillDiameters: readonly Mm[] = diameters;

/**
 * The short (K) or long (L) row of DIN 6527 for a diameter, mm, and a number of flutes, four where none is given;
 * undefined for a diameter that isn't listed.
 */
export function endMillLengths(row: "K" | "L", diameter: Mm, flutes = 4): EndMillLengths | undefined {
  const column = diameters.indexOf(diameter);
  const length = rows[row].length[column];
  const most = rows[row].cut[column];
  const shank = shanks[column];
  if (length === undefined || most === undefined || shank === undefined) return undefined;
  const own = flutes === 2 ? twoFlutes[row][diameter] : undefined;
  return { shank, length, cuttingLength: own ?? most, isExact: flutes >= 4 || own !== undefined };
}
