import { workpieceGroups, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { DepthRange, StartRange, StartValue } from "#engineering/cutting/start-value.ts";
import { inchFigure, type LengthUnits } from "../../../../catalogue/units/length-units.ts";

/** A starting value and its range, as text; without range if it is a single value. */
export interface StartFigure {
  start: string;
  range?: string;
}

/** Starting values of one workpiece group, as the sheet shows them. */
export interface StartRow {
  group: WorkpieceGroup;
  /** Name of the group: "Steel". */
  name: string;
  /** The use that the values are for: "slotting, alloy steel". */
  note?: string;
  vc: StartFigure;
  /** Undefined if unknown. */
  feed?: StartFigure;
  /** Depth of cut of an insert. */
  depth?: StartFigure;
}

const FEET_PER_METRE = 1 / 0.3048;

/** The unit of cutting speeds. */
export function speedUnit(units: LengthUnits): string {
  return units === "mm" ? "m/min" : "ft/min";
}

/** The unit of depths of cut. */
export function depthUnit(units: LengthUnits): string {
  return units === "mm" ? "mm" : "in";
}

function speedIn(units: LengthUnits, { low, start, high }: StartRange): StartRange {
  const figure = (speed: number): number => (units === "mm" ? speed : Math.round(speed * FEET_PER_METRE));
  return { low: figure(low), start: figure(start), high: figure(high) };
}

/** Heading of the feeds by their kind, with the unit. */
const feedHeadings = {
  fn: { name: "Feed fn", symbol: "fn", unit: "mm/rev" },
  fz: { name: "Feed per tooth fz", symbol: "fz", unit: "mm" },
  pitch: { name: "Feed = pitch", symbol: "feed = pitch", unit: "mm/rev" },
} as const;

/** Name, symbol and unit of a start value's feed; undefined where it has none. */
export function feedHeading(
  value: StartValue,
  units: LengthUnits = "mm",
): { name: string; symbol: string; unit: string } | undefined {
  const kind = (["fn", "fz", "pitch"] as const).find((each) => value[each]);
  if (!kind) return undefined;
  const { name, symbol, unit } = feedHeadings[kind];
  // A pitch keeps the thread's unit.
  return { name, symbol, unit: units === "mm" || kind === "pitch" ? unit : unit.replace("mm", "in") };
}

function figure({ low, start, high }: StartRange, textOf: (figure: number) => string = String): StartFigure {
  return low === high
    ? { start: textOf(start) }
    : { start: textOf(start), range: `${textOf(low)}–${textOf(high)}` };
}

function feedOf({ fn, fz, pitch }: StartValue, units: LengthUnits): StartFigure | undefined {
  const feed = fn ?? fz;
  if (feed) return figure(feed, units === "mm" ? String : inchFigure);
  if (!pitch) return undefined;
  return { start: pitch.low === pitch.high ? String(pitch.low) : `${pitch.low}–${pitch.high}` };
}

/** A depth of cut: its start before its range, or the range alone. */
function depthOf({ low, start, high }: DepthRange, units: LengthUnits): StartFigure {
  const textOf = units === "mm" ? String : inchFigure;
  const range = low === 0 ? `up to ${textOf(high)}` : `${textOf(low)}–${textOf(high)}`;
  return start === undefined ? { start: range } : { start: textOf(start), range };
}

/** Shown below starting values. */
export const START_ADVICE =
  "Begin with the large figure and stay in the range beside it. Machine, clamping and overhang decide; data for the exact grade comes first.";

/** A starting value of a product as text. */
export function startRow(value: StartValue, units: LengthUnits = "mm"): StartRow {
  const { group, note, vc, ap } = value;
  const feed = feedOf(value, units);
  return {
    group,
    name: workpieceGroups[group],
    ...(note !== undefined && { note }),
    vc: figure(speedIn(units, vc)),
    ...(feed && { feed }),
    ...(ap && { depth: depthOf(ap, units) }),
  };
}
