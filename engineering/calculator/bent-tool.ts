import type { Micrometre, Mm, Newton } from "../units/units.ts";
import { STEEL } from "./operations/deflection.ts";

/** How far a steel shank's corner is bent down: a cantilever, F · L³ ÷ (3 · E · I), I = b · h³ ÷ 12. */
export function shankBend(force: Newton, overhang: Mm, height: Mm, width: Mm): Micrometre {
  return (4 * force * overhang ** 3) / (STEEL * width * height ** 3);
}

/** How far a round rod of steel is bent at its end: F · L³ ÷ (3 · E · I), I = π · d⁴ ÷ 64. */
export function rodBend(force: Newton, overhang: Mm, diameter: Mm): Micrometre {
  return (64 * force * overhang ** 3) / (3 * Math.PI * STEEL * diameter ** 4);
}

/** How much larger a shaft is turned by a corner that stands this much below the centre. */
export function largerBy(bend: Micrometre, diameter: Mm): Micrometre {
  const radius = 1000 * (diameter / 2);
  return 2 * (Math.hypot(radius, bend) - radius);
}

/**
 * By how much less than its tip a rod is bent at a distance from it, where the force is at the tip: what a milled wall
 * leans over that depth. The bending line of a cantilever, 1 − 1.5 · x + 0.5 · x³ of the tip's.
 */
export function leanOver(bend: Micrometre, overhang: Mm, depth: Mm): Micrometre {
  const x = Math.min(1, depth / overhang);
  return bend * (1.5 * x - 0.5 * x ** 3);
}
