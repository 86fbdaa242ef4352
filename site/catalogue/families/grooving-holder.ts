import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Grooving toolholders. */
export const groovingHolder = {
  name: "Grooving toolholders",
  typeWords: ["grooving toolholder"],
  kind: "holder",
  diameter: "cutting",
  leads: ["width", "depth", "insert", "shank", "length", "hand"],
  labels: {
    width: "Cutting width",
    depth: "Groove depth",
  },
  numbers: ["width", "shank"],
  operation: "grooving",
  speeds: ["grooving"],
  hsn: ["8207", "8466"],
  firstChoice: { width: between(3, 4), shank: between(20, 25) },
  places: ["turning/holders", "grooving-parting/grooving-tools"],
} as const satisfies Family;
