import type { Brinell, Degrees, Mm, PerInch, Rockwell } from "../units/units.ts";
/** Units of values in the catalogue; TPI is threads per inch. */
export type Unit = "mm" | "HRC" | "HB" | "°" | "TPI";

interface Figures {
  mm: Mm;
  HRC: Rockwell;
  HB: Brinell;
  "°": Degrees;
  TPI: PerInch;
}

interface MeasureIn<U extends Unit> {
  kind: "measure";
  /** The smaller end of a range. */
  min?: Figures[U];
  /** The number itself, or the larger end of a range. */
  max: Figures[U];
  unit: U;
  /** Set if `max` is the largest allowed value. */
  limit?: "≤";
  /** How many decimals `max` is written with, and `min` if it is a range. */
  decimals: { max: number; min?: number };
}

/** A number with a unit, or a range of such numbers. */
export type Measure<U extends Unit = Unit> = { [Each in U]: MeasureIn<Each> }[U];

/** Whether a measure is in one of these units. */
export function isMeasuredIn<U extends Unit>(
  measure: Measure,
  allowed: readonly U[],
): measure is Extract<Measure, { unit: U }> {
  const units: readonly Unit[] = allowed;
  return units.includes(measure.unit);
}

const grammar = /^(≤ )?(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?( ?)(mm|HRC|HB|°|TPI)$/;

/**
 * Reads `10 mm`, `≤ 45 HRC`, `0.05–0.3 mm`, `95°`, `48–8 TPI`: decimal point, en dash, a space before every unit
 * but the degree sign. Undefined for anything else, and for a reversed range.
 */
export function parseMeasure(text: string): Measure | undefined {
  const [, limit, first = "", second, space, word] = grammar.exec(text) ?? [];
  const unit = units.find((each) => each === word);
  if (!unit || (unit === "°") !== (space === "")) return undefined;
  if (second === undefined) {
    const decimals = { max: decimalsOf(first) };
    return { kind: "measure", max: Number(first), unit, ...(limit ? { limit: "≤" } : {}), decimals };
  }
  // Pitches are written from fine to coarse, and fine ones have more threads per inch.
  const [low, high] = unit === "TPI" ? [second, first] : [first, second];
  if (limit || Number(low) >= Number(high)) return undefined;
  const decimals = { max: decimalsOf(high), min: decimalsOf(low) };
  return { kind: "measure", min: Number(low), max: Number(high), unit, decimals };
}

const units: Unit[] = ["mm", "HRC", "HB", "°", "TPI"];

/** How many decimals a figure is written with: 2 of "1.25". */
export function decimalsOf(figure: string): number {
  return figure.split(".")[1]?.length ?? 0;
}

/** The figures of a measure without its unit: `≤ 45`, `0.05–0.3`. */
export function formatFigures({ min, max, unit, limit, decimals }: Measure): string {
  const high = max.toFixed(decimals.max);
  if (min === undefined) return `${limit ? "≤ " : ""}${high}`;
  const low = min.toFixed(decimals.min ?? 0);
  return unit === "TPI" ? `${high}–${low}` : `${low}–${high}`;
}

/** Formats a measure as in a data sheet, the inverse of `parseMeasure`. */
export function formatMeasure(measure: Measure): string {
  return `${formatFigures(measure)}${measure.unit === "°" ? "" : " "}${measure.unit}`;
}
