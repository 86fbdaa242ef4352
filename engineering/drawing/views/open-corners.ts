import type { Point } from "../geometry.ts";
import { line, type Stroke } from "./drawn-view.ts";

/** A polygon whose edges are known and whose corners no value describes: those are phantom lines, this part of each edge long. */
export function openCorners(corners: readonly Point[], part: number): Stroke[] {
  const count = corners.length;
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return corners.flatMap((corner, index) => {
    const before = corners[(index + count - 1) % count] ?? corner;
    const after = corners[(index + 1) % count] ?? corner;
    return [
      line("edge", between(corner, after, part), between(after, corner, part)),
      line("phantom", between(corner, before, part), corner, between(corner, after, part)),
    ];
  });
}
