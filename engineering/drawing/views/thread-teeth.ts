import type { ToolShape } from "../tool-shape.ts";
import { figure, line, type DrawnView } from "./drawn-view.ts";

/** Depth of an internal thread of 60° in pitches, ISO 68-1: how deep the teeth of its mill are. */
const TOOTH = 0.5413;

/** The teeth of a thread mill as ISO 6410 draws a thread: a narrow line along their roots; and their pitch. */
export function threadTeeth({
  tip,
  diameter,
  cuttingLength,
}: ToolShape): Pick<DrawnView, "strokes" | "dimensions"> {
  if (tip.kind !== "square" || tip.pitch === undefined) return { strokes: [], dimensions: [] };
  const root = diameter / 2 - TOOTH * tip.pitch;
  return {
    strokes: [1, -1].map((side) => line("thin", [0, side * root], [cuttingLength, side * root])),
    dimensions: [
      {
        name: "Pitch of the teeth",
        text: `P${figure(tip.pitch)}`,
        keys: ["threadPitch"],
        place: { kind: "leader", at: [cuttingLength / 2, (diameter / 2 + root) / 2], end: "arrow" },
      },
    ],
  };
}
