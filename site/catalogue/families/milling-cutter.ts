import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Milling cutters. */
export const millingCutter = {
  name: "Milling cutters",
  typeWords: ["indexable … mill"],
  kind: "cutter",
  diameter: "cutting",
  leads: ["diameter", "flutes", "edgeAngle", "depth", "insert", "shank"],
  labels: {
    flutes: "Teeth",
    depth: "Depth of cut",
  },
  numbers: ["diameter"],
  carrier: "cutter",
  operation: "milling",
  speeds: ["milling 45°", "milling 90°"],
  hsn: ["8207 70", "8466"],
  firstChoice: { edgeAngle: between(90, 90), diameter: between(50, 80) },
  places: ["milling/indexable/cutters", "drilling/indexable/spot-chamfering", "pcd"],
} as const satisfies Family;
