import * as v from "valibot";

const word = v.pipe(
  v.string(),
  v.check((words) => /^\p{Lu}+(?: \p{Lu}+)*$/u.test(words), 'words in capital letters, such as "DOUBLE YOU"'),
);
const numbers = v.record(word, v.pipe(v.number(), v.integer("a whole number")));
const parts = v.record(word, v.pipe(v.number(), v.integer("a whole number"), v.minValue(2, "2 or more")));

/** `content/words/search/spoken.json`: figures and letters as they are dictated. */
export const spokenSchema = v.strictObject({
  one: v.pipe(
    word,
    v.title("The word for 1"),
    v.description("Counts only behind another number: alone it is a word like others."),
  ),
  ones: numbers,
  teens: numbers,
  tens: numbers,
  point: v.pipe(
    word,
    v.title("Decimal point"),
    v.description("What stands between a number and its decimals."),
  ),
  fractions: v.pipe(
    parts,
    v.title("Fractions of an inch"),
    v.description('Count only before "inch" or the name of an inch thread: "three eighths inch".'),
  ),
  inchParts: v.pipe(
    parts,
    v.title("Parts of an inch"),
    v.description('How many make an inch, behind a number: "4 soot" is half an inch.'),
  ),
  letters: v.pipe(
    v.record(word, v.pipe(v.string(), v.regex(/^[A-Z]$/, "a capital letter"))),
    v.description("Letters by their names, in English and as they sound in Hindi."),
  ),
});

/** Dictated words as the owner writes them. */
export type SpokenWords = v.InferOutput<typeof spokenSchema>;
