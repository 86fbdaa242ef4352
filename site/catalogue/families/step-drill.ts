import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Step drills: a pilot and a wider step in one pass. */
export const stepDrill = {
  name: "Step drills",
  typeWords: ["step drill", "subland drill"],
  kind: "solid",
  diameter: "cutting",
  leads: ["madeFor", "diameter", "stepDiameter", "depth", "stepAngle", "length", "shank"],
  labels: {
    diameter: "Pilot diameter",
    depth: "Pilot length",
    flutes: "Flutes",
  },
  numbers: ["diameter"],
  operation: "drilling",
  speeds: ["drilling"],
  hsn: ["8207 50"],
  firstChoice: { stepAngle: between(90, 90), diameter: between(5, 9) },
  places: ["drilling/solid-carbide", "threading/internal/tools"],
} as const satisfies Family;
