import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Boring bars. */
export const boringBar = {
  name: "Boring bars",
  typeWords: ["boring bar"],
  kind: "holder",
  diameter: "bore",
  leads: ["diameter", "shank", "edgeAngle", "length", "insert", "hand"],
  labels: {
    width: "Functional width",
  },
  numbers: ["shank"],
  carrier: "bar",
  operation: "turning",
  speeds: ["turning", "hard turning", "turning with high-content PCBN", "turning with PCD"],
  hsn: ["8207", "8466"],
  firstChoice: { shank: between(16, 25), edgeAngle: between(95, 95) },
  places: ["turning/holders"],
} as const satisfies Family;
