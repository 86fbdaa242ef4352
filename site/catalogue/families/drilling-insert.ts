import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Drilling inserts. */
export const drillingInsert = {
  name: "Drilling inserts",
  typeWords: ["drilling insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["diameter", "thickness", "cornerRadius", "grade", "coating", "hardness"],
  numbers: ["radius", "diameter"],
  carrier: "drill",
  operation: "u-drilling",
  speeds: ["U-drilling"],
  hsn: ["8207", "8209"],
  firstChoice: { cornerRadius: between(0.8, 0.8) },
  places: ["drilling/indexable/inserts"],
} as const satisfies Family;
