/** Rows of ISO 273, from the tightest. */
export const clearanceRows = ["fine", "medium", "coarse"] as const;
export type ClearanceRow = (typeof clearanceRows)[number];

/** Clearance holes for bolts by thread diameter, mm: fine, medium and coarse row of ISO 273. */
const holes: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [2.2, 2.4, 2.6],
  2.5: [2.7, 2.9, 3.1],
  3: [3.2, 3.4, 3.6],
  4: [4.3, 4.5, 4.8],
  5: [5.3, 5.5, 5.8],
  6: [6.4, 6.6, 7],
  8: [8.4, 9, 10],
  10: [10.5, 11, 12],
  12: [13, 13.5, 14.5],
  14: [15, 15.5, 16.5],
  16: [17, 17.5, 18.5],
  18: [19, 20, 21],
  20: [21, 22, 24],
};

/** The clearance hole of a bolt, mm; undefined for a diameter that isn't listed. */
export function clearanceHole(diameter: number, row: ClearanceRow): number | undefined {
  return holes[diameter]?.[clearanceRows.indexOf(row)];
}
