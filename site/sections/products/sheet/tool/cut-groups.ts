import { parseMaterial } from "#engineering/values/material.ts";
import {
  type WorkpieceGroup,
  workpieceGroups,
  workpieceLetters,
} from "#engineering/values/workpiece-groups.ts";

/** Materials of each group as buyers name them. */
export const groupExamples: Readonly<Record<WorkpieceGroup, readonly string[]>> = {
  P: ["EN8", "EN19", "IS 2062"],
  M: ["SS 304", "SS 316"],
  K: ["FG 260", "SG 500/7"],
  N: ["6061", "LM25", "brass"],
  S: ["Inconel 718", "Ti-6Al-4V"],
  H: ["EN31 60 HRC"],
};

/** A group, and examples of materials that the tool cuts; none if it doesn't cut the group. */
export interface CutGroup {
  letter: WorkpieceGroup;
  examples?: string;
}

/**
 * The six groups with the materials in a `material` value: the group's examples if the tool cuts the whole group, the
 * value's words if it cuts only a part. Undefined if the value names no group.
 */
export function cutGroups(material: string | undefined): CutGroup[] | undefined {
  const parsed = parseMaterial(material ?? "");
  if (!parsed) return undefined;
  return workpieceLetters.map((letter) => {
    const words = parsed.groups.find((group) => group.letter === letter)?.words;
    if (words === undefined) return { letter };
    const isWhole = workpieceGroups[letter].toLowerCase().startsWith(words.toLowerCase());
    const examples = isWhole ? groupExamples[letter].join(", ") : words;
    return { letter, examples: examples.charAt(0).toUpperCase() + examples.slice(1) };
  });
}
