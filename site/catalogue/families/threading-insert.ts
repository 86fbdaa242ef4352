import type { Family } from "./family.ts";
import { between } from "./first-choice.ts";

/** Threading inserts. */
export const threadingInsert = {
  name: "Threading inserts",
  typeWords: ["threading insert"],
  kind: "insert",
  diameter: "circle",
  leads: ["threadPitch", "threadStandards", "insert", "diameter", "grade", "coating"],
  numbers: ["pitch"],
  operation: "threading",
  speeds: ["thread turning"],
  hsn: ["8207", "8209"],
  firstChoice: { threadPitch: between(1, 2) },
  places: ["threading/internal/inserts", "threading/external/inserts"],
} as const satisfies Family;
