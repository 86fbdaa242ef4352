import * as v from "valibot";
import { phrase, phrases } from "./phrases-schema.ts";

const linkWords = v.array(phrase);

/** `content/words/search/everyday.json`: everyday spellings, and requests that no tool answers. */
export const everydaySchema = v.strictObject({
  aliases: v.pipe(
    v.record(phrase, phrase),
    v.title("Other writings"),
    v.description(
      "Other writings of words that the search understands: how they sound in Hindi, Devanagari, misspellings, short forms.",
    ),
  ),
  links: v.strictObject({
    none: v.pipe(linkWords, v.title("Fillers"), v.description("Words that only hold a sentence together.")),
    for: v.pipe(
      linkWords,
      v.title("Before its purpose"),
      v.description("Words that part what is wanted from what it is for."),
    ),
    of: v.pipe(
      linkWords,
      v.title("Behind its purpose"),
      v.description("Words behind what it is for, before what is wanted: CNMG 120408 ke liye holder."),
    ),
  }),
  ask: v.pipe(phrases, v.title("Questions for a person"), v.description("What only a person can answer.")),
  absent: v.pipe(
    phrases,
    v.title("What you don't sell"),
    v.description("Tools that a shop for cutting tools is asked for and that the tree has no place for."),
  ),
  soft: v.pipe(phrases, v.title("Soft"), v.description("The state of a steel before hardening.")),
  passages: v.pipe(
    v.array(
      v.strictObject({
        isSure: v.pipe(v.boolean(), v.title("Sure"), v.description("Whether nothing else can be meant.")),
        row: v.optional(v.picklist(["fine", "medium", "coarse"])),
        phrases,
      }),
    ),
    v.description("Words for the hole of a bolt, some with the row of ISO 273 that they mean."),
  ),
  holes: v.pipe(
    v.strictObject({
      hole: phrases,
      deep: phrases,
      tapped: phrases,
      formed: phrases,
      through: phrases,
      blind: phrases,
      counterbore: phrases,
      countersink: phrases,
    }),
    v.description("Words of a drawing for a hole, which is answered with the tools that make it."),
  ),
});

/** Everyday words as the owner writes them. */
export type EverydayWords = v.InferOutput<typeof everydaySchema>;
