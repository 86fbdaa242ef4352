import { edgeFigure } from "../../../catalogue/model/edge.ts";
import type { Product } from "../../../catalogue/model/schema.ts";
import { parseValue, readMm } from "../../../catalogue/model/values.ts";
import { parseSeat } from "../../../catalogue/relations/seat.ts";
import type { Vertex } from "../geometry.ts";
import { grooveTooth } from "../thread-profile.ts";
import { figure, line, type Dimension, type DrawnView, type ToolDrawing } from "./drawn-view.ts";
import { toothView } from "./tooth-view.ts";

type Tool = Pick<Product, "specifications">;

/** Scales for enlarging (ISO 5455), the largest first. */
const ENLARGED = [10, 5, 2];
/** Alone, so small a part fills the paper only beyond the scale at which tools are drawn. */
const ALONE = 5;

/** The section of the deepest groove: what is left of the workpiece around the insert. */
function grooveView(wide: number, depth: number, cornerRadius: number): DrawnView {
  const side = wide * 1.5;
  // The tooth's edge, seen from the workpiece: its tip points down.
  const floor = grooveTooth(wide, depth, cornerRadius).vertices.map(({ at: [x, y], bulge }): Vertex => ({
    at: [x, -y],
    bulge: -bulge,
  }));
  return {
    strokes: [
      line("axis", [0, depth * 0.06], [0, -depth * 1.06]),
      {
        pen: "edge",
        isClosed: false,
        vertices: [{ at: [-side, 0], bulge: 0 }, ...floor, { at: [side, 0], bulge: 0 }],
      },
    ],
    dimensions: [
      {
        name: "Largest groove depth",
        text: figure(depth),
        keys: ["depth"],
        place: { kind: "y", side: "left", from: [-side, 0], to: [-wide / 2, -depth] },
      },
    ],
  };
}

/**
 * The cutting edge of a neutral grooving or parting insert from above, broken, and the deepest groove that it cuts
 * where its values say it. Undefined where width or corner radius isn't known, and for a slanted edge: its values don't
 * say which corner leads.
 */
export function grooveEdgeView({ specifications }: Tool): ToolDrawing | undefined {
  const edge = parseValue("edge", specifications.edge ?? "");
  const wide = readMm("width", specifications.width);
  if (parseSeat(specifications.insert ?? "")?.family !== "groove" || edge.kind !== "edge" || !wide)
    return undefined;
  const radius = edgeFigure(edge, "RE");
  const lead = edgeFigure(edge, "Lead angle") ?? 0;
  if (radius === undefined || 2 * radius > wide || lead !== 0) return undefined;
  const depth = readMm("depth", specifications.depth);
  const hasGroove = depth !== undefined && depth > radius;
  const magnified = hasGroove ? (ENLARGED.find((times) => wide * times <= depth) ?? 1) : ALONE;
  const round = radius * (1 - Math.SQRT1_2);
  const half = wide / 2;
  const dimensions: Dimension[] = [
    {
      name: "Cutting width CW",
      text: figure(wide),
      keys: ["width", "size", "insert"],
      place: { kind: "x", from: [-half, 0], to: [half, 0] },
    },
    ...(radius > 0
      ? [
          {
            name: "Corner radius RE",
            text: `R${figure(radius)}`,
            keys: ["edge"],
            place: { kind: "leader", at: [half - round, wide / 2 - round], end: "arrow" },
          } satisfies Dimension,
        ]
      : []),
  ];
  const cuttingEdge = toothView(grooveTooth(wide, wide / 2, radius), dimensions, { magnified });
  const larger = magnified > 1 ? `, ${magnified} times as large` : "";
  return {
    views: hasGroove ? [grooveView(wide, depth, radius), cuttingEdge] : [cuttingEdge],
    title: hasGroove
      ? `Section of the deepest groove, and the cutting edge from above${larger}`
      : "Cutting edge from above",
    isLong: false,
    notes: [
      hasGroove
        ? `The first view is the deepest groove, the second the cutting edge from above${larger}.`
        : "",
      "The insert's body is left out: no value gives it. Relief of the sides not drawn.",
    ].filter((note) => note !== ""),
    outlines: [],
  };
}
