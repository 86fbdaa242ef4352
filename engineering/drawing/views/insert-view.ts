import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import type { SpecificationKey } from "../../values/specification-keys.ts";
import type { InsertDesignation } from "../../designation/insert-designation.ts";
import { circle, type Outline, type Point, type Vertex } from "../geometry.ts";
import { insertSection, insertTop } from "../insert-top.ts";
import {
  cross,
  edgeOf,
  figure,
  type Dimension,
  type DrawnView,
  type Stroke,
  type ToolDrawing,
} from "./drawn-view.ts";
import { openCorners } from "./open-corners.ts";
import { OPEN_FORM } from "./open-form.ts";

/** Part of an edge that is drawn open where a wiper lies. */
const OPEN = 0.15;

function turned({ vertices }: Outline, degrees: Degrees): Vertex[] {
  const [cos, sin] = [Math.cos(radiansOf(degrees)), Math.sin(radiansOf(degrees))];
  return vertices.map(({ at: [x, y], bulge }) => ({ at: [x * cos - y * sin, x * sin + y * cos], bulge }));
}

function polar(distance: Mm, degrees: Degrees): Point {
  return [distance * Math.cos(radiansOf(degrees)), distance * Math.sin(radiansOf(degrees))];
}

/** Of a straight-edged insert lying on one edge: its corner, the edge's other end, and their dimensions. */
function edgeDimensions(insert: InsertDesignation, r: Mm, keys: SpecificationKey[]): Dimension[] {
  const { shape, shapeLetter, cornerRadius = 0 } = insert;
  const { angle } = shape;
  if (angle === undefined) return [];
  const half = angle / 2;
  const corner = polar(r / Math.sin(radiansOf(half)), -half);
  // The edge's other end: the next corner, or the blunt one of rhombs and trigons.
  const blunt = shapeLetter === "W" ? 160 : shape.angle && isRhombic(shapeLetter) ? 180 - angle : angle;
  const other: Point = [-r / Math.tan(radiansOf(blunt / 2)), -r];
  const tip = polar(
    r / Math.sin(radiansOf(half)) - cornerRadius / Math.sin(radiansOf(half)) + cornerRadius,
    -half,
  );
  return [
    {
      name: "Edge length l",
      symbol: "L",
      text: figure(Number((corner[0] - other[0]).toFixed(2))),
      keys,
      place: { kind: "x", from: other, to: corner },
    },
    {
      name: "Corner angle ε",
      symbol: "EPSR",
      text: `${figure(angle)}°`,
      keys,
      place: { kind: "angle", at: corner, from: 180 - angle, to: 180, hasSides: false },
    },
    ...(cornerRadius > 0
      ? [
          {
            name: "Corner radius RE",
            symbol: "RE",
            text: `R${figure(cornerRadius)}`,
            keys: [...keys, "edge"],
            place: { kind: "leader", at: tip, end: "arrow" },
          } satisfies Dimension,
        ]
      : []),
  ];
}

function isRhombic(letter: string): boolean {
  return ["C", "D", "E", "M", "V"].includes(letter);
}

/** The insert from its edge, its face at the left: the section across two parallel edges. */
function sectionView(insert: InsertDesignation, r: Mm): DrawnView | undefined {
  const section = insertSection(insert);
  if (!section) return undefined;
  const { thickness, clearance = 0 } = insert;
  const vertices = section.vertices.map(({ at: [x, y] }): Vertex => ({ at: [thickness - y, x], bulge: 0 }));
  const flank: Point = [thickness / 2, r - (thickness / 2) * Math.tan(radiansOf(clearance))];
  return {
    hasLeadersAtRight: true,
    strokes: [{ pen: "edge", vertices, isClosed: true }],
    dimensions: [
      {
        name: "Thickness S",
        symbol: "S",
        text: figure(thickness),
        keys: ["size"],
        place: { kind: "x", from: [0, -r], to: [thickness, -r + thickness * Math.tan(radiansOf(clearance))] },
      },
      ...(clearance > 0
        ? [
            {
              name: "Clearance α",
              text: `α ${figure(clearance)}°`,
              keys: ["size"],
              place: { kind: "leader", at: flank, end: "arrow" },
            } satisfies Dimension,
          ]
        : []),
    ],
  };
}

/** The hole's usual part of the inscribed circle, and how far inside the edge a chip former usually begins. */
const HOLE = 0.41;
const FORMER = 0.8;

/** What position 4 of the code states of a face, and gives no size of: its hole and its chip former. */
function openParts({ type: { hole, chipbreaker } }: InsertDesignation, r: Mm, lying: readonly Vertex[]) {
  const parts = [
    ...(["none", "special"].includes(hole)
      ? []
      : [{ name: "hole", stroke: edgeOf(circle("DETAIL", r * HOLE), "phantom") }]),
    ...(["none", "special"].includes(chipbreaker)
      ? []
      : [
          {
            name: "chip former",
            stroke: {
              pen: "phantom",
              vertices: lying.map(({ at: [x, y], bulge }): Vertex => ({
                at: [x * FORMER, y * FORMER],
                bulge,
              })),
              isClosed: true,
            } satisfies Stroke,
          },
        ]),
  ];
  const names = parts.map(({ name }) => name).join(" and ");
  return {
    strokes: parts.map(({ stroke }) => stroke),
    name: `${names.charAt(0).toUpperCase()}${names.slice(1)}`,
  };
}

/** The face of an insert with wipers, its corners sharp: their length is in no code. */
function wiperFace({ wiper, ...insert }: InsertDesignation): Outline | undefined {
  const face = wiper && insertTop({ ...insert, cornerRadius: 0 });
  return face && { ...face, layer: "DETAIL" };
}

/** An insert's face, lying on an edge, and its section, from the designation; undefined where that leaves them open. */
export function insertView(insert: InsertDesignation): ToolDrawing | undefined {
  const known = insertTop(insert);
  const face = known ?? wiperFace(insert);
  const [diameter] = insert.inscribedCircles;
  if (!face || diameter === undefined) return undefined;
  const r = diameter / 2;
  const isRound = insert.shapeLetter === "R";
  const keys: SpecificationKey[] = ["size"];
  const lying = turned(face, isRound ? 0 : -(insert.shape.angle ?? 0) / 2);
  const high = Math.max(...lying.map(({ at: [, y] }) => y), r);
  const open = openParts(insert, r, lying);
  const view: DrawnView = {
    hasLeadersAtRight: true,
    strokes: [
      ...open.strokes,
      ...cross(r, isRound ? 1.15 : Math.min(1.3, (high / r) * 1.05)),
      ...(isRound ? [] : [edgeOf(circle("DETAIL", r), "hidden")]),
      ...(known
        ? [{ pen: "edge", vertices: lying, isClosed: true } satisfies Stroke]
        : openCorners(
            lying.map(({ at }) => at),
            OPEN,
          )),
    ],
    dimensions: [
      {
        name: isRound ? "Diameter" : "Inscribed circle IC",
        symbol: "IC",
        text: `Ø${figure(diameter)}`,
        keys: ["diameter", ...keys],
        place: { kind: "y", side: "left", from: [0, -r], to: [0, r] },
      },
      ...(isRound ? [] : edgeDimensions(insert, r, keys)),
    ],
  };
  const section = sectionView(insert, r);
  return {
    views: section ? [view, section] : [view],
    title: section ? "Face and section" : "Face",
    isLong: false,
    notes: [
      ...(known
        ? []
        : [
            "Dash and two dots: the code doesn't give the length of the wipers. The DXF has the sharp corners.",
          ]),
      ...(open.strokes.length === 0
        ? []
        : [`${open.name}: ${OPEN_FORM}, because the code says only that it is there.`]),
    ],
    outlines: [face],
  };
}
