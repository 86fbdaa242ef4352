import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Reamers. */
export const reamer = {
  name: "Reamers",
  typeWords: ["reamer"],
  kind: "solid",
  diameter: "cutting",
  leads: ["diameter", "flutes", "length", "shank", "edge", "coating"],
  labels: {
    flutes: "Flutes",
    edge: "Lead",
  },
  numbers: ["diameter"],
  phrases: ["reamer", "machine reamer", "chucking reamer", "reaming tool", "reaming", "रीमर", "मशीन रीमर"],
  speeds: [],
  hsn: ["8207"],
  firstChoice: { diameter: between(6, 10) },
  places: ["drilling/solid-carbide"],
  hasNoItem: true,
} as const satisfies Family;
