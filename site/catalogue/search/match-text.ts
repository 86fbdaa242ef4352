import { normalisedText } from "./normalise.ts";

/** A text in the two forms in which tokens are searched. */
export interface Matchable {
  /** Its words, normalised one by one, with a space before and after each: " 4 FLUTE END MILL D10 ". */
  words: string;
  /** The same without the spaces: "4FLUTEENDMILLD10". */
  joined: string;
}

/** How a token matches a text: not at all, as part of a word, as a word. */
export type Match = 0 | 1 | 2;

const betweenWords = /[\s,;:()[\]+"'\p{Pd}_·/]+/u;

/** A cache: a catalogue's words are few and repeat often. */
const normalisedWords = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

function normalisedWord(word: string): string {
  const known = normalisedWords.get(word);
  if (known !== undefined) return known;
  const text = normalisedText(word);
  if (normalisedWords.size < MOST_REMEMBERED) normalisedWords.set(word, text);
  return text;
}

/** The words of a text, normalised one by one; a comma between digits is part of a number. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(?<=\d),(?=\d)/g, ".")
    .split(betweenWords)
    .map(normalisedWord)
    .filter(Boolean);
}

/** Prepares the words of a text for {@link matchText}. */
export function matchable(words: readonly string[]): Matchable {
  return { words: ` ${words.join(" ")} `, joined: words.join("") };
}

/** Whether a match doesn't cut a number: `8` matches in "D8" and "8X19", not in "18", "8.5" or "0.8". */
export function isWholeMatch(text: string, start: number, end: number): boolean {
  return !startsInsideNumber(text, start) && !endsInsideNumber(text, end);
}

/** Whether a digit at `start` continues a number that began before it. */
export function startsInsideNumber(text: string, start: number): boolean {
  return (
    /^\d/.test(text.slice(start, start + 1)) && /(?:\d|\d\.)$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

function endsInsideNumber(text: string, end: number): boolean {
  return /\d/.test(text.slice(end - 1, end)) && /^(?:\d|\.\d)/.test(text.slice(end, end + 2));
}

const SHORTEST_PART = 4;

/** Whether a word begins at a position in the joined words. */
function isWordStart(words: string, at: number): boolean {
  let letters = 0;
  for (let index = 1; index < words.length && letters <= at; index += 1) {
    if (words[index] === " ") continue;
    if (letters === at) return words[index - 1] === " ";
    letters += 1;
  }
  return false;
}

/**
 * Searches a token: as a word, at the beginning of a word, over several words ("endmill" in "end mill"), or, from four
 * letters on, anywhere in a word. Digits never match inside a longer number, except with `isTyping` at its beginning,
 * for a word that is still being typed.
 */
export function matchText({ joined, words }: Matchable, token: string, isTyping = false): Match {
  if (words.includes(` ${token} `)) return 2;
  if (token.length === 1 && !/\d/.test(token)) return 0;
  const isNumber = /^\d+(?:\.\d+)?$/.test(token);
  const mayEndAt = (text: string, end: number): boolean => isTyping || !endsInsideNumber(text, end);
  const inWords = isNumber ? token : ` ${token}`;
  for (let at = words.indexOf(inWords); at >= 0; at = words.indexOf(inWords, at + 1)) {
    if (!startsInsideNumber(words, at) && mayEndAt(words, at + inWords.length)) return 1;
  }
  if (isNumber || token.length < SHORTEST_PART) return 0;
  const at = joined.indexOf(token);
  if (at < 0) return 0;
  if (isWordStart(words, at) && mayEndAt(joined, at + token.length)) return 1;
  return /^\p{L}+$/u.test(token) && words.includes(token) ? 1 : 0;
}

/**
 * Whether a token matches a designation. Codes that begin with letters are written in groups ("CNMG 12 04 08"), so
 * two characters match anywhere in them; in sizes only whole numbers match.
 */
export function matchDesignation(code: string, token: string): boolean {
  const at = token.length < 2 && !/\d/.test(token) ? -1 : code.indexOf(token);
  if (at < 0) return false;
  const isGrouped = /^[A-Z]{2}|^\d\d[A-Z]{2}/.test(code);
  return isGrouped ? token.length >= 2 : isWholeMatch(code, at, at + token.length);
}
