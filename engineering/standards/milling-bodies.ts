import type { Mm } from "../units/units.ts";
/** Height of a milling cutter's body by its bore, mm: ISO 6462, with bores to DIN 8030. */
const heights: Readonly<Record<number, Mm>> = { 16: 40, 22: 40, 27: 50, 32: 50, 40: 63 };

/** The height of a milling cutter's body by its bore, mm; undefined for a bore that isn't listed. */
export function bodyHeight(bore: Mm): Mm | undefined {
  return heights[bore];
}
