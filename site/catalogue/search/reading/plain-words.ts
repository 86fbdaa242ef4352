import { similarWords } from "./similar-word.ts";
import type { KnownRange } from "./read-own-code.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SHORTEST_PIECE = 3;
const LONGEST_GLUED = 30;

/** A word without its plural ending; the word itself if the rest is unknown. */
function singular(word: string, { phraseWords, aliasOf }: Vocabulary): string | undefined {
  for (const ending of ["s", "es", "'s"]) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    if (stem.length > 1 && (phraseWords.has(stem) || aliasOf(stem) !== undefined)) return stem;
  }
  return undefined;
}

/** Splits words that were typed without spaces: "threadinginsert". */
function unglued(word: string, vocabulary: Vocabulary): string[] | undefined {
  if (word.length < 2 * SHORTEST_PIECE || word.length > LONGEST_GLUED) return undefined;
  const waysTo: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST_PIECE; end <= word.length; end += 1) {
    for (let start = 0; start <= end - SHORTEST_PIECE; start += 1) {
      const before = waysTo[start];
      const piece = word.slice(start, end);
      if (!before || waysTo[end]) continue;
      if (vocabulary.phraseWords.has(piece)) waysTo[end] = [...before, piece];
      else {
        const one = singular(piece, vocabulary);
        if (one !== undefined) waysTo[end] = [...before, one];
      }
    }
  }
  const pieces = waysTo[word.length];
  return pieces && pieces.length > 1 ? pieces : undefined;
}

/**
 * The words of the phrase tables for a typed word: itself, its singular, other spellings, the words that it is joined
 * from, or the one word that differs by a letter. Names in the range are never corrected. Undefined for any other word.
 */
export function plainWords(
  typed: string,
  { hasWord, vocabulary }: KnownRange,
): readonly string[] | undefined {
  const { phraseWords, aliasOf, linkOf } = vocabulary;
  const word = typed.toLowerCase().normalize("NFC");
  const alias = aliasOf(word);
  if (alias !== undefined) return alias.split(" ");
  if (phraseWords.has(word)) return [word];
  if (linkOf(word) !== undefined) return undefined;
  const one = singular(word, vocabulary);
  if (one !== undefined) return aliasOf(one)?.split(" ") ?? [one];
  const pieces = unglued(word, vocabulary);
  if (pieces) return pieces;
  if (hasWord(word)) return undefined;
  const [meant, ...others] = similarWords(phraseWords, word);
  return meant !== undefined && others.length === 0 ? [meant] : undefined;
}
