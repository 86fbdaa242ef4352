import type { Tooth } from "../thread-profile.ts";
import type { Point } from "../geometry.ts";
import { line, type Dimension, type DrawnView, type Stroke } from "./drawn-view.ts";

/** How far the body is drawn below a tooth, in widths of its foot. */
const BODY = 0.55;

/** A break across a body that goes on downwards. */
function breakBelow(half: number, y: number): Stroke {
  const points = Array.from({ length: 17 }, (_, at): Point => {
    const part = at / 8 - 1;
    return [part * half, y + half * 0.12 * Math.sin(part * Math.PI)];
  });
  return line("thin", ...points);
}

/** A tooth, its tip upwards, on its body, which is broken off below. Its edges stop short of a tip left open. */
export function toothView(
  tooth: Tooth,
  dimensions: Dimension[],
  options: {
    magnified?: number;
    /** From where on upwards the edges are phantom lines. */
    openFrom?: number;
  },
): DrawnView {
  const { vertices, halfFoot, depth, flanks } = tooth;
  const y = -BODY * 2 * halfFoot;
  const body = [line("thin", [-halfFoot, 0], [-halfFoot, y]), line("thin", [halfFoot, 0], [halfFoot, y])];
  return {
    hasLeadersAtRight: true,
    ...(options.magnified !== undefined && { magnified: options.magnified }),
    strokes: [
      line("axis", [0, y * 1.1], [0, (flanks?.apex[1] ?? depth) + halfFoot * 0.1]),
      ...(options.openFrom === undefined
        ? [{ pen: "edge", vertices, isClosed: false } satisfies Stroke]
        : openTip(tooth, options.openFrom)),
      ...body,
      breakBelow(halfFoot, y),
    ],
    dimensions,
  };
}

function openTip({ halfFoot, depth }: Tooth, part: number): Stroke[] {
  const at = (side: number): Point => [side * halfFoot * (1 - part), depth * part];
  return [
    line("edge", [-halfFoot, 0], at(-1)),
    line("edge", [halfFoot, 0], at(1)),
    line("phantom", at(-1), [0, depth], at(1)),
  ];
}

/** The angle between a thread's flanks, above the point where they meet. */
export function flankAngle({ flanks }: Tooth): Dimension[] {
  if (!flanks) return [];
  const { angle, apex } = flanks;
  return [
    {
      name: "Profile angle",
      text: `${angle}°`,
      keys: ["threadStandards", "size"],
      place: { kind: "angle", at: apex, from: 90 - angle / 2, to: 90 + angle / 2, hasSides: true },
    },
  ];
}
