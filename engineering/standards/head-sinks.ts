import type { Mm } from "../units/units.ts";

/** Counterbores of DIN 974-1, row 1: heads of ISO 4762 without a washer, by thread diameter, mm. */
const counterbores: Readonly<Record<number, Mm>> = {
  3: 6.5,
  4: 8,
  5: 10,
  6: 11,
  8: 15,
  10: 18,
  12: 20,
  14: 24,
  16: 26,
  18: 30,
  20: 33,
  22: 36,
  24: 40,
  30: 50,
  36: 58,
};

/** What DIN 974-1 adds to the height of the head: the threads up to each of these, mm. */
const allowances: readonly (readonly [upTo: Mm, allowance: Mm])[] = [
  [6, 0.4],
  [20, 0.6],
  [27, 0.8],
  [100, 1],
];

/** Countersinks of 90° after ISO 15065, for heads of ISO 7721, by thread diameter, mm. */
const countersinks: Readonly<Record<number, Mm>> = {
  2: 4.4,
  2.5: 5.5,
  3: 6.3,
  3.5: 8.2,
  4: 9.4,
  5: 10.4,
  6: 12.6,
  8: 17.3,
  10: 20,
};

/** The counterbore for the head of a cap screw, whose height is its thread's diameter; undefined if it isn't listed. */
export function counterbore(thread: Mm): { diameter: Mm; depth: Mm } | undefined {
  const diameter = counterbores[thread];
  const allowance = allowances.find(([upTo]) => thread <= upTo)?.[1];
  if (diameter === undefined || allowance === undefined) return undefined;
  return { diameter, depth: thread + allowance };
}

/** The diameter of the countersink for the head of a countersunk screw, mm; undefined if it isn't listed. */
export function countersink(thread: Mm): Mm | undefined {
  return countersinks[thread];
}

/** Threads of hexagon socket countersunk screws, mm: ISO 10642. */
const socketThreads: ReadonlySet<Mm> = new Set([3, 4, 5, 6, 8, 10, 12, 16, 20]);

/** The theoretical head of an ISO 10642 screw, 2.24 times its thread, at the sharp edge of its 90° cone, mm. */
export function socketHead(thread: Mm): Mm | undefined {
  return socketThreads.has(thread) ? Number((2.24 * thread).toFixed(2)) : undefined;
}
