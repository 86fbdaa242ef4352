import type { Degrees, Mm } from "../units/units.ts";

/** A step drill of a standard, mm: its pilot, how long that is, and its step with the included angle. */
export interface StandardStep {
  pilot: Mm;
  length: Mm;
  step: Mm;
  angle: Degrees;
}

type Row = readonly [pilot: Mm, step: Mm, length: Mm];

/** By thread, mm: core holes with a 90° edge; clearance holes of ISO 273, medium, with a flat seat for a cap screw. */
const rows: Readonly<Record<string, { angle: Degrees; byThread: Readonly<Record<number, Row>> }>> = {
  "DIN 8378": {
    angle: 90,
    byThread: {
      3: [2.5, 3.4, 8.8],
      4: [3.3, 4.5, 11.4],
      5: [4.2, 5.5, 13.6],
      6: [5, 6.6, 16.5],
      8: [6.8, 9, 21],
      10: [8.5, 11, 25.5],
      12: [10.2, 13.5, 30],
    },
  },
  "DIN 8376": {
    angle: 180,
    byThread: {
      3: [3.4, 6, 9],
      4: [4.5, 8, 11],
      5: [5.5, 10, 13],
      6: [6.6, 11, 15],
      8: [9, 15, 19],
      10: [11, 18, 23],
      12: [13.5, 20, 27],
    },
  },
};

/** The step drill of a standard, "DIN 8378", for a thread; undefined where this table has none. */
export function standardStep(standard: string, thread: Mm): StandardStep | undefined {
  const found = rows[standard];
  const row = found?.byThread[thread];
  if (!found || !row) return undefined;
  const [pilot, step, length] = row;
  return { pilot, step, length, angle: found.angle };
}
