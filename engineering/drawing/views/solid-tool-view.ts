import { radiansOf } from "../../units/convert.ts";
import type { Mm } from "../../units/units.ts";
import type { Tool } from "../../values/tool.ts";
import type { SpecificationKey } from "../../values/specification-keys.ts";
import { envelopeOf } from "../envelope.ts";
import { circle, type Outline } from "../geometry.ts";
import { solidToolOutlines } from "../solid-tool-outlines.ts";
import { stepEnd, widestOf, type ToolShape } from "../tool-shape.ts";
import { edgeOf, figure, line, type Dimension, type DrawnView, type ToolDrawing } from "./drawn-view.ts";
import { openBody, openFormMark } from "./open-form.ts";
import { flutedEnd, helices, straightEdges } from "./flutes.ts";
import { threadTeeth } from "./thread-teeth.ts";
import { valuesOf } from "../../values/values.ts";

/** The tolerance class of a shank: `h6`. */
function shankClass(shank: string): string {
  const found = /\bmm ([a-z]{1,2}\d{1,2})\b/.exec(shank)?.[1];
  return found === undefined ? "" : ` ${found}`;
}

/** Radius of the tool at a distance from its tip. */
function radiusAt({ diameter, tip, step }: ToolShape, x: Mm): Mm {
  const r = diameter / 2;
  if (step && x >= step.from) {
    const most = step.diameter / 2;
    return step.angle === 180
      ? most
      : Math.min(most, r + (x - step.from) * Math.tan(radiansOf(step.angle / 2)));
  }
  if (tip.kind === "ball" && x < r) return Math.sqrt(Math.max(0, r ** 2 - (r - x) ** 2));
  if (tip.kind === "point") return Math.max(0, Math.min(r, x * Math.tan(radiansOf(tip.angle / 2))));
  return r;
}

/** What the tip has beside its diameter: a radius, a chamfer, or a point. */
function tipDimensions({ specifications }: Tool, { tip, diameter }: ToolShape): Dimension[] {
  const r = diameter / 2;
  const keys: SpecificationKey[] = ["edge"];
  if (tip.kind === "point") {
    const half = tip.angle / 2;
    return [
      {
        name: tip.isMill ? "Included angle" : "Point angle",
        symbol: "SIG",
        text: `${figure(tip.angle)}°`,
        keys,
        place: { kind: "angle", at: [0, 0], from: 180 - half, to: 180 + half, hasSides: true },
      },
    ];
  }
  const chamfer = /(\d+(?:\.\d+)?) mm × (\d+)°/.exec(specifications.edge ?? "");
  const radius = tip.kind === "ball" ? r : tip.kind === "square" ? tip.cornerRadius : 0;
  const text = radius > 0 ? `R${figure(radius)}` : chamfer ? `${chamfer[1]} × ${chamfer[2]}°` : undefined;
  if (text === undefined) return [];
  const on = radius * (1 - Math.SQRT1_2);
  const name = radius > 0 ? (tip.kind === "ball" ? "Ball radius" : "Corner radius") : "Corner chamfer";
  return [
    {
      name,
      symbol: radius > 0 ? "RE" : undefined,
      text,
      keys,
      place: { kind: "leader", at: [on, r - on], end: "arrow", hasTwin: true },
    },
  ];
}

/** What a step drill has beside its pilot. */
function stepDimensions({ diameter, cuttingLength, step }: ToolShape): Dimension[] {
  if (!step) return [];
  const r = step.diameter / 2;
  const at = (stepEnd(step, diameter) + cuttingLength) / 2;
  return [
    {
      name: "Step diameter, step angle",
      text: `Ø${figure(step.diameter)}, ${figure(step.angle)}°`,
      keys: ["edge"],
      place: { kind: "leader", at: [at, r], end: "arrow", hasTwin: true },
    },
    {
      name: "Pilot length",
      symbol: "LU",
      text: figure(step.from),
      keys: ["depth"],
      place: { kind: "x", from: [0, 0], to: [step.from, -r] },
    },
  ];
}

function sideDimensions(tool: Tool, shape: ToolShape, held: Outline | undefined): Dimension[] {
  const { diameter, cuttingLength, length, shank, tip, step } = shape;
  const { specifications } = tool;
  const [r, s] = [diameter / 2, shank / 2];
  const start = tip.kind === "point" ? r / Math.tan(radiansOf(tip.angle / 2)) : 0;
  const isDepth = valuesOf(tool).depth?.max === cuttingLength;
  const shankStart = held && Math.min(...held.vertices.map(({ at: [x] }) => x));
  return [
    {
      name: step ? "Pilot diameter" : "Cutting diameter",
      symbol: "DC",
      text: `Ø${figure(diameter)}`,
      keys: ["diameter"],
      place: {
        kind: "y",
        side: "left",
        from: [tip.kind === "ball" ? r : start, -r],
        to: [tip.kind === "ball" ? r : start, r],
      },
    },
    {
      name: "Shank diameter",
      symbol: "DCON",
      text: `Ø${figure(shank)}${shankClass(specifications.shank ?? "")}`,
      keys: ["shank"],
      place: { kind: "y", side: "right", from: [length, -s], to: [length, s] },
    },
    {
      name: tip.kind === "point" && !tip.isMill ? "Flute length" : "Cutting length",
      symbol: !isDepth ? "LCF" : tip.kind === "point" && !tip.isMill ? "LU" : "APMX",
      text: figure(cuttingLength),
      keys: isDepth ? ["depth", "size"] : ["size"],
      place: {
        kind: "x",
        from: [0, tip.kind === "square" ? -r : 0],
        to: [cuttingLength, -widestOf(shape) / 2],
      },
    },
    ...(shankStart === undefined
      ? []
      : [
          {
            name: "Shank length, DIN 6535",
            symbol: "LS",
            text: figure(length - shankStart),
            keys: ["shank"],
            place: { kind: "x", from: [shankStart, -s], to: [length, -s] },
          } satisfies Dimension,
        ]),
    {
      name: "Overall length",
      symbol: "OAL",
      text: figure(length),
      keys: ["length", "size"],
      place: { kind: "x", from: [0, tip.kind === "square" ? -r : 0], to: [length, -s] },
    },
    ...tipDimensions(tool, shape),
    ...stepDimensions(shape),
  ];
}

/** What lies between flutes and shank, or takes the shank's place: nothing but its ends is known. */
function openPart(shape: ToolShape, shankStart: Mm | undefined) {
  const { cuttingLength, length, shank } = shape;
  const [r, s] = [widestOf(shape) / 2, shank / 2];
  const to = shankStart ?? length;
  const cone = Math.min(to, cuttingLength + Math.abs(s - r));
  if (to - cuttingLength < 0.006) return undefined;
  return {
    stroke: openBody([
      [cuttingLength, r],
      [cone, s],
      [to, s],
    ]),
    mark: openFormMark(shankStart === undefined ? "Shank" : "Body between flutes and shank", [
      (cuttingLength + to) / 2,
      Math.min(r, s) * 0.4,
    ]),
  };
}

/** What the edges have beside the outline that they sweep, and no value measures. */
function openEdge({ family, specifications: { edge = "" } }: Tool): string[] {
  if (family === "thread-mill") return ["Teeth are drawn as ISO 6410 draws a thread, 0.5413 × P deep."];
  if (/\bcorner chamfer$/.test(edge) && !/\d° corner chamfer$/.test(edge))
    return ["The chamfer of the corners isn't drawn: no value gives its size."];
  if (edge.startsWith("Chamfered lead"))
    return ["The chamfer of the lead isn't drawn: no value gives its length."];
  return edge === "Knuckle profile"
    ? ["The knuckles of the edges aren't drawn: no value gives their form."]
    : [];
}

/** A solid end mill, thread mill, ball nose, drill or reamer from the side and from its tip; undefined for taps. */
export function solidToolView(tool: Tool, shape: ToolShape): ToolDrawing | undefined {
  const outlines = solidToolOutlines(shape);
  if (!outlines) return undefined;
  const { cuttingLength, length, shank, flutes, hasFlat, isHelical } = shape;
  const diameter = widestOf(shape);
  const held = outlines.find(({ layer }) => layer === "NOCUT");
  const isFlatDrawn = hasFlat && (held?.vertices.length ?? 0) > 4;
  const r = diameter / 2;
  const open = openPart(shape, held && Math.min(...held.vertices.map(({ at: [x] }) => x)));
  const over = length * 0.015;
  const teeth = threadTeeth(shape);
  const side: DrawnView = {
    strokes: [
      line("axis", [-over, 0], [length + over, 0]),
      ...(isHelical
        ? helices({ diameter, flutes, to: cuttingLength, radiusAt: (x) => radiusAt(shape, x) })
        : straightEdges({ diameter, flutes, to: cuttingLength })),
      ...teeth.strokes,
      ...(open ? [open.stroke] : []),
      ...outlines.map((outline) => edgeOf(outline)),
    ],
    dimensions: [
      ...sideDimensions(tool, shape, held),
      ...teeth.dimensions,
      ...(open ? [open.mark] : []),
      ...(isFlatDrawn
        ? [
            {
              name: "Clamping flat",
              text: "DIN 6535 HB",
              keys: ["shank"],
              place: { kind: "leader", at: flatPoint(held), end: "arrow" },
            } satisfies Dimension,
          ]
        : []),
    ],
  };
  const behind = shank > diameter ? [edgeOf(circle("DETAIL", shank / 2), "thin")] : [];
  return {
    views: [side, flutedEnd(r, flutes, shank / 2, behind)],
    title: "Side view and end view",
    isLong: true,
    notes: [
      isHelical ? "Helix and flutes are schematic." : "Flutes are schematic.",
      ...(shape.step ? ["The pilot’s length is drawn from the tip of its point."] : []),
      ...openEdge(tool),
      ...(open
        ? [
            held
              ? "Body between flutes and shank: form not to scale, because no value gives it."
              : "Shank: form not to scale, because no standard gives its length.",
          ]
        : []),
    ],
    outlines,
    envelope: envelopeOf(shape, held && Math.min(...held.vertices.map(({ at: [x] }) => x))),
  };
}

/** The middle of the ground flat. */
function flatPoint(held: Outline | undefined): readonly [Mm, Mm] {
  const ground = held?.vertices.map(({ at }) => at).filter(([, y]) => y > 0) ?? [];
  const low = Math.min(...ground.map(([, y]) => y));
  const xs = ground.filter(([, y]) => y === low).map(([x]) => x);
  return [xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length), low];
}
