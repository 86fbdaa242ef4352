import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import { decodeInsert, type InsertDesignation } from "../../designation/insert-designation.ts";
import type { HolderHead } from "../../designation/holder-designation.ts";
import { insertTop } from "../insert-top.ts";
import type { Outline, Point, Vertex } from "../geometry.ts";

/** Styles of external holders that cut across the front: their edge faces it, as a boring bar's does. */
const facing = new Set(["F", "K", "U", "W", "Y"]);

/** An insert in its holder: its face with the corner at 0, and where its main edge points, degrees. */
export interface HeldInsert {
  outline: Outline;
  /** Undefined of a round insert, which has neither edge angle nor corner. */
  mainEdge?: Degrees;
  /** How far a corner radius of 1 mm stands back from the sharp corner: along the tool, and across it. */
  setback?: Point<number>;
}

/** A round insert in its holder: functional length and width are measured to its tangents (ISO 5610). */
export function heldRound(diameter: Mm): HeldInsert {
  const r = diameter / 2;
  const quarter = Math.tan(Math.PI / 8);
  const points: Point[] = [
    [diameter, r],
    [r, diameter],
    [0, r],
    [r, 0],
  ];
  return { outline: { layer: "CUT", vertices: points.map((at) => ({ at, bulge: quarter })) } };
}

/**
 * The insert of a head seen from above, its foremost corner at (0, 0) and the tool along x; a right-hand tool feeds
 * towards −y, a bar or a facing holder towards −x. Drawn with a sharp corner, unless one is `seated`: then its rounded
 * corner touches the lines that functional length and width are measured to. Below 90°
 * the corner deepest in the work is the one that width and length are measured to (reference point K of ISO 5610).
 * Undefined for round inserts, other holders below 90°, and sizes that mean no single circle.
 */
export function heldInsert(
  head: HolderHead,
  thickness: string,
  angle: Degrees,
  isBar: boolean,
  seated?: InsertDesignation,
): HeldInsert | undefined {
  const insert = decodeInsert(`${head.shape}${head.clearance}MN ${head.size.slice(0, 2)}${thickness}00`);
  if (insert.kind === "refusal" || insert.shape.angle === undefined) return undefined;
  const sharp = insertTop({ ...insert, cornerRadius: 0 });
  const face = seated ? insertTop(seated) : sharp;
  if (!sharp || !face) return undefined;
  const corner = insert.shape.angle;
  const isFacing = isBar || facing.has(head.style);
  // From the foremost corner the two edges point into the tool; the corner lies between them.
  const [low, mainEdge] = isFacing ? [180 - angle - corner, 180 - angle] : [angle - 90, angle - 90];
  if ((isFacing && angle < 90) || low <= -90 || low + corner > 90) return undefined;
  const reach = Math.max(...sharp.vertices.map(({ at: [x] }) => x));
  const setback = setbackOf(low, corner);
  const radius: Mm = seated?.cornerRadius ?? 0;
  // The face has its corner at the right: turned about, so that its bisector points into the tool.
  const turn = radiansOf(low + corner / 2 + 180);
  const vertices = face.vertices.map(({ at: [x, y], bulge }): Vertex => {
    const [dx, dy] = [x - reach, y];
    return {
      at: [
        dx * Math.cos(turn) - dy * Math.sin(turn) - radius * setback[0],
        dx * Math.sin(turn) + dy * Math.cos(turn) - radius * setback[1],
      ],
      bulge,
    };
  });
  return { outline: { layer: "CUT", vertices }, mainEdge, setback };
}

/** How far the round of a corner between two edges stands back from their intersection, for a radius of 1. */
function setbackOf(low: Degrees, corner: Degrees): Point<number> {
  const middle = radiansOf(low + corner / 2);
  const distance = 1 / Math.sin(radiansOf(corner / 2));
  // Where the edge points forward of the axis, its corner is the reference point itself across the tool.
  const across = low < 0 ? 0 : distance * Math.sin(middle) - 1;
  return [distance * Math.cos(middle) - 1, across];
}
