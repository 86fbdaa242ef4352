import type { Mm } from "../../units/units.ts";
import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import { decodeInsert } from "../../designation/insert-designation.ts";
import { toolShape } from "../tool-shape.ts";
import { figure, line, type Dimension, type Stroke, type ToolDrawing } from "./drawn-view.ts";
import { holderView, type HolderDrawing } from "./holder-view.ts";
import { solidToolView } from "./solid-tool-view.ts";

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

/**
 * A turning holder or a boring bar with an insert in it, clamped so that it stands out by the overhang: the holder's views
 * with the insert's own corner, of a bar in its smallest bore. Undefined where a value or the code leaves one open.
 */
export function heldAssembly(holder: Tool, insert: Tool, overhang: Mm): HolderDrawing | undefined {
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
    notes: [...drawing.notes, "The clamping face is where the overhang ends; what clamps isn't drawn."],
  };
}

/**
 * A solid end mill or ball nose that stands out of its tool holder by the overhang, and the gauge line, where it is known
 * how far the holder's nose stands below it. Undefined for other tools.
 */
export function millAssembly(mill: Tool, overhang: Mm, nose?: Mm): ToolDrawing | undefined {
  const shape = toolShape(mill);
  const drawing = shape && solidToolView(mill, shape);
  const [side, end] = drawing?.views ?? [];
  if (!shape || !drawing || !side || !end) return undefined;
  const half = shape.shank / 2;
  const gauge = nose === undefined ? undefined : overhang + nose;
  return {
    ...drawing,
    views: [
      {
        ...side,
        strokes: [
          ...side.strokes,
          ...clamp(overhang, half),
          ...(gauge === undefined ? [] : [line("phantom", [gauge, -half * 3], [gauge, half * 3])]),
        ],
        dimensions: [
          // Shank and overall length say nothing of how it stands out.
          ...side.dimensions.filter(({ symbol }) => symbol !== "LS"),
          overhangDimension(overhang, 0, half),
          ...(gauge === undefined
            ? []
            : [
                {
                  name: "Gauge length",
                  text: figure(gauge),
                  keys: [],
                  place: { kind: "x", from: [0, 0], to: [gauge, -half * 3] },
                } satisfies Dimension,
              ]),
        ],
      },
      end,
    ],
    notes: [
      ...drawing.notes,
      gauge === undefined
        ? "The tool holder isn't drawn: its nose is where the overhang ends."
        : "The tool holder isn't drawn: its nose is where the overhang ends, its gauge line the chain line.",
    ],
  };
}
