import type { ThreadDesignation } from "../designation/thread-designation.ts";
import { mmOf } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";

/** A taper pipe thread NPT: its pitch diameters, and how much they differ. */
export interface TaperThread {
  /** E0, at the small end: the face of an external thread. */
  small: Mm;
  /** E1, L1 from it: the face of an internal thread. */
  large: Mm;
  /** L1, by hand, and L2, the length of effective external thread. */
  handTight: Mm;
  effective: Mm;
  /** Of the diameter, a mm along the axis. */
  perLength: number;
}

/** ASME B1.20.1: E0 = D − (0.05 D + 1.1) P, E1 = E0 + L1 ÷ 16, L2 = (0.8 D + 6.8) P, D in inches; undefined for other threads. */
export function taperOf({ handTight, diameter, pitch }: ThreadDesignation): TaperThread | undefined {
  if (handTight === undefined) return undefined;
  const inches = diameter / mmOf(1);
  const small = diameter - (0.05 * inches + 1.1) * pitch;
  return {
    small,
    large: small + handTight / 16,
    handTight,
    effective: (0.8 * inches + 6.8) * pitch,
    perLength: 1 / 16,
  };
}
