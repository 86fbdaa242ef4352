import type { Mm } from "../units/units.ts";
/*
 * The trade's codes of laydown threading inserts and their holders, as makers' catalogues print them. No standard.
 */

/** An insert's size: its edge length without decimals. */
export interface ThreadingSize {
  /** Inscribed circle, mm. */
  circle: Mm;
  /** The largest pitch usual for the size, mm: guidance, beyond which a code is taken for an error. */
  largestPitch: Mm;
}

export const threadingSizes: Record<string, ThreadingSize> = {
  "06": { circle: 3.97, largestPitch: 1.25 },
  "08": { circle: 4.76, largestPitch: 1.75 },
  "11": { circle: 6.35, largestPitch: 2.5 },
  "16": { circle: 9.525, largestPitch: 3.5 },
  "22": { circle: 12.7, largestPitch: 6 },
  "27": { circle: 15.875, largestPitch: 9 },
};

/** Letters for ranges of pitches of partial profiles, mm. */
export const pitchRanges: Record<string, [Mm, Mm]> = {
  A: [0.5, 1.5],
  G: [1.75, 3],
  AG: [0.5, 3],
  N: [3.5, 5],
  Q: [5.5, 6],
  U: [5.5, 9],
};

/** Pitches of ISO 261, mm. A figure among them without a profile is no width of a circlip groove. */
export const metricPitches: readonly Mm[] = [
  0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.75, 0.8, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5,
  5.5, 6, 8,
];

/** A thread form: what its figure counts, and whether the insert cuts a range of pitches. */
export interface ThreadProfile {
  words: string;
  /** What the figure in the code is: the pitch in mm, or threads per inch. */
  figure: "mm" | "per inch";
  isPartial?: boolean;
}

export const profiles: Record<string, ThreadProfile> = {
  "60": { words: "partial profile 60°", figure: "mm", isPartial: true },
  "55": { words: "partial profile 55°", figure: "per inch", isPartial: true },
  ISO: { words: "ISO metric, full profile", figure: "mm" },
  MJ: { words: "ISO metric MJ, full profile", figure: "mm" },
  UNJ: { words: "UNJ, full profile", figure: "per inch" },
  UN: { words: "Unified, full profile", figure: "per inch" },
  W: { words: "Whitworth and G, full profile", figure: "per inch" },
  NPTF: { words: "NPTF pipe thread, taper", figure: "per inch" },
  NPT: { words: "NPT pipe thread, taper", figure: "per inch" },
  BSPT: { words: "BSPT pipe thread, taper", figure: "per inch" },
  TR: { words: "trapezoidal, metric", figure: "mm" },
  STACME: { words: "Stub Acme", figure: "per inch" },
  ACME: { words: "Acme", figure: "per inch" },
  RND: { words: "round, DIN 405", figure: "per inch" },
  SAGE: { words: "saw tooth, metric", figure: "mm" },
  ABUT: { words: "American buttress", figure: "per inch" },
  APIRD: { words: "API round", figure: "per inch" },
  API: { words: "API", figure: "per inch" },
};
