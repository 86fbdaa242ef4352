import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Grooving inserts. */
export const groovingInsert = {
  name: "Grooving inserts",
  typeWords: ["grooving insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["width", "depth", "insert", "cornerRadius", "grade", "coating"],
  labels: {
    width: "Cutting width",
    depth: "Groove depth",
  },
  numbers: ["width"],
  operation: "grooving",
  speeds: ["grooving"],
  hsn: ["8207", "8209"],
  firstChoice: { width: between(3, 4) },
  places: ["grooving-parting/grooving-tools", "grooving-parting/parting-tools/inserts"],
} as const satisfies Family;
