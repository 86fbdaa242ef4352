import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** U-drills. */
export const uDrill = {
  name: "U-drills",
  typeWords: ["U-drill"],
  kind: "cutter",
  diameter: "cutting",
  leads: ["diameter", "depth", "insert", "shank", "length"],
  numbers: ["diameter"],
  carrier: "drill",
  operation: "u-drilling",
  speeds: ["U-drilling"],
  hsn: ["8207 50", "8466"],
  firstChoice: { diameter: between(18, 30) },
  places: ["drilling/indexable/u-drill-cutters", "drilling/indexable/spot-chamfering"],
} as const satisfies Family;
