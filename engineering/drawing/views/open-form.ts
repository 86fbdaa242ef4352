import type { Point } from "../geometry.ts";
import type { Dimension, Stroke } from "./drawn-view.ts";

/** The words beside a part that is drawn so that the tool is seen whole, though nothing gives its form. */
export const OPEN_FORM = "form not to scale";

/** The outline of such a part through these points, as a phantom line; left open where it joins what is known. */
export function openForm(points: readonly Point[], isClosed = true): Stroke {
  return { pen: "form", vertices: points.map((at) => ({ at, bulge: 0 })), isClosed };
}

/** The mark of such a part: no row of the specification states it. */
export function openFormMark(name: string, at: Point): Dimension {
  return { name, text: OPEN_FORM, keys: [], place: { kind: "leader", at, end: "dot" } };
}

/** A form between two round parts, its two edges mirrored at the axis: from the first point to the last one. */
export function openBody(upper: readonly Point[]): Stroke {
  return openForm([...upper, ...upper.map(([x, y]): Point => [x, -y]).toReversed()]);
}

/** The convex outline around points, counter-clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x, y], [ox, oy]) => x - ox || y - oy);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2) ?? point, chain.at(-1) ?? point, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 1e-9;
}
