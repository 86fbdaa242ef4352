import type { Mm } from "../units/units.ts";
import { decimalsOf } from "./measure.ts";

/** Sizes in mm joined by "×", with a note: a shank, a bore, the size of an end mill. */
export interface Dimensions {
  kind: "dimensions";
  /** As written, mm: side × side, or diameter × cutting length × overall length. */
  sides: DimensionSide[];
  /** What follows the unit: `h6, DIN 6535 HB`, `bore, DIN 8030 A`, `, flatted`. */
  note?: string;
}

export interface DimensionSide {
  mm: Mm;
  /** How many decimals the figure is written with. */
  decimals: number;
}

const grammar = /^(\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)*) mm(?: (?=[^\s,])|(?=, \S)|$)(.*)$/;

/** Reads `25 × 25 mm`, `10 × 22 × 72 mm`, `10 mm h6, DIN 6535 HB`, `32 mm, flatted`. Undefined for anything else. */
export function parseDimensions(text: string): Dimensions | undefined {
  const [, figures, note] = grammar.exec(text) ?? [];
  if (figures === undefined) return undefined;
  const sides = figures.split(" × ").map((figure) => ({ mm: Number(figure), decimals: decimalsOf(figure) }));
  return { kind: "dimensions", sides, ...(note ? { note } : {}) };
}

/** Formats dimensions as in a data sheet, the inverse of `parseDimensions`. */
export function formatDimensions({ sides, note }: Dimensions): string {
  const size = `${sides.map(({ mm, decimals }) => mm.toFixed(decimals)).join(" × ")} mm`;
  if (note === undefined) return size;
  return note.startsWith(",") ? size + note : `${size} ${note}`;
}
