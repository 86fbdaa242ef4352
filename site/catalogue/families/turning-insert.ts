import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Turning inserts. */
export const turningInsert = {
  name: "Turning inserts",
  typeWords: ["turning insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["diameter", "thickness", "cornerRadius", "chipbreaker", "grade", "coating", "depth"],
  labels: {
    depth: "Depth of cut",
  },
  numbers: ["radius", "diameter"],
  operation: "turning",
  speeds: ["turning"],
  hsn: ["8207", "8209"],
  firstChoice: { cornerRadius: between(0.8, 0.8), diameter: between(9, 13) },
  places: ["turning/grade", "turning/inserts"],
} as const satisfies Family;
