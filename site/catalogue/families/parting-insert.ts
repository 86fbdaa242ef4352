import type { Family } from "./family.ts";
import { between, none } from "./first-choice.ts";

/** Parting inserts. */
export const partingInsert = {
  name: "Parting inserts",
  typeWords: ["parting insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["width", "insert", "leadAngle", "cornerRadius", "grade", "coating"],
  labels: {
    width: "Cutting width",
  },
  numbers: ["width"],
  operation: "parting",
  speeds: ["grooving"],
  hsn: ["8207", "8209"],
  firstChoice: { width: between(3, 3), leadAngle: none },
  places: ["grooving-parting/parting-tools/inserts"],
} as const satisfies Family;
