import type { MetrePerMinute } from "../units/units.ts";
import type { StartRange } from "./start-value.ts";

/** Whole m/min from ten on. */
export function tidySpeed(speed: MetrePerMinute): MetrePerMinute {
  return speed >= 10 ? Math.round(speed) : Math.round(speed * 10) / 10;
}

/** A range of speed, m/min, with its start moved to a position: −1 at its low end, 1 at its high end. */
export function movedStart(
  { low, start, high }: StartRange<MetrePerMinute>,
  position: number,
): StartRange<MetrePerMinute> {
  const half = position >= 0 ? high - start : start - low;
  return { low, start: tidySpeed(start + half * position), high };
}
