import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Thread mills. */
export const threadMill = {
  name: "Thread mills",
  typeWords: ["thread mill"],
  kind: "solid",
  diameter: "cutting",
  leads: ["madeFor", "diameter", "depth", "flutes", "length", "shank"],
  labels: {
    flutes: "Flutes",
    depth: "Cutting length",
    edge: "Thread profile",
  },
  numbers: ["diameter", "pitch"],
  speeds: [],
  hsn: ["8207 70"],
  firstChoice: { diameter: between(4, 8) },
  places: ["milling/solid-carbide/threading-mill"],
} as const satisfies Family;
