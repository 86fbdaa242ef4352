import * as v from "valibot";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { label } from "../model/text-schema.ts";
import { toolFamilies } from "../families/families.ts";
import { pattern, phrases } from "./phrases-schema.ts";

/** The texts that a concept is tested against: a specification, or another text of the tool. */
const conceptKeys = [
  ...specificationKeys,
  "place",
  "tapping",
  "name",
  "designation",
  "about",
  "pack",
  "spare",
] as const;

const factTest = v.pipe(
  v.strictObject({
    families: v.optional(
      v.pipe(v.array(v.picklist(toolFamilies)), v.description("Passed by the tools of these families.")),
    ),
    in: v.optional(
      v.pipe(
        v.array(v.picklist(conceptKeys)),
        v.title("Texts"),
        v.description("The texts that are looked through."),
      ),
    ),
    pattern: v.optional(
      v.pipe(pattern, v.description("What stands in these texts: a word, or a regular expression.")),
    ),
    caseMatters: v.optional(v.pipe(v.literal(true), v.title("Capital letters count"))),
    weak: v.optional(
      v.pipe(
        v.number(),
        v.integer("a whole number"),
        v.minValue(1, "1 or more; the best tests have no such line"),
        v.title("Weakness"),
        v.description("Tools that pass a weak test come after the others: 1, 2, 3 …"),
      ),
    ),
  }),
  v.check(
    ({ families: own, in: texts, pattern: sought }) =>
      own === undefined ? texts !== undefined && sought !== undefined : !texts && !sought,
    "either families, or in and pattern",
  ),
  v.title("Test"),
);

/** Roles, by their weight if no tool meets the whole query. */
const roles = [
  "family",
  "kind",
  "system",
  "operation",
  "coating",
  "substance",
  "hand",
  "detail",
  "spare",
] as const;

/** Concepts that the program itself uses: each occurs once in the lists. */
export const conceptIds = [
  "drills",
  "tapping drills",
  "through coolant",
  "jobber drills",
  "short drills",
  "long drills",
  "U-drills",
  "forming tap",
  "pipe taps",
  "wire inserts",
  "drilling inserts",
  "drilling",
  "through holes",
  "blind holes",
  "tapping",
  "threading",
  "parting off",
  "parting inserts",
  "parting holders",
  "parting blades",
] as const;

const conceptSchema = v.strictObject({
  label: v.pipe(label, v.description('How the search says that it understood: "End mills".')),
  role: v.pipe(
    v.picklist(roles),
    v.description(
      "What it is to a tool: a kind is an operation or form that only some tools can do, a system one whose parts fit nothing else.",
    ),
  ),
  partner: v.optional(
    v.pipe(
      v.picklist(["insert", "holder", "drill", "tap"]),
      v.description("What it is in a pair of tools that go together."),
    ),
  ),
  id: v.optional(
    v.pipe(
      v.picklist(conceptIds),
      v.description("Of what the program itself reckons with: which it is. Leave it where it is."),
    ),
  ),
  isRound: v.optional(
    v.pipe(
      v.literal(true),
      v.title("Round"),
      v.description("Where a number without a word beside it is a diameter."),
    ),
  ),
  phrases: v.pipe(
    phrases,
    v.description(
      'What people call it, in lower case; "=" before a phrase whose words stand beside each other, in their order.',
    ),
  ),
  tests: v.pipe(
    v.array(v.pipe(v.array(factTest), v.minLength(1, "at least one test"), v.title("Condition"))),
    v.minLength(1, "at least one list of tests"),
    v.title("Conditions"),
    v.description("Which tools it finds: of each condition a tool must pass one test, by family or by text."),
  ),
});

/** A list of things that a visitor can ask for in words: `content/words/search/tools.json` and similar files. */
export const conceptsSchema = v.array(conceptSchema);

/** Something that a visitor can ask for, as the owner writes it. */
export type ConceptWords = v.InferOutput<typeof conceptSchema>;

/** The texts that a concept is tested against. */
export type ConceptKey = (typeof conceptKeys)[number];
