/** The kinds of wear, and other problems of a tool that a guide explains. */
export const wearNames = [
  "flank",
  "crater",
  "deformation",
  "builtUp",
  "chipping",
  "breakage",
  "notch",
  "cracks",
  "corner",
  "seat",
  "screw",
  "chatter",
] as const;

/** A kind of wear by its key. */
export type WearName = (typeof wearNames)[number];
