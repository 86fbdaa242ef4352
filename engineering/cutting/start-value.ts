import type { WorkpieceGroup } from "../values/workpiece-groups.ts";

/** Low, start and high of one figure. */
export interface StartRange {
  low: number;
  start: number;
  high: number;
}

/**
 * A starting range of cutting data for one ISO 513 workpiece group: guidance, not a maker's data. Exactly one of `fn`,
 * `fz` and `pitch` is there.
 */
export interface StartValue {
  group: WorkpieceGroup;
  /** What these values are for: "slotting", "titanium alloys". */
  note?: string | undefined;
  /** Cutting speed, m/min. */
  vc: StartRange;
  /** Feed, mm/rev. */
  fn?: StartRange | undefined;
  /** Feed per tooth, mm. */
  fz?: StartRange | undefined;
  /** Feed of a threading tool: its pitch or range of pitches, mm/rev. */
  pitch?: { low: number; high: number } | undefined;
}
