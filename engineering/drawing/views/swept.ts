import { radiansOf } from "../../units/convert.ts";
import type { Degrees, Mm } from "../../units/units.ts";
import type { Outline } from "../geometry.ts";

/** What the edges sweep, from the side: a cylinder, or a cone where the edges are slanted. */
export function swept(diameter: Mm, depth: Mm, slant: Degrees): Outline {
  const r = diameter / 2;
  const back = r + (slant >= 90 ? 0 : depth / Math.tan(radiansOf(slant)));
  return {
    layer: "CUT",
    vertices: (
      [
        [0, r],
        [0, -r],
        [depth, -back],
        [depth, back],
      ] as const
    ).map((at) => ({ at, bulge: 0 })),
  };
}

/** What round inserts sweep, half of one deep: its largest diameter is the cutter's. */
export function sweptRound(diameter: Mm, circleDiameter: Mm): Outline {
  const [r, round] = [diameter / 2, circleDiameter / 2];
  const quarter = Math.tan(Math.PI / 8);
  return {
    layer: "CUT",
    vertices: [
      { at: [round, r], bulge: quarter },
      { at: [0, r - round], bulge: 0 },
      { at: [0, round - r], bulge: quarter },
      { at: [round, -r], bulge: 0 },
    ],
  };
}
