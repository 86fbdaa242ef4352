import type { GuideCell } from "../guide.ts";

const DIAMETER = 10;
const depths = [0.1, 0.2, 0.5, 1, 2];
const steps = [0.2, 0.3, 0.5, 1];

/** The effective diameter of a ball at a depth, in mm. */
function effective(depth: number): number {
  return 2 * Math.sqrt(depth * (DIAMETER - depth));
}

/** The height of the ridge between two paths, in mm. */
function ridge(step: number): number {
  const radius = DIAMETER / 2;
  return radius - Math.sqrt(radius ** 2 - (step / 2) ** 2);
}

/** The effective diameter at some depths, and the spindle speed relative to that for the full diameter. */
export function effectiveDiameterRows(): GuideCell[][] {
  return depths.map((depth) => [
    `${depth} mm`,
    `${effective(depth).toFixed(2)} mm`,
    (DIAMETER / effective(depth)).toFixed(1),
  ]);
}

/** The ridges between paths on a flat face. */
export function ridgeRows(): GuideCell[][] {
  return steps.map((step) => [`${step} mm`, `${(ridge(step) * 1000).toFixed(1)} µm`]);
}
