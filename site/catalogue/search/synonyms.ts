import { normalisedText } from "./normalise.ts";
import { wordsOf } from "./match-text.ts";

/** Groups of trade terms with the same meaning; each term finds what the others find. */
const groups: readonly (readonly string[])[] = [
  ["aluminium", "aluminum", "alu"],
  ["stainless", "SS", "inox", "stainless steel"],
  ["cast iron", "CI", "GG", "FG"],
  ["insert", "tip", "inserts", "tips"],
  ["end mill", "endmill", "cutter", "milling cutter", "end mills", "cutters"],
  ["ball nose", "ball end", "ballnose"],
  ["U-drill", "U drill", "indexable drill"],
  ["parting", "cut-off", "cutoff", "parting off"],
  ["PCBN", "CBN"],
  ["holder", "toolholder", "tool holder"],
  ["tap", "taps"],
  ["drill", "drills"],
];

const alternatives = new Map<string, string[][]>();
for (const group of groups) {
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase).map(wordsOf);
    alternatives.set(normalisedText(phrase), others);
  }
}

/** Words in the longest phrase with synonyms. */
export const LONGEST_PHRASE = 3;

/** Other wordings of a phrase, each as its normalised words; undefined if none is known. */
export function synonymsOf(words: readonly string[]): string[][] | undefined {
  return alternatives.get(normalisedText(words.join(" ")));
}
