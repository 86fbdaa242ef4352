import type { Mistake } from "./mistake.ts";

/** Slips in the files of `content/words/`. */
export const wordsMistakes: Mistake[] = [
  [
    "an explanation longer than its place",
    "words/glossary.json",
    { set: [[["keys", "type"], "word ".repeat(41).trim()]] },
    "keys.type: expected at most 40 words, not 41",
  ],
  [
    "a row of the specification without its explanation",
    "words/glossary.json",
    { set: [[["keys", "edge"], undefined]] },
    "keys.edge: this field is missing.",
  ],
  [
    "a row that no specification has",
    "words/glossary.json",
    { set: [[["keys", "colour"], "Red or blue."]] },
    "keys.colour: unknown field",
  ],
  [
    "a code that isn't said",
    "words/glossary.json",
    { set: [[["codes", 0], { means: "A layer." }]] },
    "codes[0]: expected codes or a pattern",
  ],
  [
    "one code where a list of them belongs",
    "words/glossary.json",
    { set: [[["codes", 0], { codes: "TiN", means: "A gold layer." }]] },
    "codes[0].codes: expected a list in square brackets, [ ]",
  ],
  [
    "a pattern with a bracket that is never closed",
    "words/glossary.json",
    { set: [[["codes", 0], { pattern: "DIN (338", means: "A standard." }]] },
    "codes[0].pattern: expected a regular expression that finds a code and never an empty text",
  ],
];
