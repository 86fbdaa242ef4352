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
  [
    "a heading too few over a guide's table",
    "words/guides/drills.json",
    {
      set: [
        [
          ["tables", 0, "head"],
          ["Diameter", "Short", "Long"],
        ],
      ],
    },
    "tables[0].head: expected 4 headings, found 3.",
  ],
  [
    "a guide without the words of its table",
    "words/guides/taps.json",
    { set: [[["tables"], []]] },
    "tables: expected 1 of them, found 0.",
  ],
  [
    "a kind of wear that has no figure",
    "words/guides/drills.json",
    { set: [[["wear", 0], "rust"]] },
    "wear[0]: expected one of",
  ],
  [
    "a remedy that is left out",
    "words/wear.json",
    { set: [[["notch", "remedy"], undefined]] },
    "notch.remedy: this field is missing.",
  ],
  [
    "a guide of another name",
    "words/guides/reamers.json",
    { text: "{}" },
    "no guide has this name. Guides are turning-inserts,",
  ],
  [
    "a phrase with a capital letter",
    "words/search/tools.json",
    { set: [[[0, "phrases", 0], "End mill"]] },
    '[0].phrases[0]: expected words in lower case with one space between them, such as "end mill", found "End mill".',
  ],
  [
    "a family that the search doesn't know",
    "words/search/tools.json",
    { set: [[[0, "tests", 0, 0, "families", 0], "hammer"]] },
    "[0].tests[0][0].families[0]: expected one of",
  ],
  [
    "a test of nothing",
    "words/search/operations.json",
    { set: [[[0, "tests", 0, 0], { weak: 1 }]] },
    "[0].tests[0][0]: expected either families, or in and pattern",
  ],
  [
    "an entry gone that the search reckons with",
    "words/search/spares.json",
    { set: [[[0, "id"], "drills"]] },
    '[0].id: "drills" stands in another entry already. Take one out.',
  ],
  [
    "an alias with two spaces",
    "words/search/everyday.json",
    { set: [[["aliases", "endmill"], "end  mill"]] },
    "aliases.endmill: expected words in lower case with one space between them",
  ],
  [
    "the number of a material with a bracket that is never closed",
    "words/search/workpieces.json",
    { set: [[["numbers", 0, "pattern"], "EN{s}(8"]] },
    "numbers[0].pattern: expected a regular expression.",
  ],
  [
    "a topic of its own",
    "words/search/topics.json",
    { set: [[["prices"], { phrases: ["price"] }]] },
    "prices: unknown field",
  ],
  [
    "a letter by two letters",
    "words/search/spoken.json",
    { set: [[["letters", "SEE"], "CE"]] },
    "letters.SEE: expected a capital letter",
  ],
];
