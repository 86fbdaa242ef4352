import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Ball nose end mills. */
export const ballNose = {
  name: "Ball nose end mills",
  typeWords: ["ball nose"],
  kind: "solid",
  diameter: "cutting",
  leads: ["diameter", "ballRadius", "depth", "length", "shank", "coating"],
  labels: {
    flutes: "Flutes",
    depth: "Depth of cut",
  },
  numbers: ["diameter"],
  operation: "ball-nose",
  speeds: ["shoulder milling", "finish milling"],
  hsn: ["8207 70"],
  firstChoice: { flutes: between(2, 2), diameter: between(6, 12) },
  places: ["milling/solid-carbide/ball-nose", "pcd"],
} as const satisfies Family;
