import type { Mm } from "../../units/units.ts";
import type { Dimensions } from "../../values/dimensions.ts";
import { circle, type Vertex } from "../geometry.ts";
import { cross, edgeOf, figure, line, type DrawnView } from "./drawn-view.ts";

/** What a toolholder is held by, mm: a shank with four sides, or a bar. */
export type Shank = { kind: "square"; height: Mm; width: Mm } | { kind: "bar"; diameter: Mm };

/** A shank of `25 × 25 mm` (height first) or `16 mm`; undefined for blades and anything else. */
export function shankOf({ sides = [], note }: Partial<Dimensions> = {}): Shank | undefined {
  const [first, second] = sides.map(({ mm }) => mm);
  if (first === undefined || note?.includes("blade")) return undefined;
  return second === undefined
    ? { kind: "bar", diameter: first }
    : { kind: "square", height: first, width: second };
}

/** A shank with four sides from behind, and the side that lies along x, by its name. */
export function squareEnd(along: Mm, across: Mm, name: string): DrawnView {
  const [a, b] = [along / 2, across / 2];
  return {
    strokes: [
      line("axis", [0, -b * 1.2], [0, b * 1.2]),
      {
        pen: "edge",
        isClosed: true,
        vertices: [
          [-a, -b],
          [a, -b],
          [a, b],
          [-a, b],
        ].map(([x = 0, y = 0]): Vertex => ({ at: [x, y], bulge: 0 })),
      },
    ],
    dimensions: [
      {
        name,
        text: figure(along),
        keys: ["shank", "size"],
        place: { kind: "x", from: [-a, -b], to: [a, -b] },
      },
    ],
  };
}

/** A bar from behind. */
export function barEnd(diameter: Mm): DrawnView {
  return { strokes: [...cross(diameter / 2), edgeOf(circle("NOCUT", diameter / 2))], dimensions: [] };
}
