import { mmOf } from "../units/convert.ts";
import type { Inch, Mm, PerInch } from "../units/units.ts";
/** A thread measured in inches: major diameter, mm; threads per inch; drill for a cut thread, mm. */
export interface InchThread {
  diameter: Mm;
  perInch: PerInch;
  drill: Mm;
  /** Of taper threads: how far they are screwed together by hand. */
  handTight?: Mm;
}

/** Unified threads (ASME B1.1) by size: major diameter, inches; then threads per inch and drill, mm, of UNC and UNF. */
const unified: Record<string, [major: Inch, unc: [PerInch, drill: Mm], unf: [PerInch, drill: Mm]]> = {
  "#4": [0.112, [40, 2.35], [48, 2.4]],
  "#6": [0.138, [32, 2.85], [40, 2.95]],
  "#8": [0.164, [32, 3.5], [36, 3.5]],
  "#10": [0.19, [24, 3.9], [32, 4.1]],
  "#12": [0.216, [24, 4.5], [28, 4.7]],
  "1/4": [0.25, [20, 5.1], [28, 5.5]],
  "5/16": [0.3125, [18, 6.6], [24, 6.9]],
  "3/8": [0.375, [16, 8], [24, 8.5]],
  "7/16": [0.4375, [14, 9.4], [20, 9.9]],
  "1/2": [0.5, [13, 10.8], [20, 11.5]],
  "9/16": [0.5625, [12, 12.2], [18, 12.9]],
  "5/8": [0.625, [11, 13.5], [18, 14.5]],
  "3/4": [0.75, [10, 16.5], [16, 17.5]],
  "7/8": [0.875, [9, 19.5], [14, 20.4]],
  "1": [1, [8, 22.25], [12, 23.25]],
  "1 1/8": [1.125, [7, 25], [12, 26.5]],
  "1 1/4": [1.25, [7, 28.25], [12, 29.75]],
  "1 1/2": [1.5, [6, 34], [12, 36]],
};

/** Pipe threads G (ISO 228) by size: major diameter, mm; threads per inch; drill, mm. */
const pipe: Record<string, [major: Mm, PerInch, drill: Mm]> = {
  "1/8": [9.728, 28, 8.8],
  "1/4": [13.157, 19, 11.8],
  "3/8": [16.662, 19, 15.25],
  "1/2": [20.955, 14, 19],
  "5/8": [22.911, 14, 21],
  "3/4": [26.441, 14, 24.5],
  "7/8": [30.201, 14, 28.25],
  "1": [33.249, 11, 30.75],
  "1 1/4": [41.91, 11, 39.5],
  "1 1/2": [47.803, 11, 45.25],
  "2": [59.614, 11, 57],
};

/**
 * Taper pipe threads NPT (ASME B1.20.1) by size: pipe diameter, inches; threads per inch; straight drill, mm; L1, the
 * length of engagement by hand, inches.
 */
const taper: Record<string, [outer: Inch, PerInch, drill: Mm, handTight: Inch]> = {
  "1/16": [0.3125, 27, 6.3, 0.16],
  "1/8": [0.405, 27, 8.5, 0.1615],
  "1/4": [0.54, 18, 11.1, 0.2278],
  "3/8": [0.675, 18, 14.5, 0.24],
  "1/2": [0.84, 14, 18, 0.32],
  "3/4": [1.05, 14, 23.25, 0.339],
  "1": [1.315, 11.5, 29, 0.4],
  "1 1/4": [1.66, 11.5, 37.75, 0.42],
  "1 1/2": [1.9, 11.5, 44, 0.42],
  "2": [2.375, 11.5, 56, 0.436],
};

/** Thread forms whose size is a name of its own. */
export type InchForm = "UNC" | "UNF" | "G" | "NPT";

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * An inch thread by its form and size (`1/4`, `#10`, `1 1/4`); undefined if the tables have none. Drills as workshop
 * tables give them; for NPT, drilled without reaming, sources differ by up to half a millimetre.
 */
export function inchThread(form: InchForm, size: string): InchThread | undefined {
  if (form === "G") {
    const [diameter, perInch, drill] = own(pipe, size) ?? [];
    return diameter && perInch && drill ? { diameter, perInch, drill } : undefined;
  }
  if (form === "NPT") {
    const [inches, perInch, drill, handTight] = own(taper, size) ?? [];
    return inches && perInch && drill && handTight
      ? { diameter: mmOf(inches), perInch, drill, handTight: mmOf(handTight) }
      : undefined;
  }
  const found = own(unified, size);
  if (!found) return undefined;
  const [inches, unc, unf] = found;
  const [perInch, drill] = form === "UNC" ? unc : unf;
  return { diameter: mmOf(inches), perInch, drill };
}

/** The sizes of a form, from the smallest. */
export function inchSizes(form: InchForm): string[] {
  return sizesBy[form];
}

// Listed, because an object puts whole numbers before all other keys.
const fractions = ["1/16", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "1", "1 1/4", "1 1/2", "2"];
const unifiedSizes = "#4 #6 #8 #10 #12 1/4 5/16 3/8 7/16 1/2 9/16 5/8 3/4 7/8 1"
  .split(" ")
  .concat("1 1/8", "1 1/4", "1 1/2");
const sizesBy: Record<InchForm, string[]> = {
  UNC: unifiedSizes,
  UNF: unifiedSizes,
  G: fractions.filter((size) => size in pipe),
  NPT: fractions.filter((size) => size in taper),
};
