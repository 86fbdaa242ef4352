import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Drills. */
export const drill = {
  name: "Drills",
  typeWords: ["drill"],
  kind: "solid",
  diameter: "cutting",
  leads: ["diameter", "depth", "length", "shank", "coolant", "pointAngle"],
  labels: {
    flutes: "Flutes",
  },
  numbers: ["diameter"],
  operation: "drilling",
  speeds: ["drilling"],
  hsn: ["8207 50"],
  firstChoice: { pointAngle: between(140, 140), diameter: between(5, 12) },
  places: ["threading/internal/tools", "drilling/solid-carbide", "drilling/indexable/spot-chamfering", "pcd"],
} as const satisfies Family;
