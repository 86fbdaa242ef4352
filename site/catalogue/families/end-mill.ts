import type { Family } from "./family.ts";
import { between, none } from "./first-choice.ts";

/** End mills. */
export const endMill = {
  name: "End mills",
  typeWords: ["end mill"],
  kind: "solid",
  diameter: "cutting",
  leads: ["diameter", "flutes", "depth", "length", "shank", "coating"],
  labels: {
    flutes: "Flutes",
    depth: "Depth of cut",
  },
  numbers: ["diameter"],
  operation: "milling",
  speeds: ["shoulder milling", "slotting", "finish milling"],
  hsn: ["8207 70"],
  firstChoice: { flutes: between(4, 4), diameter: between(6, 16), cornerRadius: none },
  places: ["milling/solid-carbide/endmill", "drilling/indexable/spot-chamfering", "pcd"],
} as const satisfies Family;
