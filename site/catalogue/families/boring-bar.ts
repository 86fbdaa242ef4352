import type { Family } from "./family.ts";

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
  places: ["turning/holders"],
} as const satisfies Family;
