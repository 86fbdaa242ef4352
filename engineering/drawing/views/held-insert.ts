import { radiansOf } from "../../units/convert.ts";
import type { Degrees } from "../../units/units.ts";
import { decodeInsert } from "../../designation/insert-designation.ts";
import type { HolderHead } from "../../designation/holder-designation.ts";
import { insertTop } from "../insert-top.ts";
import type { Outline, Vertex } from "../geometry.ts";

/** Styles of external holders that cut across the front: their edge faces it, as a boring bar's does. */
const facing = new Set(["F", "K", "U", "W", "Y"]);

/** An insert in its holder: its face with the corner at 0, and where its main edge points, degrees. */
export interface HeldInsert {
  outline: Outline;
  mainEdge: Degrees;
}

/**
 * The insert of a head seen from above, its foremost corner at (0, 0) and the tool along x; a right-hand tool feeds
 * towards −y, a bar or a facing holder towards −x. Drawn with a sharp corner, as its radius is the insert's. Below 90°
 * the corner deepest in the work is the one that width and length are measured to (reference point K of ISO 5610).
 * Undefined for round inserts, other holders below 90°, and sizes that mean no single circle.
 */
export function heldInsert(
  head: HolderHead,
  thickness: string,
  angle: Degrees,
  isBar: boolean,
): HeldInsert | undefined {
  const insert = decodeInsert(`${head.shape}${head.clearance}MN ${head.size.slice(0, 2)}${thickness}00`);
  if (insert.kind === "refusal" || insert.shape.angle === undefined) return undefined;
  const face = insertTop({ ...insert, cornerRadius: 0 });
  if (!face) return undefined;
  const corner = insert.shape.angle;
  const isFacing = isBar || facing.has(head.style);
  // From the foremost corner the two edges point into the tool; the corner lies between them.
  const [low, mainEdge] = isFacing ? [180 - angle - corner, 180 - angle] : [angle - 90, angle - 90];
  if ((isFacing && angle < 90) || low <= -90 || low + corner > 90) return undefined;
  const reach = Math.max(...face.vertices.map(({ at: [x] }) => x));
  // The face has its corner at the right: turned about, so that its bisector points into the tool.
  const turn = radiansOf(low + corner / 2 + 180);
  const vertices = face.vertices.map(({ at: [x, y], bulge }): Vertex => {
    const [dx, dy] = [x - reach, y];
    return {
      at: [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)],
      bulge,
    };
  });
  return { outline: { layer: "CUT", vertices }, mainEdge };
}
