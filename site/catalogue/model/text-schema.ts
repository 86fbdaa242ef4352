import * as v from "valibot";

/** Longest texts that the layout was made for, characters. */
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
);

/** A required text. */
export const text = v.pipe(anyText, v.maxLength(LONGEST.text, `at most ${LONGEST.text} characters`));

/** A required name or other text for one line. */
export const label = v.pipe(anyText, v.maxLength(LONGEST.label, `at most ${LONGEST.label} characters`));
