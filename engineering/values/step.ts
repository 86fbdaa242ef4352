import type { Degrees, Mm } from "../units/units.ts";

/** The step of a drill that makes two diameters in one pass. */
export interface Step {
  /** Included angle of its edges: 90° sinks, 180° makes a flat seat. */
  angle: Degrees;
  diameter: Mm;
}

/** The step in the words of an edge, `Point angle 140°, step 90° to Ø9 mm`; undefined if they name none. */
export function stepOf(edge: string | undefined): Step | undefined {
  const [, angle, diameter] = /, step (\d+(?:\.\d+)?)° to Ø(\d+(?:\.\d+)?) mm$/.exec(edge ?? "") ?? [];
  return angle === undefined ? undefined : { angle: Number(angle), diameter: Number(diameter) };
}
