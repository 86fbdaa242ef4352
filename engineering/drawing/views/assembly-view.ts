import type { Mm } from "../../units/units.ts";
import { edgeFigure } from "../../values/edge.ts";
import type { Tool } from "../../values/tool.ts";
import { usableDepth, isOnArbor } from "../../values/reach.ts";
import { valuesOf } from "../../values/values.ts";
import { decodeInsert } from "../../designation/insert-designation.ts";
import { toolShape } from "../tool-shape.ts";
import { bladeView } from "./blade-view.ts";
import { figure, line, type Dimension, type DrawnView, type Stroke, type ToolDrawing } from "./drawn-view.ts";
import { grooveEdgeView } from "./groove-edge-view.ts";
import { holderView, type HolderDrawing } from "./holder-view.ts";
import { cutterView, indexableDrillView } from "./indexable-view.ts";
import { laydownView } from "./laydown-view.ts";
import { OPEN_FORM, openForm } from "./open-form.ts";
import { shankView, widthOf } from "./shank-view.ts";
import { slotView } from "./slot-view.ts";
import { solidToolView } from "./solid-tool-view.ts";

/** A drawing of tools that are put together; of a turning holder also where its corner is. */
export type AssembledDrawing = ToolDrawing & Partial<Pick<HolderDrawing, "nose">>;

/** A face that clamps, hatched on its far side: above and below the shank. */
function clamp(at: Mm, half: Mm): Stroke[] {
  const reach = half * 2;
  const step = half / 4;
  const ticks = [0, 1, 2, 3].map((tick) => half + tick * step);
  return [half, -half].flatMap((edge) => {
    const out = Math.sign(edge);
    return [
      line("edge", [at, edge], [at, out * reach]),
      ...ticks.map((y) => line("thin", [at, out * y], [at + step, out * (y + step)])),
    ];
  });
}

function overhangDimension(overhang: Mm, fromY: Mm, half: Mm): Dimension {
  return {
    name: "Overhang",
    text: `OH ${figure(overhang)}`,
    keys: [],
    place: { kind: "x", from: [0, fromY], to: [overhang, -half * 2] },
  };
}

/** The walls of the smallest bore from above, the corner at one of them. */
function bore({ nose: { hand, tip } }: HolderDrawing, diameter: Mm, overhang: Mm): Stroke[] {
  const far = tip + hand * diameter;
  return [tip, far].map((y) => line("phantom", [-diameter * 0.15, y], [overhang * 0.9, y]));
}

/** What the insert cuts: the deepest groove where its depth is known, else its edge enlarged. */
function cutView(holder: Tool, insert: Tool): DrawnView | undefined {
  const { width, edge } = valuesOf(insert);
  const depth = usableDepth(holder, insert);
  if (width && depth) {
    const radius = edgeFigure(edge, "RE") ?? 0;
    return slotView(width.max, depth, radius, [widthOf(width.max, depth)]);
  }
  return (laydownView(insert) ?? grooveEdgeView(insert))?.views.at(-1);
}

/** A threading or grooving holder, a bar of these or a blade with its insert, from its side. */
function fromSide(holder: Tool, insert: Tool, overhang: Mm): ToolDrawing | undefined {
  const drawing = shankView(holder) ?? bladeView(holder);
  const [main, ...others] = drawing?.views ?? [];
  const high = valuesOf(holder).shank?.sides[0]?.mm;
  if (!drawing || !main || high === undefined) return undefined;
  const has = (view: DrawnView, name: string) => view.dimensions.some((each) => each.name === name);
  const cut = cutView(holder, insert);
  return {
    views: [
      {
        strokes: [...main.strokes, ...clamp(overhang, high / 2)],
        dimensions: [
          ...main.dimensions.map((each) =>
            each.name === "Insert" ? { ...each, text: insert.specifications.size ?? each.text } : each,
          ),
          overhangDimension(overhang, -high / 2, high / 2),
        ],
      },
      ...others.filter((view) => !has(view, "Inscribed circle IC") && !has(view, "Largest groove depth")),
      ...(cut ? [cut] : []),
    ],
    title: "From the side",
    isLong: true,
    notes: [
      ...drawing.notes.slice(0, 1),
      ...(cut?.magnified === undefined || cut.magnified === 1
        ? []
        : [`The last view is the edge, ${cut.magnified} times as large.`]),
      CLAMPED,
    ],
    outlines: [],
  };
}

const CLAMPED = "The clamping face is where the overhang ends; what clamps isn't drawn.";

/**
 * A holder, bar or blade with an insert in it, clamped so that it stands out by the overhang: of turning from above with
 * the insert's own corner, of a bar in its smallest bore, of others from the side. Undefined where a value or the code
 * leaves one open.
 */
export function heldAssembly(holder: Tool, insert: Tool, overhang: Mm): AssembledDrawing | undefined {
  if (valuesOf(holder).insert?.family !== "iso") return fromSide(holder, insert, overhang);
  const seated = decodeInsert(insert.specifications.size ?? "");
  const drawing = seated.kind === "insert" ? holderView(holder, seated) : undefined;
  const [main, end] = drawing?.views ?? [];
  const { shank, diameter } = valuesOf(holder);
  const [first, second] = shank?.sides ?? [];
  const wide = (second ?? first)?.mm;
  if (!drawing || !main || !end || wide === undefined) return undefined;
  const smallest = second ? undefined : diameter?.max;
  return {
    ...drawing,
    views: [
      {
        ...main,
        strokes: [
          ...main.strokes,
          ...clamp(overhang, wide / 2),
          ...(smallest === undefined ? [] : bore(drawing, smallest, overhang)),
        ],
        dimensions: [
          ...main.dimensions,
          overhangDimension(overhang, Math.min(drawing.nose.tip, -wide / 2), wide / 2),
        ],
      },
      end,
    ],
    notes: [...drawing.notes, CLAMPED],
  };
}

/** The gauge line beyond a tool, and how far it is from the edge. */
function gaugeLine(gauge: Mm, half: Mm): { strokes: Stroke[]; dimensions: Dimension[] } {
  return {
    strokes: [line("phantom", [gauge, -half], [gauge, half])],
    dimensions: [
      {
        name: "Gauge length",
        text: figure(gauge),
        keys: [],
        place: { kind: "x", from: [0, 0], to: [gauge, -half] },
      },
    ],
  };
}

/** The arbor of a cutter with a bore, from its seat to the gauge line. */
function arbor(height: Mm, gauge: Mm, half: Mm): Stroke {
  return openForm(
    [
      [height, half],
      [gauge, half],
      [gauge, -half],
      [height, -half],
    ],
    false,
  );
}

/**
 * A mill or an indexable drill that stands out of its tool holder by the overhang, and the gauge line, where it is known
 * how far the holder's nose stands below it; a cutter with a bore sits on an arbor instead. Undefined for other tools.
 */
export function millAssembly(mill: Tool, overhang: Mm, nose?: Mm, insert?: Tool): ToolDrawing | undefined {
  const shape = toolShape(mill);
  const drawing = shape
    ? solidToolView(mill, shape)
    : (cutterView(mill, overhang) ?? drillView(mill, overhang));
  const [side, end] = drawing?.views ?? [];
  const { shank, diameter, depth } = valuesOf(mill);
  const held = shape?.shank ?? shank?.sides[0]?.mm;
  if (!drawing || !side || !end || held === undefined) return undefined;
  const half = held / 2;
  const isShell = isOnArbor(mill);
  const gauge = nose === undefined ? undefined : overhang + nose;
  // The line stands out beyond a wide cutter.
  const beyond = Math.max(half * 3, isShell ? (diameter?.max ?? 0) * 0.6 : 0);
  const gaugeOf = gauge === undefined ? undefined : gaugeLine(gauge, beyond);
  const on = gauge === undefined || !isShell ? [] : [arbor(overhang, gauge, half * 1.25)];
  return {
    ...drawing,
    views: [
      {
        ...side,
        strokes: [
          ...side.strokes,
          ...(isShell ? [] : clamp(overhang, half)),
          ...on,
          ...(gaugeOf?.strokes ?? []),
        ],
        dimensions: [
          // Shank and overall length say nothing of how it stands out.
          ...side.dimensions.filter(
            // Beside the insert's name there is no room to mark open forms: the notes say it.
            ({ symbol, text }) => symbol !== "LS" && !(insert && text === OPEN_FORM),
          ),
          ...(insert
            ? [insertMark(insert, Math.min(depth?.max ?? 0, half) / 2, (diameter?.max ?? 0) * 0.35)]
            : []),
          ...(isShell ? [] : [overhangDimension(overhang, 0, half)]),
          ...(gaugeOf?.dimensions ?? []),
        ],
      },
      end,
    ],
    notes: [...drawing.notes, heldWords(isShell, gauge)],
  };
}

function drillView(tool: Tool, overhang: Mm): ToolDrawing | undefined {
  return tool.family === "u-drill" ? indexableDrillView(tool, overhang) : undefined;
}

function insertMark({ specifications: { size = "" } }: Tool, x: Mm, y: Mm): Dimension {
  return { name: "Insert", text: size, keys: [], place: { kind: "leader", at: [x, y], end: "dot" } };
}

function heldWords(isShell: boolean, gauge: Mm | undefined): string {
  if (isShell)
    return gauge === undefined
      ? "The arbor isn't drawn: type how far it stands out."
      : "Arbor: form not to scale; the chain line is the gauge line.";
  return gauge === undefined
    ? "The tool holder isn't drawn: its nose is where the overhang ends."
    : "The tool holder isn't drawn: its nose is where the overhang ends, its gauge line the chain line.";
}
