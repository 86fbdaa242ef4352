import type { MetrePerMinute, Minutes, Mm, MmPerTurn, PerMinute } from "../units/units.ts";
/** A cut from one diameter to a smaller one at constant surface speed. */
export interface SurfaceCut {
  from: Mm;
  to: Mm;
  speed: MetrePerMinute;
  feed: MmPerTurn;
  /** The fastest that the spindle turns. */
  fastest?: PerMinute | undefined;
}

/** How long such a cut takes, minutes, and the diameter below which the spindle can't turn faster. */
export interface SurfaceTime {
  time: Minutes;
  /** Undefined if the spindle keeps up to the end. */
  limitDiameter?: Mm;
  /** Minutes of it at the spindle's limit. */
  timeAtLimit: Minutes;
}

/**
 * T = π · (D1² − D2²) ÷ (4000 · vc · fn) while the spindle can follow; then the rest of the way at its fastest. Undefined
 * for figures that make no cut.
 */
export function surfaceTime({ from, to, speed, feed, fastest }: SurfaceCut): SurfaceTime | undefined {
  if (!(from > to && to >= 0 && speed > 0 && feed > 0)) return undefined;
  const limit = fastest === undefined || fastest <= 0 ? 0 : (1000 * speed) / (Math.PI * fastest);
  const slowEnd = Math.min(from, Math.max(to, limit));
  const following = (Math.PI * (from ** 2 - slowEnd ** 2)) / (4000 * speed * feed);
  const timeAtLimit = fastest === undefined || slowEnd <= to ? 0 : (slowEnd - to) / 2 / (feed * fastest);
  const time = following + timeAtLimit;
  if (!Number.isFinite(time)) return undefined;
  return { time, timeAtLimit, ...(timeAtLimit > 0 && { limitDiameter: slowEnd }) };
}
