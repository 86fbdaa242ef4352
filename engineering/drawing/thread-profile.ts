import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { roundedPolygon, type Layer, type Outline, type Point, type Vertex } from "./geometry.ts";

/** The tooth that an insert cuts with, its tip upwards and y = 0 where it leaves the insert's body. */
export interface Tooth {
  /** From its left foot to its right one, open. */
  vertices: readonly Vertex[];
  /** Half of its width at the foot. */
  halfFoot: Mm;
  depth: Mm;
  /** Of threads: the angle between its flanks, and the point where they meet. */
  flanks?: { angle: Degrees; apex: Point };
}

function tooth(points: readonly Point[], rest: Omit<Tooth, "vertices" | "halfFoot">): Tooth {
  return {
    vertices: points.map((at) => ({ at, bulge: 0 })),
    halfFoot: Math.max(...points.map(([x]) => x)),
    ...rest,
  };
}

/**
 * The basic profile of ISO 68-1, also of unified threads: 60°, 5/8 of the sharp V deep, flat P/8 at the major diameter
 * and P/4 at the minor one. An external insert's tip is at the minor diameter, an internal one's at the major.
 */
export function metricTooth(pitch: Mm, place: "external" | "internal"): Tooth {
  const angle = 60;
  const slope = Math.tan(radiansOf(angle / 2));
  const sharp = pitch / 2 / slope;
  const depth = (5 / 8) * sharp;
  const tip = (place === "external" ? pitch / 4 : pitch / 8) / 2;
  const foot = tip + depth * slope;
  return tooth(
    [
      [-pitch / 2, 0],
      [-foot, 0],
      [-tip, depth],
      [tip, depth],
      [foot, 0],
      [pitch / 2, 0],
    ],
    { depth, flanks: { angle, apex: [0, depth + tip / slope] } },
  );
}

/** The profile of Whitworth threads (ISO 228-1): 55°, a sixth of the sharp V rounded off at tip and foot. */
export function whitworthTooth(pitch: Mm): Tooth {
  const angle = 55;
  const half = radiansOf(angle / 2);
  const sharp = pitch / 2 / Math.tan(half);
  const depth = (2 / 3) * sharp;
  // The rounding touches the flanks and the line a sixth below the sharp tip.
  const radius = sharp / 6 / (1 / Math.sin(half) - 1);
  const [across, up] = [radius * Math.cos(half), radius * Math.sin(half)];
  const quarter = Math.tan((Math.PI / 2 - half) / 4);
  const round = Math.tan((Math.PI / 2 - half) / 2);
  return {
    vertices: [
      { at: [-pitch / 2, 0], bulge: quarter },
      { at: [across - pitch / 2, radius - up], bulge: 0 },
      { at: [-across, depth - radius + up], bulge: -round },
      { at: [across, depth - radius + up], bulge: 0 },
      { at: [pitch / 2 - across, radius - up], bulge: quarter },
      { at: [pitch / 2, 0], bulge: 0 },
    ],
    halfFoot: pitch / 2,
    depth,
    flanks: { angle, apex: [0, depth + sharp / 6] },
  };
}

/** The flanks of a partial profile, as wide as its largest pitch; its tip is left open, as no value gives its radius. */
export function partialTooth(pitch: Mm, angle: Degrees): Tooth {
  const depth = pitch / 2 / Math.tan(radiansOf(angle / 2));
  return tooth(
    [
      [-pitch / 2, 0],
      [0, depth],
      [pitch / 2, 0],
    ],
    { depth, flanks: { angle, apex: [0, depth] } },
  );
}

/** A groove's tooth: straight sides, its two corners rounded. */
export function grooveTooth(width: Mm, depth: Mm, cornerRadius: Mm): Tooth {
  const half = width / 2;
  if (cornerRadius === 0)
    return tooth(
      [
        [-half, 0],
        [-half, depth],
        [half, depth],
        [half, 0],
      ],
      { depth },
    );
  const round = Math.tan(Math.PI / 8);
  const foot: Vertex[] = [
    { at: [half, 0], bulge: 0 },
    { at: [half, depth - cornerRadius], bulge: round },
    { at: [half - cornerRadius, depth], bulge: 0 },
    { at: [cornerRadius - half, depth], bulge: round },
    { at: [-half, depth - cornerRadius], bulge: 0 },
    { at: [-half, 0], bulge: 0 },
  ];
  return { vertices: reversed(foot), halfFoot: half, depth };
}

/**
 * The tooth of an edge slanted by a lead angle in degrees, its right corner ahead; `depth` is where the middle of the
 * edge is.
 */
export function slantedTooth(width: Mm, depth: Mm, cornerRadius: Mm, lead: Degrees): Tooth {
  const half = width / 2;
  const rise = half * Math.tan(radiansOf(lead));
  const [left, ...rest] = roundedPolygon("CUT", [
    { at: [-half, 0], radius: 0 },
    { at: [half, 0], radius: 0 },
    { at: [half, depth + rise], radius: cornerRadius },
    { at: [-half, depth - rise], radius: cornerRadius },
  ]).vertices;
  const vertices = reversed(left ? [...rest, left] : rest);
  return { vertices, halfFoot: half, depth: depth + rise };
}

/** The same line from its other end: an arc turns the other way. */
function reversed(vertices: readonly Vertex[]): Vertex[] {
  return vertices
    .toReversed()
    .map(({ at }, index) => ({ at, bulge: 0 - (vertices[vertices.length - 2 - index]?.bulge ?? 0) }));
}

/** A tooth as a closed outline, without the lands beside its feet. */
export function toothOutline(layer: Layer, { vertices }: Tooth): Outline {
  const isLand = (one: Vertex | undefined, other: Vertex | undefined): boolean =>
    one?.at[1] === 0 && other?.at[1] === 0 && one.bulge === 0;
  const from = isLand(vertices[0], vertices[1]) ? 1 : 0;
  const to = isLand(vertices.at(-2), vertices.at(-1)) ? -1 : vertices.length;
  return { layer, vertices: reversed(vertices.slice(from, to)) };
}
