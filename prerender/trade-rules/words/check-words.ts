import type { ToolFamily } from "#site/catalogue/families/families.ts";
import type { Rule } from "../tool.ts";
import { codeWords } from "./code-words.ts";
import { grooveWords } from "./groove-words.ts";
import { holderWords } from "./holder-words.ts";
import { insertWords } from "./insert-words.ts";
import { checkMaterialWords, materialWords } from "./material-words.ts";
import { checkOnlyOnce } from "./only-once.ts";
import { rotaryWords } from "./rotary-words.ts";
import { substanceWords, checkSubstance } from "./substance-words.ts";
import { threadWords } from "./thread-words.ts";
import { faultsOf, textsOf, type Wording } from "./wording.ts";

const wordings: readonly Wording[] = [
  ...rotaryWords,
  ...holderWords,
  ...insertWords,
  ...grooveWords,
  ...threadWords,
  ...codeWords,
  ...substanceWords,
  ...materialWords,
];

/** The wordings that a family's products are read for. */
const byFamily = new Map<ToolFamily, readonly Wording[]>();

function wordingsOf(family: ToolFamily): readonly Wording[] {
  const known = byFamily.get(family) ?? wordings.filter(({ of }) => !of || of.includes(family));
  byFamily.set(family, known);
  return known;
}

/**
 * What a product says of itself in words, and in a code of its own, is what its specifications say: the Ø in a name, the
 * seat that a spare part is for, the angle of an insert. Figures of other tools ("stiffer than the 3 mm blade") are left
 * alone, and so are words that no specification repeats.
 */
export const checkWords: Rule = (tool) => {
  const texts = textsOf(tool);
  return [
    ...wordingsOf(tool.family).flatMap((wording) => faultsOf(wording, tool, texts)),
    ...checkOnlyOnce(texts),
    ...checkMaterialWords(tool),
    ...checkSubstance(tool),
  ];
};
