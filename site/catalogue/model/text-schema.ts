import * as v from "valibot";
import { writtenFault } from "./written-text.ts";

/** Maximum length of texts whose place has no limit of its own, in characters. */
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

/** Maximum length of a word: a line breaks only at spaces and after hyphens and slashes. */
function longestWord(words: string): string {
  return words
    .split(/[\s/–—]+|(?<=-)/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** The limits of a place on the page: characters of the text and of one word. */
export interface TextLimits {
  most: number;
  word?: number;
  /** Where the limit was measured and what breaks beyond it, for the message. */
  why: string;
}

/** A required text for a place on the page with these limits. */
export function textFor({ most, word = most, why }: TextLimits) {
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
