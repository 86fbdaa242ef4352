/** The six workpiece groups of ISO 513, in the standard's order. */
export const workpieceGroups = {
  P: "Steel",
  M: "Stainless steel",
  K: "Cast iron",
  N: "Non-ferrous metals",
  S: "Heat-resistant alloys",
  H: "Hardened steel",
} as const;

/** An ISO 513 letter. */
export type WorkpieceGroup = keyof typeof workpieceGroups;

/** The letters of the six groups, in the standard's order. */
export const workpieceLetters = Object.keys(workpieceGroups) as readonly WorkpieceGroup[]; // Object.keys loses the letters

/** Whether a letter names one of the six groups. */
export function isWorkpieceGroup(letter: string): letter is WorkpieceGroup {
  return Object.hasOwn(workpieceGroups, letter);
}
