import type { Mm } from "../../units/units.ts";
import { edgeFigure } from "../../values/edge.ts";
import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import { circlesOf } from "../../designation/insert-circles.ts";
import { circle, type Outline, type Point } from "../geometry.ts";
import {
  breakLine,
  cross,
  edgeOf,
  figure,
  line,
  type Dimension,
  type DrawnView,
  type ToolDrawing,
} from "./drawn-view.ts";
import { openBody, openFormMark } from "./open-form.ts";
import { swept, sweptRound } from "./swept.ts";

/** The diameter of a cutter's round inserts; undefined for other seats and where they don't fit. */
function roundInsert(tool: Tool, { diameter, depth }: Figures): Mm | undefined {
  const seat = valuesOf(tool).insert;
  if (seat?.family !== "iso" || seat.shape !== "R") return undefined;
  const [circleDiameter] = circlesOf("R", seat.size, seat.roundness ?? "");
  const fits = circleDiameter !== undefined && depth <= circleDiameter / 2 && circleDiameter < diameter;
  return fits ? circleDiameter : undefined;
}

interface Figures {
  diameter: Mm;
  depth: Mm;
  /** Undefined where no value gives it. */
  length: Mm | undefined;
  /** Of the shank, or of the bore. */
  inner: Mm;
  /** How much of it is to be seen at least where no value gives the length. */
  stickOut: Mm;
  isBore: boolean;
}

function figuresOf(tool: Tool, stickOut: Mm): Figures | undefined {
  const { shank, ...values } = valuesOf(tool);
  const [diameter, depth, length] = [values.diameter?.max, values.depth?.max, values.length?.max];
  const inner = shank?.sides[0]?.mm;
  if (!diameter || !depth || !inner || (length !== undefined && depth >= length)) return undefined;
  return { diameter, depth, length, inner, stickOut, isBore: /^bore\b/.test(shank?.note ?? "") };
}

function openLength({ length, isBore }: Figures): string[] {
  return length !== undefined ? [] : [`No value gives ${isBore ? "its height" : "the overall length"}.`];
}

function sideView(
  figures: Figures,
  cut: Outline,
  depthOf: Pick<Dimension, "name" | "symbol">,
  extra: Dimension[],
): DrawnView {
  const { diameter, depth, inner, isBore } = figures;
  // What isn't known is drawn broken, long enough to be seen as a shank or a bore.
  const length = figures.length ?? Math.max(depth + inner * 2.5, figures.stickOut + inner);
  const isOpen = figures.length === undefined;
  const [r, s] = [diameter / 2, inner / 2];
  const back = Math.max(...cut.vertices.map(({ at: [, y] }) => y));
  // Where the cutting diameter is: at the face, or half a round insert behind it.
  const widest = Math.min(...cut.vertices.filter(({ at: [, y] }) => y >= r).map(({ at: [x] }) => x));
  const held = Math.min((length - depth) * 0.6, inner * 1.6);
  const from = length - held;
  const open: Point[] = isBore
    ? [
        [depth, back],
        [depth + (length - depth) * 0.4, Math.max(s * 1.25, back * 0.8)],
        [length, Math.max(s * 1.25, back * 0.8)],
      ]
    : [
        [depth, back],
        [Math.min(from, depth + Math.abs(back - s)), s],
        [from, s],
      ];
  return {
    strokes: [
      line("axis", [-length * 0.03, 0], [length * 1.03, 0]),
      openBody(open),
      edgeOf(cut),
      ...(isBore
        ? [
            ...(isOpen ? [] : [line("edge", [length, -s * 1.25], [length, s * 1.25])]),
            line("hidden", [from, s], [length, s]),
            line("hidden", [from, -s], [length, -s]),
          ]
        : isOpen
          ? [
              line("edge", [from, s], [length, s]),
              line("edge", [from, -s], [length, -s]),
              breakLine(length, s),
            ]
          : [line("edge", [from, s], [length, s], [length, -s], [from, -s])]),
    ],
    dimensions: [
      {
        name: "Cutting diameter",
        symbol: "DC",
        text: `Ø${figure(diameter)}`,
        keys: ["diameter"],
        place: { kind: "y", side: "left", from: [widest, -r], to: [widest, r] },
      },
      {
        name: isBore ? "Bore" : "Shank diameter",
        symbol: isBore ? "DCB" : "DCON",
        text: `Ø${figure(inner)}`,
        keys: ["shank"],
        place: { kind: "y", side: "right", from: [length, -s], to: [length, s] },
      },
      {
        ...depthOf,
        text: figure(depth),
        keys: ["depth"],
        place: { kind: "x", from: [0, -r], to: [depth, -back] },
      },
      ...(isOpen
        ? []
        : [
            {
              name: isBore ? "Height" : "Overall length",
              symbol: "OAL",
              text: figure(length),
              keys: ["length"],
              place: { kind: "x", from: [0, -r], to: [length, -s] },
            } satisfies Dimension,
          ]),
      ...extra,
      openFormMark("Body", [depth + (from - depth) * (isBore ? 0.3 : 0.6), s * 0.5]),
    ],
  };
}

/** An indexable milling cutter from the side and from its face; undefined without a cutting edge angle. */
export function cutterView(tool: Tool, stickOut: Mm = 0): ToolDrawing | undefined {
  const figures = figuresOf(tool, stickOut);
  const { edge, flutes } = valuesOf(tool);
  const slant = edgeFigure(edge, "KAPR");
  const teeth = flutes?.count;
  if (!figures || teeth === undefined) return undefined;
  const { diameter, depth, inner, isBore } = figures;
  const r = diameter / 2;
  const round = roundInsert(tool, figures);
  const cut =
    round !== undefined
      ? sweptRound(diameter, round)
      : slant !== undefined && slant <= 90
        ? swept(diameter, depth, slant)
        : undefined;
  if (!cut) return undefined;
  const back = Math.max(...cut.vertices.map(({ at: [, y] }) => y));
  const on = (round ?? 0) * 0.5 * (1 - Math.SQRT1_2);
  const side = sideView(figures, cut, { name: "Largest depth of cut", symbol: "APMX" }, [
    {
      name: round === undefined ? "Cutting edge angle" : "Radius of the round insert",
      text: round === undefined ? `KAPR ${figure(slant ?? 0)}°` : `R${figure(round / 2)}`,
      keys: round === undefined ? ["edge"] : ["edge", "insert"],
      place: {
        kind: "leader",
        at: round === undefined ? [depth / 2, (r + back) / 2] : [on, r - on],
        end: "arrow",
        hasTwin: true,
      },
    },
  ]);
  const face: DrawnView = {
    strokes: [
      ...cross(back),
      edgeOf(circle("CUT", r)),
      ...(back > r ? [edgeOf(circle("CUT", back), "thin")] : []),
      edgeOf(circle("NOCUT", inner / 2), "hidden"),
      ...Array.from({ length: teeth }, (_, tooth) => {
        const angle = (2 * Math.PI * tooth) / teeth + Math.PI / 2;
        const at = (distance: Mm) => [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
        return line("edge", at(r * 0.8), at(back));
      }),
    ],
    dimensions: [
      {
        name: "Teeth",
        text: `${teeth} ${teeth === 1 ? "tooth" : "teeth"}`,
        keys: ["flutes"],
        place: {
          kind: "leader",
          at: [back * Math.SQRT1_2, back * Math.SQRT1_2],
          end: "arrow",
          hasTwin: true,
        },
      },
    ],
  };
  return {
    views: [side, face],
    title: "Side view and face",
    isLong: !isBore,
    notes: [
      "What the edges sweep, and what the cutter is held by. Body between them: form not to scale, because no value gives it.",
      ...(round === undefined
        ? []
        : [
            "The cutting diameter is the largest one, half an insert deep, as round-insert cutters are named.",
          ]),
      ...openLength(figures),
    ],
    outlines: [cut],
  };
}

/** An indexable drill from the side and from its point: what it sweeps, and its shank. */
export function indexableDrillView(tool: Tool, stickOut: Mm = 0): ToolDrawing | undefined {
  const figures = figuresOf(tool, stickOut);
  if (!figures || figures.isBore) return undefined;
  const { diameter, depth } = figures;
  const cut = swept(diameter, depth, 90);
  return {
    views: [
      sideView(figures, cut, { name: "Drilling depth", symbol: "LU" }, []),
      {
        strokes: [
          ...cross(Math.max(diameter, figures.inner) / 2),
          edgeOf(circle("CUT", diameter / 2)),
          edgeOf(circle("NOCUT", figures.inner / 2), figures.inner > diameter ? "thin" : "hidden"),
        ],
        dimensions: [
          {
            name: "Insert seat",
            text: tool.specifications.insert ?? "Insert",
            keys: ["insert"],
            place: {
              kind: "leader",
              at: [(diameter / 2) * Math.SQRT1_2, (diameter / 2) * Math.SQRT1_2],
              end: "arrow",
              hasTwin: true,
            },
          },
        ],
      },
    ],
    title: "Side view and end view",
    isLong: true,
    notes: [
      "What the drill sweeps to its drilling depth. Body behind it: form not to scale, because no value gives the flange and the length of the shank.",
      ...openLength(figures),
    ],
    outlines: [cut],
  };
}
