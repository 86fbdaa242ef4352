import type { Mm } from "../units/units.ts";
/** Tolerances of an insert, ± mm: corner position (m), thickness (s), inscribed circle (d). */
export interface ToleranceClass {
  m: Mm | [Mm, Mm];
  s: Mm;
  d: Mm | [Mm, Mm];
}

/** ISO 1832 position 3: the classes that don't depend on the insert's size. */
const fixed: Record<string, ToleranceClass> = {
  A: { m: 0.005, s: 0.025, d: 0.025 },
  F: { m: 0.005, s: 0.025, d: 0.013 },
  C: { m: 0.013, s: 0.025, d: 0.025 },
  H: { m: 0.013, s: 0.025, d: 0.013 },
  E: { m: 0.025, s: 0.025, d: 0.025 },
  G: { m: 0.025, s: 0.13, d: 0.025 },
};

const moulded: [Mm, Mm] = [0.05, 0.15];
const mouldedCorner: [Mm, Mm] = [0.08, 0.2];

/** Classes that grow with the inscribed circle, from the smallest to the largest insert. */
const growing: Record<string, ToleranceClass> = {
  J: { m: 0.005, s: 0.025, d: moulded },
  K: { m: 0.013, s: 0.025, d: moulded },
  L: { m: 0.025, s: 0.025, d: moulded },
  M: { m: mouldedCorner, s: 0.13, d: moulded },
  N: { m: mouldedCorner, s: 0.025, d: moulded },
  U: { m: [0.13, 0.38], s: 0.13, d: [0.08, 0.25] },
};

/** All classes by letter, as reproduced in makers' catalogues. */
export const tolerances: Record<string, ToleranceClass> = { ...fixed, ...growing };

/** The growing classes by the largest inscribed circle of each step, mm: d and m of J to N, then d and m of U. */
const steps: [upTo: Mm, d: Mm, m: Mm, du: Mm, mu: Mm][] = [
  [10, 0.05, 0.08, 0.08, 0.13],
  [12.7, 0.08, 0.13, 0.13, 0.2],
  [20, 0.1, 0.15, 0.18, 0.27],
  [25.4, 0.13, 0.18, 0.25, 0.38],
];

/** Corner angles of 55° and less have larger tolerances of the corner, which these tables don't hold. */
const narrow = new Set(["D", "K", "V"]);

/**
 * The tolerances of a class for a shape and its inscribed circle, mm; the ends of the range where the circle isn't
 * known or the tables don't reach. Undefined for a letter that is no class.
 */
export function toleranceOf(
  letter: string,
  shape: string,
  circle: Mm | undefined,
): ToleranceClass | undefined {
  const whole = Object.hasOwn(tolerances, letter) ? tolerances[letter] : undefined;
  const step = steps.find(([upTo]) => circle !== undefined && circle <= upTo);
  if (!whole || !step || !Object.hasOwn(growing, letter)) return whole;
  const [, d, m, du, mu] = step;
  const isU = letter === "U";
  const isCornerKnown = typeof whole.m === "number" || narrow.has(shape);
  return { m: isCornerKnown ? whole.m : isU ? mu : m, s: whole.s, d: isU ? du : d };
}
