import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Threading toolholders. */
export const threadingHolder = {
  name: "Threading toolholders",
  typeWords: ["threading bar", "threading toolholder"],
  kind: "holder",
  diameter: "bore",
  leads: ["diameter", "shank", "length", "insert", "hand", "coolant"],
  numbers: ["shank"],
  operation: "threading",
  speeds: ["thread turning"],
  hsn: ["8207", "8466"],
  firstChoice: { shank: between(16, 25) },
  places: ["turning/holders", "threading/internal/tools", "threading/external/tools"],
} as const satisfies Family;
