import type { MetrePerMinute, Mm, MmPerTooth, MmPerTurn } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";

/** Low, start and high of one figure. */
export interface StartRange<Unit extends number = number> {
  low: Unit;
  start: Unit;
  high: Unit;
}

/** Depths of cut, mm; without a start where no source of one is known. */
export interface DepthRange {
  low: Mm;
  start?: Mm;
  high: Mm;
}

/**
 * A starting range of cutting data for one ISO 513 workpiece group: guidance, not a maker's data. Exactly one of `fn`,
 * `fz` and `pitch` is there.
 */
export interface StartValue {
  group: WorkpieceGroup;
  /** What these values are for: "slotting", "titanium alloys". */
  note?: string | undefined;
  /** Cutting speed. */
  vc: StartRange<MetrePerMinute>;
  /** Feed. */
  fn?: StartRange<MmPerTurn> | undefined;
  /** Feed per tooth. */
  fz?: StartRange<MmPerTooth> | undefined;
  /** Feed of a threading tool: its pitch or range of pitches. */
  pitch?: { low: Mm; high: Mm } | undefined;
  /** Depth of cut of an insert: with the feed, the field in which its chip breaks. */
  ap?: DepthRange | undefined;
}
