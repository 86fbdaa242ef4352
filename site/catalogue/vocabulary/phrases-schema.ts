import * as v from "valibot";
import { label } from "../model/text-schema.ts";

/** Words in the form that the search compares: in lower case, with one space between them. */
export const phrase = v.pipe(
  label,
  v.check(
    (words) => words === words.toLowerCase() && !/\s\s|[^\S ]/.test(words),
    'words in lower case with one space between them, such as "end mill"',
  ),
);

/** Phrases for one thing. If a phrase occurs in two lists, the first list counts. */
export const phrases = v.pipe(v.array(phrase), v.minLength(1, "at least one phrase"));

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern).source !== "";
  } catch {
    return false;
  }
}

/** A regular expression. */
export const pattern = v.pipe(v.string(), v.nonEmpty(), v.check(isPattern, "a regular expression"));
