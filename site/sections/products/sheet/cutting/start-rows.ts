import { workpieceGroups, type WorkpieceGroup } from "../../../../catalogue/glossary/workpiece-groups.ts";
import type { StartRange, StartValue } from "../../../../catalogue/model/ordering-schema.ts";

/** A figure to begin with and its range, as text; the range is left out where it is one figure. */
export interface StartFigure {
  start: string;
  range?: string;
}

/** Starting values of one workpiece group, as the sheet shows them. */
export interface StartRow {
  group: WorkpieceGroup;
  /** Name of the group: "Steel". */
  name: string;
  /** What the values are for: "slotting, alloy steel". */
  note?: string;
  vc: StartFigure;
  /** Undefined where none is known. */
  feed?: StartFigure;
}

/** Heading of the feeds by their kind, with the unit. */
const feedHeadings = {
  fn: { name: "Feed fn", unit: "mm/rev" },
  fz: { name: "Feed per tooth fz", unit: "mm" },
  pitch: { name: "Feed = pitch", unit: "mm/rev" },
} as const;

/** What heads the feeds of a product: all of its values have one kind. */
export function feedHeading(values: readonly StartValue[]): { name: string; unit: string } | undefined {
  const kind = (["fn", "fz", "pitch"] as const).find((each) => values.some((value) => value[each]));
  return kind && feedHeadings[kind];
}

function figure({ low, start, high }: StartRange): StartFigure {
  return low === high ? { start: String(start) } : { start: String(start), range: `${low}–${high}` };
}

function feedOf({ fn, fz, pitch }: StartValue): StartFigure | undefined {
  const feed = fn ?? fz;
  if (feed) return figure(feed);
  if (!pitch) return undefined;
  return { start: pitch.low === pitch.high ? String(pitch.low) : `${pitch.low}–${pitch.high}` };
}

/** The starting values of a product, a row each. */
export function startRows(values: readonly StartValue[]): StartRow[] {
  return values.map((value) => {
    const { group, note, vc } = value;
    const feed = feedOf(value);
    return {
      group,
      name: workpieceGroups[group],
      ...(note !== undefined && { note }),
      vc: figure(vc),
      ...(feed && { feed }),
    };
  });
}
