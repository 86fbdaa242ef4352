import type { ChipField } from "#engineering/cutting/chip-fields.ts";
import { inchesOf } from "#engineering/units/convert.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";

/** An axis of the diagram, in the units that are shown. */
export interface Axis {
  most: number;
  ticks: { at: number; text: string }[];
}

/** The axes of one diagram, or of several beside each other. */
export interface ChipScale {
  feed: Axis;
  depth: Axis;
}

const MOST_TICKS = 5;

/** A length in the units that are shown. */
export function shownLength(units: LengthUnits, mm: number): number {
  return units === "mm" ? mm : inchesOf(mm);
}

/** From 0 to the next round figure above `high`, with ticks at steps of 1, 2 or 5. */
function axisTo(high: number): Axis {
  const power = 10 ** Math.floor(Math.log10(high / MOST_TICKS));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => high / each <= MOST_TICKS) ?? high;
  const count = Math.ceil(high / step - 1e-9);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, at) => ({
    at: at * step,
    text: (at * step).toFixed(decimals),
  }));
  return { most: count * step, ticks };
}

/** The axes that hold all of these fields. */
export function chipScale(fields: readonly ChipField[], units: LengthUnits): ChipScale {
  const most = (highs: number[]): Axis => axisTo(shownLength(units, Math.max(...highs)));
  return {
    feed: most(fields.map(({ feed }) => feed.high)),
    depth: most(fields.map(({ depth }) => depth.high)),
  };
}
