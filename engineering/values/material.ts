import { isWorkpieceGroup, type WorkpieceGroup } from "./workpiece-groups.ts";

/** What a tool cuts: ISO 513 groups, each with words for its materials. */
export interface Groups {
  kind: "groups";
  groups: { letter: WorkpieceGroup; words: string }[];
}

/** Reads `P – steel; M – stainless steel`, each group at most once. Undefined for anything else. */
export function parseMaterial(text: string): Groups | undefined {
  const groups = text.split("; ").map((part) => {
    const [, letter, words] = /^([PMKNSH]) – ([^\s;][^;]*)$/.exec(part) ?? [];
    return letter !== undefined && words !== undefined && isWorkpieceGroup(letter) && words === words.trim()
      ? { letter, words }
      : undefined;
  });
  if (!groups.every((group) => group !== undefined)) return undefined;
  if (new Set(groups.map(({ letter }) => letter)).size < groups.length) return undefined;
  return { kind: "groups", groups };
}

/** Formats a material as in a data sheet, the inverse of `parseMaterial`. */
export function formatMaterial({ groups }: Groups): string {
  return groups.map(({ letter, words }) => `${letter} – ${words}`).join("; ");
}

/** The groups in a `material` ("P – steel; M – stainless steel" → P, M), in its order. */
export function groupsIn(material: string | undefined): WorkpieceGroup[] {
  return parseMaterial(material ?? "")?.groups.map(({ letter }) => letter) ?? [];
}
