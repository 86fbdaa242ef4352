import type { Mm } from "../units/units.ts";
/** Total radial depth, mm, and passes of an external metric thread, by pitch, mm: a maker's table. */
const table: Readonly<Record<number, [depth: Mm, passes: number]>> = {
  0.75: [0.48, 4],
  1: [0.64, 5],
  1.25: [0.8, 7],
  1.5: [0.92, 8],
  1.75: [1.1, 10],
  2: [1.26, 12],
  2.5: [1.57, 14],
  3: [1.87, 16],
};

const pitches = Object.keys(table)
  .map(Number)
  .toSorted((one, other) => one - other);

/** Depth of an external metric thread in pitches, for a pitch that the table lacks. */
const DEPTH_OF_PITCH = 0.6134;
/** No pass that is proposed is deeper than this, mm. */
export const DEEPEST_PASS = 0.4;
const MOST_PASSES = 60;

/** How the depth is shared among the passes: equal areas of the chip, or equal depths. */
export type InfeedLaw = "area" | "depth";

function sizeOf(pitch: Mm): [depth: Mm, passes: number] {
  const own = table[pitch];
  if (own) return own;
  const [least = 1, most = 3] = [pitches[0], pitches.at(-1)];
  const near = pitches.find((each) => each >= pitch) ?? most;
  const passes = pitch > most ? (16 * pitch) / most : pitch < least ? 4 : (table[near]?.[1] ?? 4);
  return [DEPTH_OF_PITCH * pitch, Math.min(MOST_PASSES, Math.ceil(passes))];
}

/**
 * The radial depth after each of so many passes, mm. For equal chip areas: total · √(φ ÷ (n − 1)) with φ = 0.3, 1, 2 …
 * n − 1, as makers' guides to threading print it; otherwise total · i ÷ n.
 */
export function passDepths(total: Mm, passes: number, law: InfeedLaw = "area"): Mm[] {
  return Array.from({ length: passes }, (_, at) =>
    law === "depth" || passes === 1
      ? (total * (at + 1)) / passes
      : total * Math.sqrt((at === 0 ? 0.3 : at) / (passes - 1)),
  );
}

/**
 * The radial depth after each pass of a thread, mm, for equal chip areas: of an external metric one, or of another of the
 * same pitch that is `deep` mm deep, in as many passes. No pass is deeper than 0.4 mm, where the table's number of passes
 * allows that.
 */
export function infeeds(pitch: Mm, deep?: Mm): Mm[] {
  if (!(pitch > 0) || !Number.isFinite(pitch)) return [];
  const [usual, listed] = sizeOf(pitch);
  const depth = deep ?? usual;
  for (let passes = listed; ; passes++) {
    const depths = passDepths(depth, passes);
    const deepest = Math.max(...depths.map((each, at) => each - (depths[at - 1] ?? 0)));
    if (deepest <= DEEPEST_PASS || passes >= MOST_PASSES) return depths;
  }
}
