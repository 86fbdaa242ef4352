import type { Mm } from "../../units/units.ts";
import { edgeFigure } from "../../values/edge.ts";
import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import {
  decodeThreadingInsert,
  type ThreadingInsertDesignation,
} from "../../designation/threading-designation.ts";
import { circle, type Layer, type Point } from "../geometry.ts";
import {
  grooveTooth,
  metricTooth,
  partialTooth,
  toothOutline,
  whitworthTooth,
  type Tooth,
} from "../thread-profile.ts";
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
import { flankAngle, openTip, toothView } from "./tooth-view.ts";

/** Scales for enlarging (ISO 5455), the largest first. */
const ENLARGED = [10, 5, 2];
/** Part of a partial profile's flanks that is drawn as an edge. */
const FLANK = 0.8;

/** The triangle of a laydown insert lying on an edge, its corners open: where the tooth lies in them, no value says. */
export function laydownFace(diameter: Mm): DrawnView {
  const r = diameter / 2;
  const long = 2 * r * Math.sqrt(3);
  const [left, right, top]: [Point, Point, Point] = [
    [-long / 2, -r],
    [long / 2, -r],
    [0, 2 * r],
  ];
  return {
    hasLeadersAtRight: true,
    strokes: [...cross(r), edgeOf(circle("DETAIL", r), "hidden"), ...openCorners([left, right, top], 0.2)],
    dimensions: [
      {
        name: "Inscribed circle IC",
        symbol: "IC",
        text: `Ø${figure(diameter)}`,
        keys: ["diameter", "size"],
        place: { kind: "y", side: "left", from: [0, -r], to: [0, r] },
      },
      {
        name: "Edge length l",
        symbol: "L",
        text: figure(Number(long.toFixed(2))),
        keys: ["size"],
        place: { kind: "x", from: left, to: right },
      },
    ],
  };
}

const FILE_NOTE = "The DXF has the tooth alone, at its true size.";

interface Cut {
  tooth: Tooth;
  dimensions: Dimension[];
  /** Drawn instead of the tooth, where a part of it is open. */
  edges?: Stroke[];
  /** Of the tooth in a file: what cuts only where all of it is known. */
  layer: Layer;
  note: string;
}

function width(name: string, mm: Mm, halfWidth: Mm, keys: Dimension["keys"]): Dimension {
  return {
    name,
    text: figure(Number(mm.toFixed(3))),
    keys,
    place: { kind: "x", from: [-halfWidth, 0], to: [halfWidth, 0] },
  };
}

function grooveCut(wide: Mm, tool: Tool): Cut | undefined {
  const { depth: deepest, edge } = valuesOf(tool);
  const depth = deepest?.max;
  const radius = edgeFigure(edge, "RE");
  if (radius === undefined || 2 * radius > wide) return undefined;
  const half = wide / 2;
  const round = radius * (1 - Math.SQRT1_2);
  const drawn = depth ?? half;
  return {
    tooth: grooveTooth(wide, drawn, radius),
    layer: depth === undefined ? "DETAIL" : "CUT",
    dimensions: [
      width("Cutting width CW", wide, half, ["width", "size"]),
      ...(depth === undefined
        ? []
        : [
            {
              name: "Largest groove depth",
              symbol: "CDX",
              text: figure(depth),
              keys: ["depth"],
              place: { kind: "y", side: "left", from: [-half, 0], to: [-half, depth] },
            } satisfies Dimension,
          ]),
      ...(radius > 0
        ? [
            {
              name: "Corner radius RE",
              symbol: "RE",
              text: `R${figure(radius)}`,
              keys: ["edge"],
              place: { kind: "leader", at: [half - round, drawn - round], end: "arrow" },
            } satisfies Dimension,
          ]
        : []),
    ],
    note:
      depth === undefined
        ? "No value says how deep it cuts. Relief of the sides not drawn."
        : "Relief of the sides not drawn.",
  };
}

function threadCut({ pitch, profile, place }: ThreadingInsertDesignation): Cut | undefined {
  if (!pitch) return undefined;
  const [least, most] = pitch;
  if (profile === "60" || profile === "55") {
    const tooth = partialTooth(most, Number(profile));
    return {
      tooth,
      edges: openTip(tooth, FLANK),
      layer: "DETAIL",
      dimensions: [
        width(least === most ? "Pitch" : "Largest pitch", most, most / 2, ["threadPitch", "size"]),
        ...flankAngle(tooth),
      ],
      note: "The profile is drawn as a sharp V: no value gives the radius of its tip.",
    };
  }
  const isMetric = profile === "ISO" || profile === "UN";
  if (!isMetric && profile !== "W") return undefined;
  const tooth = isMetric ? metricTooth(most, place) : whitworthTooth(most);
  return {
    tooth,
    layer: "CUT",
    dimensions: [
      width("Pitch", most, most / 2, ["threadPitch", "size"]),
      {
        name: "Depth of the basic profile",
        text: figure(tooth.depth),
        keys: ["threadStandards"],
        place: { kind: "y", side: "left", from: [-tooth.halfFoot, 0], to: [0, tooth.depth] },
      },
      ...flankAngle(tooth),
    ],
    note: isMetric
      ? "The profile is the basic one of ISO 68-1, its tip not rounded."
      : "The profile is the basic one of ISO 228-1.",
  };
}

/** A laydown insert for threads or circlip grooves: its face, and its tooth enlarged; undefined where its profile is open. */
export function laydownView(tool: Tool): ToolDrawing | undefined {
  const insert = decodeThreadingInsert(tool.specifications.size ?? "");
  if (insert.kind === "refusal") return undefined;
  const { grooveWidth, inscribedCircle } = insert;
  const cut = grooveWidth === undefined ? threadCut(insert) : grooveCut(grooveWidth, tool);
  if (!cut) return undefined;
  const wide = 2 * cut.tooth.halfFoot;
  const magnified = ENLARGED.find((times) => wide * times <= inscribedCircle) ?? 1;
  const { tooth, dimensions, edges, layer } = cut;
  const detail = toothView(tooth, dimensions, { magnified, edges });
  const larger = magnified > 1 ? `, ${magnified} times as large` : "";
  return {
    views: [laydownFace(inscribedCircle), detail],
    title: `Face, and the tooth${larger}`,
    isLong: false,
    notes: [
      `The second view is the tooth${larger}. The corners are open: no value says where the tooth lies in them.`,
      cut.note,
      FILE_NOTE,
    ],
    outlines: [toothOutline(layer, tooth)],
  };
}
