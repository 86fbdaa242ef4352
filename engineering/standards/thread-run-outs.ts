import type { Mm } from "../units/units.ts";

/** Run-out at the bottom of a blind tapped hole by pitch, mm: e1 of DIN 76-1, the usual row. */
const runOuts: Readonly<Record<number, Mm>> = {
  0.25: 1.5,
  0.3: 1.8,
  0.35: 2.1,
  0.4: 2.3,
  0.45: 2.6,
  0.5: 2.8,
  0.6: 3.4,
  0.7: 3.8,
  0.75: 4,
  0.8: 4.2,
  1: 5.1,
  1.25: 6.2,
  1.5: 7.3,
  1.75: 8.3,
  2: 9.3,
  2.5: 11.2,
  3: 13.1,
  3.5: 15.2,
  4: 16.8,
  4.5: 18.4,
};

/** How much deeper than its thread a blind hole is drilled, mm; undefined for a pitch that isn't listed. */
export function threadRunOut(pitch: Mm): Mm | undefined {
  return runOuts[pitch];
}

/** The run-out of the next listed pitch that isn't finer: what is allowed for a thread in inches, which DIN 76-1 lacks. */
export function nextRunOut(pitch: Mm): { pitch: Mm; runOut: Mm } | undefined {
  const listed = Object.entries(runOuts).map(([key, runOut]) => ({ pitch: Number(key), runOut }));
  return listed.toSorted((one, other) => one.pitch - other.pitch).find((each) => each.pitch >= pitch);
}
