import type { Mm } from "../units/units.ts";
/** A point: x along the tool from its tip, or to the right; y upwards. */
export type Point<Unit extends number = Mm> = readonly [x: Unit, y: Unit];

/** A corner of an outline and the way on from it: straight, or on an arc with this bulge (the tangent of a quarter of its angle, positive to the left). */
export interface Vertex<Unit extends number = Mm> {
  at: Point<Unit>;
  bulge: number;
}

/** What an outline is of: the part that cuts, the part that doesn't, or a line of construction. */
export type Layer = "CUT" | "NOCUT" | "DETAIL";

/** A closed outline, counter-clockwise. */
export interface Outline {
  layer: Layer;
  vertices: readonly Vertex[];
}

/** A straight vertex. */
export function corner(x: Mm, y: Mm): Vertex {
  return { at: [x, y], bulge: 0 };
}

/** A full circle: two halves. */
export function circle(layer: Layer, radius: Mm, [x, y]: Point = [0, 0]): Outline {
  return {
    layer,
    vertices: [
      { at: [x + radius, y], bulge: 1 },
      { at: [x - radius, y], bulge: 1 },
    ],
  };
}

/** A convex polygon, counter-clockwise, each corner rounded by its own radius. */
export function roundedPolygon(layer: Layer, corners: readonly { at: Point; radius: Mm }[]): Outline {
  const count = corners.length;
  const vertices = corners.flatMap(({ at, radius }, index): Vertex[] => {
    const before = corners[(index + count - 1) % count]?.at ?? at;
    const after = corners[(index + 1) % count]?.at ?? at;
    const [back, forth] = [direction(at, before), direction(at, after)];
    const angle = Math.acos(Math.min(1, Math.max(-1, back[0] * forth[0] + back[1] * forth[1])));
    if (radius === 0) return [{ at, bulge: 0 }];
    const reach = radius / Math.tan(angle / 2);
    const along = (way: Point): Point => [at[0] + way[0] * reach, at[1] + way[1] * reach];
    return [
      { at: along(back), bulge: Math.tan((Math.PI - angle) / 4) },
      { at: along(forth), bulge: 0 },
    ];
  });
  return { layer, vertices };
}

function direction([x, y]: Point, [tx, ty]: Point): Point {
  const length = Math.hypot(tx - x, ty - y);
  return [(tx - x) / length, (ty - y) / length];
}
