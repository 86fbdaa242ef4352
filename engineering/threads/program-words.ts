import type { Mm, PerMinute } from "../units/units.ts";

/** Lines of an NC program, and what is worth knowing and drawing of it. */
export interface Program {
  text: string;
  /** Sentences: figures of the cut, and what the machinist has to decide. */
  facts: string[];
  plot: Plot;
}

/** What is drawn: the layers of a groove, or the path of a cutter's centre seen along the axis. */
export type Plot = GroovePlot | PathPlot;

/** The groove between two crests: how deep each pass cuts, and how far its tip lies beside the groove's middle. */
export interface GroovePlot {
  kind: "groove";
  pitch: Mm;
  angle: number;
  nose: Mm;
  /** Of a tip without a radius. */
  flat?: Mm;
  depth: Mm;
  passes: readonly { depth: Mm; shift: Mm }[];
}

/** The path around an axis in the middle. */
export interface PathPlot {
  kind: "path";
  /** Of the cutter's centre. */
  radius: Mm;
  cutter: Mm;
  /** Diameters of the workpiece's circles: before and after the cut. */
  circles: readonly [before: Mm, after: Mm];
  /** Where the lead-in begins; its arc ends at `radius` on the X axis. */
  from: readonly [x: Mm, y: Mm];
  /** Of the lead-in; undefined for a straight one. */
  leadRadius?: Mm;
  isCounterclockwise: boolean;
  isInternal: boolean;
}

/** Rounds against noise before rounding up or down. */
const NOISE = 1e-6;

/** The next thousandth at or below. */
export function floorMm(value: Mm): Mm {
  return Math.floor(value * 1000 + NOISE) / 1000;
}

/** The next thousandth at or above. */
export function ceilMm(value: Mm): Mm {
  return Math.ceil(value * 1000 - NOISE) / 1000;
}

/**
 * An address with a length: `X30.`, `Z-0.375`. Always with a point: without one most controls read thousandths. A thread's
 * lead keeps more decimals, since its error adds up.
 */
export function word(letter: string, value: number, digits = 3): string {
  const text = (Number(value.toFixed(digits)) + 0).toFixed(digits).replace(/0+$/, "");
  return letter + text;
}

/** `S1061 M3`; of a spindle that turns the other way round M4. */
export function spindle(turns: PerMinute, isReversed = false): string {
  return `S${Math.round(turns)} M${isReversed ? 4 : 3}`;
}

/** A comment, in the letters that every control takes. */
export function comment(text: string): string {
  const plain = text
    .toUpperCase()
    .replaceAll("×", "X")
    .replaceAll("°", " DEG")
    .replaceAll(/[^ -~]|[()]/g, "");
  return `(${plain})`;
}

/** The name of a thread without its tolerance: programs cut basic sizes. */
export function withoutTolerance(name: string): string {
  return name.replace(/[-\s]+\d[a-z]\w*$/i, "");
}

/** Of a cut with a tool: only the cut is written. */
export const CALL_FIRST = {
  lathe: {
    line: comment("TOOL, OFFSET AND COOLANT BEFORE THIS"),
    fact: "Only the cut is written: call tool, offset and coolant before it.",
  },
  mill: {
    line: comment("TOOL, WORK OFFSET, G43 H AND COOLANT BEFORE THIS"),
    fact: "Only the cut is written: call tool, work offset, length compensation (G43) and coolant before it. Without G43, Z is not the tip's.",
  },
};

/** A feed per minute; a slow one keeps a decimal. */
export function feedWord(feed: number): string {
  return feed < 20 ? word("F", feed, 1) : `F${Math.round(feed)}`;
}

/** A figure in a sentence: at most three decimals. */
export function figure(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits)));
}
