import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";

/** The groups of ISO 513 in one word each, as used in workshops. */
export const workshopWords: Readonly<Record<WorkpieceGroup, string>> = {
  P: "Steel",
  M: "Stainless",
  K: "Cast iron",
  N: "Aluminium",
  S: "Heat-resistant",
  H: "Hardened",
};
