import type { Mm } from "../../units/units.ts";
import { valuesOf } from "../../values/values.ts";
import type { Tool } from "../../values/tool.ts";
import { decodeThreadingInsert } from "../../designation/threading-designation.ts";
import { circle } from "../geometry.ts";
import { grooveTooth, toothOutline } from "../thread-profile.ts";
import {
  cross,
  edgeOf,
  figure,
  line,
  type Dimension,
  type DrawnView,
  type ToolDrawing,
} from "./drawn-view.ts";
import { laydownFace } from "./laydown-view.ts";
import { openForm, openFormMark } from "./open-form.ts";
import { barEnd, shankOf, squareEnd, type Shank } from "./shank-end.ts";
import { slotView } from "./slot-view.ts";

/** The holder from its side: its shank, and its head as an open form. */
function sideView({ specifications }: Tool, shank: Shank, length: Mm): DrawnView {
  const high = shank.kind === "bar" ? shank.diameter : shank.height;
  const h = high / 2;
  const start = Math.min(length * 0.4, high * 1.5);
  const dimensions: Dimension[] = [
    {
      name: "Functional length LF",
      symbol: "LF",
      text: figure(length),
      keys: ["length", "size"],
      place: { kind: "x", from: [0, -h], to: [length, -h] },
    },
    {
      name: shank.kind === "bar" ? "Bar diameter" : "Shank height",
      symbol: shank.kind === "bar" ? "DCON" : "H",
      text: shank.kind === "bar" ? `Ø${figure(high)}` : figure(high),
      keys: ["shank", "size"],
      place: { kind: "y", side: "right", from: [length, -h], to: [length, h] },
    },
    {
      name: "Insert",
      text: specifications.insert ?? "Insert",
      keys: ["insert"],
      place: { kind: "leader", at: [start * 0.2, 0], end: "dot" },
    },
    openFormMark("Head", [start * 0.7, h * 0.5]),
  ];
  return {
    strokes: [
      ...(shank.kind === "bar" ? [line("axis", [-h * 0.3, 0], [length + h * 0.3, 0])] : []),
      openForm(
        [
          [start, h],
          [0, h],
          [0, -h],
          [start, -h],
        ],
        false,
      ),
      line("edge", [start, h], [length, h], [length, -h], [start, -h]),
    ],
    dimensions,
  };
}

/** The smallest bore, by itself: how far the corner stands out of the bar, no value says. */
function boreView(bore: Mm): DrawnView {
  return {
    strokes: [...cross(bore / 2), edgeOf(circle("DETAIL", bore / 2), "phantom")],
    dimensions: [
      {
        name: "Smallest bore",
        symbol: "DMIN",
        text: `Ø${figure(bore)} min.`,
        keys: ["diameter"],
        place: { kind: "leader", at: [(bore / 2) * Math.SQRT1_2, (bore / 2) * Math.SQRT1_2], end: "arrow" },
      },
    ],
  };
}

/** The face of the insert in a threading holder. */
function threadingFace(seat: string): DrawnView[] {
  const { inscribedCircle } = { inscribedCircle: undefined, ...decodeThreadingInsert(`${seat} A60`) };
  return inscribedCircle === undefined ? [] : [laydownFace(inscribedCircle)];
}

/**
 * A holder whose functional width no value gives, from its side: shank, length and insert, and what else is known, the
 * deepest groove or the smallest bore. Undefined where shank or length aren't known.
 */
export function shankView(tool: Tool): ToolDrawing | undefined {
  const { insert = "" } = tool.specifications;
  const values = valuesOf(tool);
  const shank = shankOf(values.shank);
  const length = values.length?.max;
  if (!shank || length === undefined) return undefined;
  const end =
    shank.kind === "bar" ? barEnd(shank.diameter) : squareEnd(shank.width, shank.height, "Shank width");
  const seat = values.insert;
  const bore = values.diameter?.max;
  const isGroove = seat?.family === "groove";
  const [wide, depth] = isGroove ? [values.width?.max, values.depth?.max] : [];
  const slot = wide && depth ? { wide, depth } : undefined;
  const others = [
    ...(seat?.family === "threading" ? threadingFace(insert) : []),
    ...(shank.kind === "bar" && bore !== undefined ? [boreView(bore)] : []),
    ...(slot ? [slotView(slot.wide, slot.depth, 0, [widthOf(slot.wide, slot.depth)])] : []),
  ];
  return {
    views: [sideView(tool, shank, length), end, ...others],
    title: ["Side view and from behind", slot && "section of the deepest groove"]
      .filter((part) => part !== undefined)
      .join("; "),
    isLong: true,
    notes: [
      "Head: form not to scale, because no value says how far its edge stands out of the shank.",
      ...(slot
        ? ["The last view is the deepest groove; its corners are the insert's. The DXF has this alone."]
        : []),
    ],
    outlines: slot ? [toothOutline("CUT", grooveTooth(slot.wide, slot.depth, 0))] : [],
  };
}

/** The cutting width at a slot's floor. */
export function widthOf(wide: Mm, depth: Mm): Dimension {
  return {
    name: "Cutting width CW",
    symbol: "CW",
    text: figure(wide),
    keys: ["width", "insert"],
    place: { kind: "x", from: [-wide / 2, -depth], to: [wide / 2, -depth] },
  };
}
