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

/** Bars for grooves in bores. */
export const groovingBar = {
  name: "Internal grooving bars",
  typeWords: ["internal grooving bar"],
  kind: "holder",
  diameter: "bore",
  leads: ["diameter", "width", "depth", "shank", "insert", "length", "hand"],
  labels: {
    width: "Cutting width",
    depth: "Groove depth",
  },
  numbers: ["width", "shank"],
  carrier: "bar",
  phrases: [
    "internal grooving bar",
    "internal grooving holder",
    "internal grooving tool",
    "internal grooving",
    "inside grooving",
    "id grooving",
    "id grooving bar",
    "id grooving holder",
    "grooving bar",
    "grooving boring bar",
    "bore grooving",
  ],
  operation: "grooving",
  speeds: ["grooving"],
  hsn: ["8207", "8466"],
  firstChoice: { width: between(3, 4), shank: between(20, 25) },
  places: ["turning/holders", "grooving-parting/grooving-tools"],
} as const satisfies Family;
