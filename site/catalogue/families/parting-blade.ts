import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Parting blades. */
export const partingBlade = {
  name: "Parting blades",
  typeWords: ["parting blade"],
  kind: "holder",
  diameter: "cutting",
  leads: ["width", "depth", "insert", "shank", "length", "coolant"],
  labels: {
    width: "Cutting width",
    depth: "Parting depth",
  },
  numbers: ["width", "shank"],
  carrier: "blade",
  operation: "parting",
  speeds: ["grooving"],
  hsn: ["8207", "8466"],
  firstChoice: { width: between(3, 3) },
  places: ["grooving-parting/parting-tools/blades"],
} as const satisfies Family;
