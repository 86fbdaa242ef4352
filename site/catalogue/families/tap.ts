import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Taps. */
export const tap = {
  name: "Taps",
  typeWords: ["tap"],
  kind: "solid",
  diameter: "cutting",
  leads: ["size", "threadPitch", "tolerance", "edge", "holeType", "coating"],
  labels: {
    flutes: "Flutes",
    depth: "Thread depth",
    size: "Thread",
    edge: "Chamfer",
  },
  numbers: ["diameter"],
  operation: "tapping",
  speeds: ["tapping"],
  hsn: ["8207 40"],
  firstChoice: { diameter: between(6, 12) },
  places: ["threading/internal/tools"],
} as const satisfies Family;
