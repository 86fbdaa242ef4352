import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Milling inserts. */
export const millingInsert = {
  name: "Milling inserts",
  typeWords: ["milling insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["diameter", "thickness", "cornerRadius", "edgeAngle", "depth", "grade", "coating"],
  labels: {
    depth: "Depth of cut",
  },
  numbers: ["radius", "diameter"],
  carrier: "cutter",
  operation: "milling",
  speeds: ["milling 45°", "milling 90°"],
  hsn: ["8207", "8209"],
  firstChoice: { edgeAngle: between(90, 90), cornerRadius: between(0.4, 0.8) },
  places: ["milling/indexable/inserts"],
} as const satisfies Family;
