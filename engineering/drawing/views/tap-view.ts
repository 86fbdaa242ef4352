import type { Tool } from "../../values/tool.ts";
import { squareLength } from "../../standards/shank-ends.ts";
import type { Point } from "../geometry.ts";
import type { ToolShape } from "../tool-shape.ts";
import { figure, line, type DrawnView, type ToolDrawing } from "./drawn-view.ts";
import { flutedEnd, straightFlutes } from "./flutes.ts";
import { openBody, openFormMark } from "./open-form.ts";

/** Depth of an ISO metric thread's root below its crest, in pitches (d3 = d − 1.2269 P). */
const ROOT = 1.2269 / 2;
/** Threads drawn behind the chamfer: how long the thread is, no value says. */
const DRAWN_THREADS = 5;

/**
 * A tap with its thread after ISO 6410, crest line wide and root line narrow, and its driving square; between them an
 * open form. Undefined where no square is given.
 */
export function tapView({ specifications }: Tool, shape: ToolShape): ToolDrawing | undefined {
  const { diameter, length, shank, flutes, tip, square } = shape;
  const driven = square === undefined ? undefined : squareLength(square);
  if (tip.kind !== "thread" || square === undefined || !driven) return undefined;
  const long = driven.length;
  const r = diameter / 2;
  const root = r - ROOT * tip.pitch;
  const head = tip.chamfer + DRAWN_THREADS * tip.pitch;
  const tail = long * 2;
  const end = length;
  const s = shank / 2;
  const flank = (side: number): Point[] => [
    [0, side * root],
    [tip.chamfer, side * r],
    [head, side * r],
  ];
  const form = /^Form ([A-F])\b/.exec(specifications.edge ?? "")?.[1];
  const hasFlutes = flutes > 0;
  const neck: Point[] = [
    [head, r],
    [Math.min(head + Math.abs(s - r), end - tail), s],
    [end - tail, s],
  ];
  const sideView: DrawnView = {
    strokes: [
      line("axis", [-1, 0], [end + 1, 0]),
      openBody(neck),
      line("edge", ...flank(1)),
      line("edge", ...flank(-1)),
      line("edge", [0, -root], [0, root]),
      line("edge", [tip.chamfer, -r], [tip.chamfer, r]),
      line("thin", [tip.chamfer, root], [head, root]),
      line("thin", [tip.chamfer, -root], [head, -root]),
      ...(hasFlutes ? straightFlutes(diameter, tip.chamfer, head) : []),
      line("edge", [end - tail, s], [end, s], [end, -s], [end - tail, -s]),
      line("edge", [end - long, -s], [end - long, s]),
      line("thin", [end - long, -square / 2], [end, square / 2]),
      line("thin", [end - long, square / 2], [end, -square / 2]),
      line("thin", [end - long, square / 2], [end, square / 2]),
      line("thin", [end - long, -square / 2], [end, -square / 2]),
    ],
    dimensions: [
      {
        name: "Thread",
        symbol: "TDZ",
        text: (specifications.size ?? `Ø${figure(diameter)}`).replaceAll(" × ", "×"),
        keys: ["size", "diameter", "threadStandards"],
        place: { kind: "y", side: "left", from: [tip.chamfer, -r], to: [tip.chamfer, r] },
      },
      {
        name: "Shank diameter",
        symbol: "DCON",
        text: `Ø${figure(shank)}`,
        keys: ["shank"],
        place: { kind: "y", side: "right", from: [end, -s], to: [end, s] },
      },
      {
        name: `Length of the square, ${driven.standard}`,
        text: figure(long),
        keys: ["shank"],
        place: { kind: "x", from: [end - long, -s], to: [end, -s] },
      },
      {
        name: "Overall length",
        symbol: "OAL",
        text: figure(length),
        keys: ["length"],
        place: { kind: "x", from: [0, -root], to: [end, -s] },
      },
      {
        name: "Chamfer",
        text: form === undefined ? "Chamfer" : `Form ${form}`,
        keys: ["edge"],
        place: { kind: "leader", at: [tip.chamfer / 2, (r + root) / 2], end: "arrow", hasTwin: true },
      },
      {
        name: "Driving square",
        text: `Square ${figure(square)}`,
        keys: ["shank"],
        place: { kind: "leader", at: [end - long / 2, square / 4], end: "dot" },
      },
      openFormMark("Neck", [(head + end - tail) / 2, Math.min(r, s) * 0.4]),
    ],
  };
  return {
    views: hasFlutes ? [sideView, flutedEnd(r, flutes, s)] : [sideView],
    title: hasFlutes ? "Side view and end view" : "Side view",
    isLong: true,
    notes: [
      "Neck: form not to scale, because no value gives the length of thread and neck.",
      `Thread after ISO 6410; ${hasFlutes ? "flutes are schematic" : "no value says how many flutes it has"}.`,
    ],
    outlines: [],
  };
}
