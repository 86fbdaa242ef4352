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

/** The groups that a `material` value names ("P – steel; M – stainless steel" → P, M), in its order. */
export function groupsIn(material: string | undefined): WorkpieceGroup[] {
  return (material ?? "")
    .split(";")
    .map((part) => /^\s*([PMKNSH])(?![\p{L}\d])/u.exec(part)?.[1])
    .filter((letter): letter is WorkpieceGroup => letter !== undefined && letter in workpieceGroups);
}
