import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import { edgeFigure } from "../../values/edge.ts";
import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import type { InsertDesignation } from "../../designation/insert-designation.ts";
import type { Point } from "../geometry.ts";
import { figure, line, type Dimension, type DrawnView, type ToolDrawing } from "./drawn-view.ts";
import { levelBreak } from "./tooth-view.ts";

/** Part of the long edge that is drawn open where a corner isn't described. */
const OPEN = 0.1;
/** How much of the insert is drawn above its long edge, in lengths of that edge. */
const DRAWN = 0.45;

function radiusDimension(tool: Tool, at: Point): Dimension[] {
  const radius = edgeFigure(valuesOf(tool).edge, "RE");
  if (!radius) return [];
  return [
    {
      name: "Corner radius RE",
      symbol: "RE",
      text: `R${figure(radius)}`,
      keys: ["edge"],
      place: { kind: "leader", at, end: "arrow" },
    },
  ];
}

/** The long edge at the bottom, a cutting corner at its right, broken above: how wide the insert is, no code says. */
function faceView(tool: Tool, length: Mm, angle: Degrees): DrawnView {
  const [half, high, open] = [length / 2, length * DRAWN, length * OPEN];
  const slope = 1 / Math.tan(radiansOf(angle));
  // Both sides lean to the left by what the corner is less than 90°.
  const up = (x: Mm, y: Mm): Point => [x - y * slope, y];
  return {
    hasLeadersAtRight: true,
    strokes: [
      line("edge", [open - half, 0], [half - open, 0]),
      ...[-half, half].flatMap((x) => [
        line("phantom", [x - Math.sign(x) * open, 0], [x, 0], up(x, open)),
        line("edge", up(x, open), up(x, high)),
      ]),
      levelBreak(half, high, -high * slope),
    ],
    dimensions: [
      {
        name: "Edge length l, decimals dropped",
        symbol: "L",
        text: figure(length),
        keys: ["size"],
        place: { kind: "x", from: [-half, 0], to: [half, 0] },
      },
      {
        name: "Corner angle ε",
        symbol: "EPSR",
        text: `${figure(angle)}°`,
        keys: ["size"],
        place: { kind: "angle", at: [half, 0], from: 180 - angle, to: 180, hasSides: false },
      },
      ...radiusDimension(tool, up(half, open * 0.3)),
    ],
  };
}

function sectionView(thickness: Mm, clearance: Degrees, high: Mm): DrawnView {
  const back = thickness * Math.tan(radiansOf(clearance));
  return {
    hasLeadersAtRight: true,
    strokes: [
      line("edge", [0, high], [0, 0], [thickness, back], [thickness, high]),
      levelBreak(thickness / 2, high, thickness / 2),
    ],
    dimensions: [
      {
        name: "Thickness S",
        symbol: "S",
        text: figure(thickness),
        keys: ["size"],
        place: { kind: "x", from: [0, 0], to: [thickness, back] },
      },
      ...(clearance > 0
        ? [
            {
              name: "Clearance α",
              text: `α ${figure(clearance)}°`,
              keys: ["size"],
              place: { kind: "leader", at: [thickness * 0.8, back * 0.8], end: "arrow" },
            } satisfies Dimension,
          ]
        : []),
    ],
  };
}

/** A parallelogram insert: its face along the long edge and its section, both broken; undefined for other shapes. */
export function parallelogramView(insert: InsertDesignation, tool: Tool): ToolDrawing | undefined {
  const { shapeLetter, shape, edgeLength, thickness, clearance } = insert;
  if (!["A", "B", "K"].includes(shapeLetter)) return undefined;
  if (edgeLength === undefined || shape.angle === undefined || clearance === undefined) return undefined;
  return {
    views: [faceView(tool, edgeLength, shape.angle), sectionView(thickness, clearance, edgeLength * DRAWN)],
    title: "Face along the long edge and section, both broken",
    isLong: false,
    notes: [
      "Broken: the code gives no width, and the length of the edge in whole millimetres only.",
      "Dash and two dots: no value gives the wipers at the corners. Hole and chip former not drawn.",
    ],
    outlines: [],
  };
}
