import { mmOf } from "../units/convert.ts";
import type { Inch, Mm } from "../units/units.ts";

/** Blank of a machine tap, mm: overall length, shank diameter, square. */
export interface TapBlank {
  length: Mm;
  shank: Mm;
  square: Mm;
}

/** The standards of tap dimensions. */
export type TapStandard = "DIN 371" | "DIN 374" | "DIN 376";

function blank(length: Mm, shank: Mm, square: Mm): TapBlank {
  return { length, shank, square };
}

/**
 * By thread. DIN 371: reinforced shank, to M10; DIN 376: reduced shank, coarse; DIN 374: reduced shank, fine.
 */
const blanks: Record<TapStandard, Record<string, TapBlank>> = {
  "DIN 371": {
    "3 × 0.5": blank(56, 3.5, 2.7),
    "4 × 0.7": blank(63, 4.5, 3.4),
    "5 × 0.8": blank(70, 6, 4.9),
    "6 × 1": blank(80, 6, 4.9),
    "8 × 1.25": blank(90, 8, 6.2),
    "10 × 1.5": blank(100, 10, 8),
  },
  "DIN 376": {
    "12 × 1.75": blank(110, 9, 7),
    "14 × 2": blank(110, 11, 9),
    "16 × 2": blank(110, 12, 9),
    "18 × 2.5": blank(125, 14, 11),
    "20 × 2.5": blank(140, 16, 12),
    "24 × 3": blank(160, 18, 14.5),
  },
  "DIN 374": {
    "8 × 1": blank(90, 6, 4.9),
    "10 × 1": blank(90, 7, 5.5),
    "10 × 1.25": blank(100, 7, 5.5),
    "12 × 1.25": blank(100, 9, 7),
    "12 × 1.5": blank(100, 9, 7),
    "14 × 1.5": blank(100, 11, 9),
    "16 × 1.5": blank(100, 12, 9),
  },
};

/** DIN 371: thread and neck, which is thinner than the hole, from the tip, mm. */
const necks: Record<string, Mm> = {
  "3 × 0.5": 18,
  "4 × 0.7": 21,
  "5 × 0.8": 25,
  "6 × 1": 30,
  "8 × 1.25": 35,
  "10 × 1.5": 39,
};

/** Length of the shank that a holder grips, mm, of taps whose shank is thinner than the hole: makers' tables to DIN 374 and DIN 376. */
const gripped: Record<string, Mm> = {
  "8 × 1": 46,
  "10 × 1": 46,
  "10 × 1.25": 51,
  "12 × 1.25": 51,
  "12 × 1.5": 51,
  "12 × 1.75": 56,
  "14 × 1.5": 51,
  "14 × 2": 56,
  "16 × 1.5": 51,
  "16 × 2": 56,
  "18 × 2.5": 64,
};

/** How far a tap goes into its hole at most, mm from its tip, before a thicker part or the holder touches; undefined where no table says it. */
export function tapReach(standard: TapStandard, diameter: Mm, pitch: Mm): Mm | undefined {
  const name = `${diameter} × ${pitch}`;
  if (standard === "DIN 371") return necks[name];
  const [length, held] = [blanks[standard][name]?.length, gripped[name]];
  return length === undefined || held === undefined ? undefined : length - held;
}

/** The blank for a thread, mm; undefined if this table of the standard has none. */
export function tapBlank(standard: TapStandard, diameter: Mm, pitch: Mm): TapBlank | undefined {
  return blanks[standard][`${diameter} × ${pitch}`];
}

/**
 * Blanks of ground taps by unified size, ASME B94.9, table 302, in inches: overall length, shank, square and its length.
 * The table prints lengths of sixteenths in two decimals.
 */
const unified: Record<string, [length: Inch, shank: Inch, square: Inch, squareLength: Inch]> = {
  "#4": [1.875, 0.141, 0.11, 0.1875],
  "#6": [2, 0.141, 0.11, 0.1875],
  "#8": [2.125, 0.168, 0.131, 0.25],
  "#10": [2.375, 0.194, 0.152, 0.25],
  "#12": [2.375, 0.22, 0.165, 0.28125],
  "1/4": [2.5, 0.255, 0.191, 0.3125],
  "5/16": [2.71875, 0.318, 0.238, 0.375],
  "3/8": [2.9375, 0.381, 0.286, 0.4375],
  "7/16": [3.15625, 0.323, 0.242, 0.40625],
  "1/2": [3.375, 0.367, 0.275, 0.4375],
  "9/16": [3.59375, 0.429, 0.322, 0.5],
  "5/8": [3.8125, 0.48, 0.36, 0.5625],
  "3/4": [4.25, 0.59, 0.442, 0.6875],
};

function hundredths(inches: Inch): Mm {
  return Number(mmOf(inches).toFixed(2));
}

/** The blank of a unified thread's tap to ASME B94.9, mm in hundredths; undefined for a size that isn't listed. */
export function unifiedTapBlank(size: string): TapBlank | undefined {
  const [length, shank, square] = Object.hasOwn(unified, size) ? (unified[size] ?? []) : [];
  if (length === undefined || shank === undefined || square === undefined) return undefined;
  return blank(hundredths(length), hundredths(shank), hundredths(square));
}

/** The length of such a tap's square by its width, mm; undefined for a width that ASME B94.9 doesn't have. */
export function unifiedSquareLength(width: Mm): Mm | undefined {
  const found = Object.values(unified).find(([, , square]) => hundredths(square) === width);
  return found && hundredths(found[3]);
}

/** The standard of a thread's taps: reinforced to M10, reduced from M12, another for fine threads. */
export function tapStandardOf({ diameter, isFine }: { diameter: Mm; isFine: boolean }): TapStandard {
  if (isFine) return "DIN 374";
  return diameter <= 10 ? "DIN 371" : "DIN 376";
}

/** Threads of the chamfer for each form of DIN 2197, as printed. */
export const chamferForms: Record<string, string> = {
  A: "6–8",
  B: "3.5–5",
  C: "2–3",
  D: "3.5–5",
  E: "1.5–2",
  F: "1–1.5",
};

/** Threads of a form's chamfer, the fewest and the most; undefined for a letter that DIN 2197 doesn't have. */
export function chamferThreads(form: string): { least: number; most: number } | undefined {
  const [least, most = least] = chamferForms[form]?.split("–").map(Number) ?? [];
  return least === undefined || most === undefined ? undefined : { least, most };
}
