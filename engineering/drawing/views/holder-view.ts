import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import type { Tool } from "../../values/tool.ts";
import { edgeFigure } from "../../values/edge.ts";
import { formatSeat, type Seat } from "../../values/seat.ts";
import { valuesOf } from "../../values/values.ts";
import { decodeHolder, type HolderDesignation } from "../../designation/holder-designation.ts";
import type { InsertDesignation } from "../../designation/insert-designation.ts";
import { circlesOf } from "../../designation/insert-circles.ts";
import { circle, type Point, type Vertex } from "../geometry.ts";
import {
  cross,
  edgeOf,
  figure,
  line,
  type Dimension,
  type DrawnView,
  type ToolDrawing,
} from "./drawn-view.ts";
import { heldInsert, heldRound, type HeldInsert } from "./held-insert.ts";
import { hullOf, openForm, openFormMark } from "./open-form.ts";
import { squareEnd } from "./shank-end.ts";

/** The end of the tool that is held: a square shank or a bar, from behind. */
function endView(holder: HolderDesignation, bore: Mm | undefined, tip: Mm): DrawnView {
  if (holder.kind === "bar") {
    const r = holder.diameter / 2;
    // The smallest bore touches the corner.
    const centre: Point | undefined = bore === undefined ? undefined : [0, tip + bore / 2];
    return {
      strokes: [
        ...cross(Math.max(r, (bore ?? 0) / 2)),
        edgeOf(circle("NOCUT", r)),
        ...(bore === undefined || !centre ? [] : [edgeOf(circle("DETAIL", bore / 2, centre), "phantom")]),
      ],
      dimensions:
        bore === undefined || !centre
          ? []
          : [
              {
                name: "Smallest bore",
                symbol: "DMIN",
                text: `Ø${figure(bore)} min.`,
                keys: ["diameter"],
                place: {
                  kind: "leader",
                  at: [(bore / 2) * Math.SQRT1_2, centre[1] + (bore / 2) * Math.SQRT1_2],
                  end: "arrow",
                },
              },
            ],
    };
  }
  return squareEnd(holder.height, holder.width, "Shank height");
}

/** A holder's drawing, and what else stands on it is measured from. */
export interface HolderDrawing extends ToolDrawing {
  /** The hand as a sign, where the corner is across the tool, and the setback of a corner radius of 1 mm: none of a round insert. */
  nose: { hand: 1 | -1; tip: Mm; setback?: Point<number> };
}

/**
 * A turning holder or a boring bar from above: its insert in place, its shank, and between them the head as an open form,
 * because no standard gives one. Undefined where functional width, length or insert aren't known. `seated`: the insert
 * that is drawn, with its corner radius.
 */
export function holderView(tool: Tool, seated?: InsertDesignation): HolderDrawing | undefined {
  const holder = decodeHolder(tool.specifications.size ?? "");
  const { insert: seat, width, length: overall, diameter, edge } = valuesOf(tool);
  const [functional, length, angle] = [width?.max, overall?.max, edgeFigure(edge, "KAPR")];
  if (holder.kind === "refusal" || seat?.family !== "iso") return undefined;
  if (functional === undefined || length === undefined) return undefined;
  const isBar = holder.kind === "bar";
  const round = roundOf(seat);
  const held =
    round !== undefined
      ? heldRound(round)
      : angle !== undefined
        ? heldInsert(holder.head, seat.thickness, angle, isBar, seated)
        : undefined;
  if (!held) return undefined;
  const wide = isBar ? holder.diameter : holder.width;
  const w = wide / 2;
  // Below the axis for a right-hand tool; a left-hand one is its mirror image.
  const hand = holder.head.hand === "L" ? -1 : 1;
  const tip = hand * (isBar ? -functional : w - functional);
  const vertices = held.outline.vertices.map(({ at: [x, y], bulge }): Vertex => ({
    at: [x, tip + hand * y],
    bulge: hand * bulge,
  }));
  const deep = Math.max(...vertices.map(({ at: [x] }) => x));
  const start = Math.min(length * 0.5, deep + wide * 0.9);
  const far: Point = isBar ? [length, 0] : [length, hand * w];
  const corners = vertices.map(({ at }) => at);
  // The head reaches as far forward as the insert's back: the cutting corner stands free before it.
  const [front] = corners.toSorted(([, y], [, other]) => hand * (other - y))[0] ?? [0];
  const head = hullOf([...corners, [front, hand * w], [start, w], [start, -w]]);
  const dimensions: Dimension[] = [
    {
      name: "Functional length LF",
      symbol: "LF",
      text: figure(length),
      keys: ["length", "size"],
      place: { kind: "x", from: [0, Math.min(tip, -w)], to: [length, -w] },
    },
    {
      name: "Functional width WF",
      symbol: "WF",
      text: figure(functional),
      keys: ["width"],
      place: { kind: "y", side: "left", from: [0, tip], to: [start, far[1]] },
    },
    {
      name: isBar ? "Bar diameter" : "Shank width",
      symbol: isBar ? "DCON" : "B",
      text: isBar ? `Ø${figure(wide)}` : figure(wide),
      keys: ["shank", "size"],
      place: { kind: "y", side: "right", from: [length, -w], to: [length, w] },
    },
    ...edgeDimension(held, { angle, deep, tip, hand, round }),
    {
      name: "Insert",
      text: seated?.code ?? formatSeat(seat),
      keys: ["insert"],
      place: {
        kind: "leader",
        at: [deep / 2, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length],
        end: "dot",
      },
    },
    openFormMark("Head", [deep + (start - deep) * 0.6, hand * w * 0.5]),
  ];
  const view: DrawnView = {
    strokes: [
      ...(isBar ? [line("axis", [start - w * 0.3, 0], [length + w * 0.3, 0])] : []),
      openForm(head),
      { pen: "edge", vertices, isClosed: true },
      line("edge", [start, w], [length, w], [length, -w], [start, -w]),
    ],
    dimensions,
  };
  return {
    views: [view, endView(holder, isBar ? diameter?.max : undefined, tip)],
    title: isBar ? "From above, and from behind in its smallest bore" : "From above and from behind",
    isLong: true,
    notes: [
      `Head: form not to scale, because no standard gives it.${seated || round !== undefined ? "" : " The insert is drawn with a sharp corner."}`,
    ],
    outlines: [],
    nose: { hand, tip, ...(held.setback && { setback: held.setback }) },
  };
}

/** The diameter of a seat for round inserts; undefined for other seats, and where its code leaves it open. */
function roundOf(seat: Extract<Seat, { family: "iso" }>): Mm | undefined {
  if (seat.shape !== "R") return undefined;
  const [diameter, ...others] = circlesOf("R", seat.size, seat.roundness ?? "");
  return others.length > 0 ? undefined : diameter;
}

interface EdgePlace {
  angle: Degrees | undefined;
  deep: Mm;
  tip: Mm;
  hand: 1 | -1;
  round: Mm | undefined;
}

/** How the main edge stands, at its middle; of a round insert its radius. */
function edgeDimension({ mainEdge }: HeldInsert, { angle, deep, tip, hand, round }: EdgePlace): Dimension[] {
  if (round !== undefined) {
    const off = (round / 2) * (1 - Math.SQRT1_2);
    return [
      {
        name: "Radius of the round insert",
        text: `R${figure(round / 2)}`,
        keys: ["edge", "insert"],
        place: { kind: "leader", at: [off, tip + hand * off], end: "arrow" },
      },
    ];
  }
  if (angle === undefined || mainEdge === undefined) return [];
  const along = deep * 0.4;
  const turn = radiansOf(mainEdge);
  return [
    {
      name: "Cutting edge angle",
      symbol: "KAPR",
      text: `KAPR ${figure(angle)}°`,
      keys: ["edge"],
      place: {
        kind: "leader",
        at: [along * Math.cos(turn), tip + hand * along * Math.sin(turn)],
        end: "arrow",
      },
    },
  ];
}
