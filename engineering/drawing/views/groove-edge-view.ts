import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import { edgeFigure } from "../../values/edge.ts";
import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import { grooveTooth, slantedTooth, toothOutline } from "../thread-profile.ts";
import { figure, type Dimension, type ToolDrawing } from "./drawn-view.ts";
import { slotView } from "./slot-view.ts";
import { openCornered, toothView } from "./tooth-view.ts";

/** Scales for enlarging (ISO 5455), the largest first. */
const ENLARGED = [10, 5, 2];
/** Alone, so small a part fills the paper only beyond the scale at which tools are drawn. */
const ALONE = 5;
/** Beyond it, degrees, an edge is no cutting edge across a groove. */
const MOST_LEAD = 30;

/**
 * The cutting edge of a grooving or parting insert from above, broken, and the deepest groove that it cuts where its
 * values say it. A corner without a radius is open, and which corner of a slanted edge leads no value says: it is drawn
 * at the right. Undefined where the width isn't known.
 */
export function grooveEdgeView(tool: Tool): ToolDrawing | undefined {
  const { edge, insert, width, depth: deepest } = valuesOf(tool);
  const wide = width?.max;
  if (insert?.family !== "groove" || !wide) return undefined;
  const [radius, lead = 0] = [edgeFigure(edge, "RE"), edgeFigure(edge, "Lead angle")];
  if ((radius !== undefined && 2 * radius > wide) || lead < 0 || lead > MOST_LEAD) return undefined;
  const depth = deepest?.max;
  const hasGroove = depth !== undefined && radius !== undefined && depth > radius && lead === 0;
  const magnified = hasGroove ? (ENLARGED.find((times) => wide * times <= depth) ?? 1) : ALONE;
  const half = wide / 2;
  const rise = half * Math.tan(radiansOf(lead));
  const tooth =
    lead === 0 ? grooveTooth(wide, half, radius ?? 0) : slantedTooth(wide, half, radius ?? 0, lead);
  const cuttingEdge = toothView(tooth, edgeDimensions(half, radius, lead), {
    magnified,
    hasLeadersAbove: lead > 0,
    edges: radius === undefined ? openCornered(half, half, rise) : undefined,
  });
  const larger = magnified > 1 ? `, ${magnified} times as large` : "";
  return {
    views: hasGroove ? [slotView(wide, depth, radius), cuttingEdge] : [cuttingEdge],
    title: hasGroove
      ? `Section of the deepest groove, and the cutting edge from above${larger}`
      : "Cutting edge from above",
    isLong: false,
    notes: [
      hasGroove
        ? `The first view is the deepest groove, the second the cutting edge from above${larger}.`
        : "",
      radius === undefined ? "Dash and two dots: no value gives the corners' radius." : "",
      lead > 0
        ? "No value says which corner leads: the insert may be this drawing's mirror image, seen from above."
        : "",
      "The insert's body is left out: no value gives it. Relief of the sides not drawn.",
    ].filter((note) => note !== ""),
    outlines: [
      hasGroove ? toothOutline("CUT", grooveTooth(wide, depth, radius)) : toothOutline("DETAIL", tooth),
    ],
  };
}

function edgeDimensions(half: Mm, radius: Mm | undefined, lead: Degrees): Dimension[] {
  const slope = Math.tan(radiansOf(lead));
  const round = (radius ?? 0) * (1 - Math.SQRT1_2);
  return [
    {
      name: "Cutting width CW",
      symbol: "CW",
      text: figure(2 * half),
      keys: ["width", "size", "insert"],
      place: { kind: "x", from: [-half, 0], to: [half, 0] },
    },
    ...(radius !== undefined && radius > 0
      ? [
          {
            name: "Corner radius RE",
            symbol: "RE",
            text: `R${figure(radius)}`,
            keys: ["edge"],
            place: { kind: "leader", at: [half - round, half * (1 + slope) - round], end: "arrow" },
          } satisfies Dimension,
        ]
      : []),
    ...(lead > 0
      ? [
          {
            name: "Lead angle",
            text: `${figure(lead)}°`,
            keys: ["edge", "size"],
            place: { kind: "leader", at: [-half * 0.4, half * (1 - 0.4 * slope)], end: "arrow" },
          } satisfies Dimension,
        ]
      : []),
  ];
}
