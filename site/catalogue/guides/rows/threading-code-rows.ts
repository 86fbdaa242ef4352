import { threadsOfPitch } from "#engineering/units/convert.ts";
import { pitchRanges, threadingSizes } from "#engineering/designation/threading-codes.ts";
import type { GuideCell } from "../guide.ts";

/** The sizes of threading inserts with their circle and their usual largest pitch. */
export function threadingSizeRows(): GuideCell[][] {
  return Object.entries(threadingSizes)
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(([code, { circle, largestPitch }]) => [code, `${circle} mm`, `${largestPitch} mm`]);
}

/** The letters of partial profiles with their pitches. */
export function pitchLetterRows(): GuideCell[][] {
  return Object.entries(pitchRanges).map(([code, [from, to]]) => [
    code,
    `${from}–${to} mm`,
    `${Math.round(threadsOfPitch(from))}–${Math.round(threadsOfPitch(to))}`,
  ]);
}
