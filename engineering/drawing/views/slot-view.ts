import type { Mm } from "../../units/units.ts";
import type { Vertex } from "../geometry.ts";
import { grooveTooth } from "../thread-profile.ts";
import { figure, line, type Dimension, type DrawnView } from "./drawn-view.ts";

/** The section of the deepest groove or slot that a tool cuts: what is left of the workpiece around it. */
export function slotView(wide: Mm, depth: Mm, cornerRadius: Mm, others: Dimension[] = []): DrawnView {
  const side = wide * 1.5;
  // The tooth's edge, seen from the workpiece: its tip points down.
  const floor = grooveTooth(wide, depth, cornerRadius).vertices.map(({ at: [x, y], bulge }): Vertex => ({
    at: [x, -y],
    bulge: -bulge,
  }));
  return {
    strokes: [
      line("axis", [0, depth * 0.06], [0, -depth * 1.06]),
      {
        pen: "edge",
        isClosed: false,
        vertices: [{ at: [-side, 0], bulge: 0 }, ...floor, { at: [side, 0], bulge: 0 }],
      },
    ],
    dimensions: [
      {
        name: "Largest groove depth",
        symbol: "CDX",
        text: figure(depth),
        keys: ["depth"],
        place: { kind: "y", side: "left", from: [-side, 0], to: [-wide / 2, -depth] },
      },
      ...others,
    ],
  };
}
