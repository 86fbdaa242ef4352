import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** PCBN and PCD inserts. */
export const superhardInsert = {
  name: "PCBN and PCD inserts",
  typeWords: ["PCBN … insert", "PCD … insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["diameter", "cornerRadius", "edgePreparation", "cbnContent", "grainSize", "depth", "hardness"],
  labels: {
    depth: "Depth of cut",
  },
  numbers: ["radius", "diameter"],
  operation: "turning",
  speeds: ["hard turning", "turning with high-content PCBN", "turning with PCD"],
  hsn: ["8207", "8209"],
  firstChoice: { cornerRadius: between(0.4, 0.8) },
  places: ["turning/grade", "turning/inserts", "milling/indexable/inserts", "pcbn", "pcd"],
} as const satisfies Family;
