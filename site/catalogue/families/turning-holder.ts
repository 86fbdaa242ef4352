import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Turning toolholders. */
export const turningHolder = {
  name: "Turning toolholders",
  typeWords: ["turning toolholder"],
  kind: "holder",
  diameter: "cutting",
  leads: ["insert", "shank", "edgeAngle", "hand", "length", "width"],
  labels: {
    width: "Functional width",
  },
  numbers: ["shank"],
  operation: "turning",
  speeds: ["turning", "hard turning", "turning with high-content PCBN", "turning with PCD"],
  hsn: ["8207", "8466"],
  firstChoice: { shank: between(20, 25), edgeAngle: between(95, 95) },
  places: ["turning/holders"],
} as const satisfies Family;
