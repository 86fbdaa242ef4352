import type { Mm } from "../../units/units.ts";
import type { Tooth } from "../thread-profile.ts";
import type { Point } from "../geometry.ts";
import { line, type Dimension, type DrawnView, type Stroke } from "./drawn-view.ts";

/** How far the body is drawn below a tooth, in widths of its foot. */
const BODY = 0.55;

/** A break across a body that goes on upwards or downwards, `half` to either side of `x`. */
export function levelBreak(half: Mm, y: Mm, x: Mm = 0): Stroke {
  const points = Array.from({ length: 17 }, (_, at): Point => {
    const part = at / 8 - 1;
    return [x + part * half, y + half * 0.12 * Math.sin(part * Math.PI)];
  });
  return line("thin", ...points);
}

/** A tooth, its tip upwards, on its body, which is broken off below. `edges` are drawn instead of it where a part is open. */
export function toothView(
  tooth: Tooth,
  dimensions: Dimension[],
  options: {
    magnified?: number;
    edges?: Stroke[] | undefined;
    /** Where leaders to a slanted edge would run along it. */
    hasLeadersAbove?: boolean;
  },
): DrawnView {
  const { vertices, halfFoot, depth, flanks } = tooth;
  const y = -BODY * 2 * halfFoot;
  const body = [line("thin", [-halfFoot, 0], [-halfFoot, y]), line("thin", [halfFoot, 0], [halfFoot, y])];
  return {
    hasLeadersAtRight: options.hasLeadersAbove !== true,
    ...(options.magnified !== undefined && { magnified: options.magnified }),
    strokes: [
      line("axis", [0, y * 1.1], [0, (flanks?.apex[1] ?? depth) + halfFoot * 0.1]),
      ...(options.edges ?? [{ pen: "edge", vertices, isClosed: false } satisfies Stroke]),
      ...body,
      levelBreak(halfFoot, y),
    ],
    dimensions,
  };
}

/** A pointed tooth whose tip is open: its flanks are edges up to this part of them. */
export function openTip({ halfFoot, depth }: Tooth, part: number): Stroke[] {
  const at = (side: number): Point => [side * halfFoot * (1 - part), depth * part];
  return [
    line("edge", [-halfFoot, 0], at(-1)),
    line("edge", [halfFoot, 0], at(1)),
    line("phantom", at(-1), [0, depth], at(1)),
  ];
}

/** A groove's tooth whose corners are open, because no value gives their radius; `rise` is half of what its edge is slanted by. */
export function openCornered(halfFoot: Mm, depth: Mm, rise: Mm = 0): Stroke[] {
  const cut = halfFoot * 0.3;
  const onEdge = (x: Mm): Point => [x, depth + (rise * x) / halfFoot];
  return [
    line("edge", onEdge(cut - halfFoot), onEdge(halfFoot - cut)),
    ...[-1, 1].flatMap((side) => {
      const corner = onEdge(side * halfFoot);
      const below: Point = [corner[0], corner[1] - cut];
      return [
        line("edge", [side * halfFoot, 0], below),
        line("phantom", below, corner, onEdge(side * (halfFoot - cut))),
      ];
    }),
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
