import * as v from "valibot";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { label, text } from "../model/text-schema.ts";
import { workpieceLetters, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";

/** Longer explanations don't fit beside the term on a phone. */
const MOST_WORDS = 40;

const wordsIn = (words: string): number => words.split(/\s+/).length;

const explanation = v.pipe(
  text,
  v.check(
    (words) => wordsIn(words) <= MOST_WORDS,
    ({ input }) => `at most ${MOST_WORDS} words, not ${wordsIn(input)}`,
  ),
);

function isPattern(pattern: string): boolean {
  try {
    return !new RegExp(pattern, "u").test("");
  } catch {
    return false;
  }
}

const code = v.pipe(
  v.strictObject({
    codes: v.optional(
      v.pipe(
        v.array(label),
        v.minLength(1, "at least one code"),
        v.title("Writings"),
        v.description("Of the code, as they stand in the specifications: DIN 6537, DIN 6537 K."),
      ),
    ),
    pattern: v.optional(
      v.pipe(
        label,
        v.check(isPattern, "a regular expression that finds a code and never an empty text"),
        v.description(
          "In place of codes, where they differ in a figure or mean another thing elsewhere: a regular expression.",
        ),
      ),
    ),
    means: explanation,
  }),
  v.check(({ codes, pattern }) => (codes === undefined) !== (pattern === undefined), "codes or a pattern"),
  v.title("Code"),
);

/** Explanations for some names. */
function eachOf<Name extends string>(names: readonly Name[]) {
  return v.strictObject(
    Object.fromEntries(names.map((name) => [name, explanation])) as Record<Name, typeof explanation>, // fromEntries loses the keys
  );
}

/** Facets that mean something other than the specification key that they are read from. */
const ownFacets = ["family", "diameter", "shape", "ic", "radius", "class", "bore"] as const;

/** `content/words/glossary.json`: explanations of the words and codes in specifications. */
export const glossarySchema = v.strictObject({
  keys: v.pipe(
    eachOf<SpecificationKey>(specificationKeys),
    v.title("Rows of a specification"),
    v.description("What each row of a specification means, in at most 40 words."),
  ),
  facets: v.pipe(
    eachOf(ownFacets),
    v.title("Filters"),
    v.description("What the filters mean that are no row of a specification."),
  ),
  groups: v.pipe(
    eachOf<WorkpieceGroup>(workpieceLetters),
    v.title("Groups of materials"),
    v.description("What each group of workpiece materials is, by ISO 513."),
  ),
  classes: v.pipe(
    v.strictObject({ one: explanation, range: explanation, hard: label, middle: label, tough: label }),
    v.description(
      "What a class such as P25 or a range such as P15–P35 means; {group} and {side} are filled in.",
    ),
  ),
  chamfers: v.pipe(
    v.strictObject({ honed: explanation, sharp: explanation }),
    v.description("What a chamfer such as S01020 or T02020 means; {width} and {angle} are filled in."),
  ),
  codes: v.pipe(
    v.array(code),
    v.description("The codes of the trade. Of several that begin at one place of a text the longest counts."),
  ),
});

/** The glossary as the owner writes it. */
export type GlossaryWords = v.InferOutput<typeof glossarySchema>;
