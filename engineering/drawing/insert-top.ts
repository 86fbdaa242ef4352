import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import type { InsertDesignation } from "../designation/insert-designation.ts";
import { circle, corner, roundedPolygon, type Outline, type Point } from "./geometry.ts";

/** Rhombic shapes: opposite edges are parallel, an inscribed circle apart. */
const rhombic = new Set(["C", "D", "E", "M", "V"]);
/** Regular shapes by their number of corners. */
const regular: Readonly<Record<string, number>> = { T: 3, S: 4, P: 5, H: 6, O: 8 };
const TRIGON_CORNER: Degrees = 80;
const TRIGON_SIDE: Degrees = 160;

function polar(distance: Mm, degrees: Degrees): Point {
  return [distance * Math.cos(radiansOf(degrees)), distance * Math.sin(radiansOf(degrees))];
}

/** The corner of an angle whose edges touch a circle, this far from its centre. */
function cornerDistance(circleRadius: Mm, angle: Degrees): Mm {
  return circleRadius / Math.sin(radiansOf(angle / 2));
}

/**
 * The outline of an insert's face around its inscribed circle, a cutting corner to the right. Undefined where the code
 * leaves circle, radius or shape open. The hole isn't drawn: the code doesn't give its diameter.
 */
export function insertTop(insert: InsertDesignation): Outline | undefined {
  const { shapeLetter, shape, inscribedCircles, cornerRadius, wiper } = insert;
  const [diameter, ...others] = inscribedCircles;
  if (diameter === undefined || others.length > 0) return undefined;
  const r = diameter / 2;
  if (shapeLetter === "R") return circle("CUT", r);
  if (cornerRadius === undefined || wiper || shape.angle === undefined) return undefined;
  const at = (angle: Degrees, degrees: Degrees, radius: Mm) => ({
    at: polar(cornerDistance(r, angle), degrees),
    radius,
  });
  if (rhombic.has(shapeLetter)) {
    const { angle } = shape;
    return roundedPolygon(
      "CUT",
      [0, 90, 180, 270].map((turn) => at(turn % 180 === 0 ? angle : 180 - angle, turn, cornerRadius)),
    );
  }
  if (shapeLetter === "W") {
    return roundedPolygon(
      "CUT",
      [0, 60, 120, 180, 240, 300].map((turn) =>
        turn % 120 === 0 ? at(TRIGON_CORNER, turn, cornerRadius) : at(TRIGON_SIDE, turn, 0),
      ),
    );
  }
  const count = regular[shapeLetter];
  if (count === undefined) return undefined;
  const { angle } = shape;
  return roundedPolygon(
    "CUT",
    Array.from({ length: count }, (_, index) => at(angle, (360 / count) * index, cornerRadius)),
  );
}

/**
 * The section across two parallel edges, its cutting face up: as wide as the inscribed circle, narrower below by the
 * clearance. Undefined for shapes without parallel edges and special clearances.
 */
export function insertSection(insert: InsertDesignation): Outline | undefined {
  const { shapeLetter, inscribedCircles, thickness, clearance } = insert;
  const [diameter, ...others] = inscribedCircles;
  const hasParallels = rhombic.has(shapeLetter) || shapeLetter === "S" || shapeLetter === "R";
  if (diameter === undefined || others.length > 0 || clearance === undefined || !hasParallels)
    return undefined;
  const r = diameter / 2;
  const foot = r - thickness * Math.tan(radiansOf(clearance));
  if (foot <= 0) return undefined;
  return {
    layer: "CUT",
    vertices: [corner(-foot, 0), corner(foot, 0), corner(r, thickness), corner(-r, thickness)],
  };
}
