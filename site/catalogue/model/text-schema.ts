import * as v from "valibot";
import { writtenFault } from "./written-text.ts";

/** Longest texts where no place of the page sets a limit of its own, characters. */
const LONGEST = { label: 120, text: 2000 };

const SOMETHING = "a text with something in it";

const anyText = v.pipe(
  v.string(),
  v.nonEmpty(SOMETHING),
  v.check((words) => words === "" || words.trim() !== "", SOMETHING),
  v.check(
    (words) => words.trim() === "" || words === words.trim(),
    "a text without spaces at its beginning or end",
  ),
  v.check(
    (words) => writtenFault(words) === undefined,
    ({ input }) => writtenFault(input) ?? "",
  ),
);

/** Letters of the longest word: a line breaks at spaces and after hyphens and slashes only. */
function longestWord(words: string): string {
  return words
    .split(/[\s/–—]+|(?<=-)/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** What a place of the page stands: at most so many characters, and so many in one word. */
export interface Room {
  most: number;
  word?: number;
  /** Where it was measured and what gives way beyond it, for the sentence. */
  why: string;
}

/** A required text for a place of the page that stands only so much of it. */
export function textFor({ most, word = most, why }: Room) {
  return v.pipe(
    anyText,
    v.maxLength(most, ({ input }) => `at most ${most} characters, not ${input.length} (${why})`),
    v.check(
      (words) => words.length > most || longestWord(words).length <= word,
      ({ input }) =>
        `words of at most ${word} letters, not ${longestWord(input).length} as "${longestWord(input)}" (${why})`,
    ),
  );
}

/** A required text. */
export const text = v.pipe(anyText, v.maxLength(LONGEST.text, `at most ${LONGEST.text} characters`));

/** A required name or other text for one line. */
export const label = v.pipe(anyText, v.maxLength(LONGEST.label, `at most ${LONGEST.label} characters`));
