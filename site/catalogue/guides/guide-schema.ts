import * as v from "valibot";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { label, text } from "../model/text-schema.ts";
import { wearNames } from "./wear-names.ts";

const key = v.picklist(specificationKeys);
const row = v.pipe(v.picklist(specificationKeys), v.title("Row"));

const table = v.strictObject({
  title: label,
  note: v.pipe(text, v.description("Where the figures come from.")),
  head: v.pipe(
    v.array(label),
    v.title("Headings"),
    v.description("One for each column; the rows are worked out."),
  ),
});

const picture = v.pipe(
  v.strictObject({
    name: v.picklist(["turning", "milling", "drilling"]),
    alt: v.pipe(text, v.description("Describes the picture, and says that it is rendered.")),
    caption: label,
  }),
  v.description("A rendered tool at the cut."),
);

/**
 * `content/words/guides/<guide>.json`: the hand-written texts about a family of tools. Codes, grades, counts and
 * figures are calculated from standards and range.
 */
export const guideSchema = v.strictObject({
  title: v.pipe(label, v.description("As a heading: Turning inserts.")),
  called: v.pipe(label, v.description('In a sentence, after "the guide to": turning inserts.')),
  lead: text,
  example: v.pipe(
    label,
    v.description("A size that is read and drawn; where the range has none, its first one is."),
  ),
  sizeNames: v.optional(
    v.pipe(
      v.array(label),
      v.description("Of solid tools, which have no code: a name for each figure of the size."),
    ),
  ),
  says: v.optional(
    v.pipe(
      v.array(v.strictObject({ key: row, means: text })),
      v.title("Rows and what they mean"),
      v.description(
        "Of tools without a standard: the rows of the specification that count, and what they mean.",
      ),
    ),
  ),
  listed: v.optional(
    v.pipe(
      v.array(label),
      v.title("Positions of the code"),
      v.description("The positions of the code that are listed; without this line all."),
    ),
  ),
  keys: v.pipe(
    v.array(key),
    v.title("Rows with codes"),
    v.description("The rows of the specification whose codes are explained."),
  ),
  picture: v.optional(picture),
  choose: v.pipe(
    v.array(
      v.strictObject({
        when: v.pipe(label, v.title("What decides")),
        take: v.pipe(text, v.title("What follows")),
      }),
    ),
    v.title("Choices"),
    v.minLength(1, "at least one entry"),
    v.description("What decides, and what follows from it."),
  ),
  wear: v.pipe(
    v.array(v.picklist(wearNames)),
    v.description("Kinds of wear out of wear.json, in their order."),
  ),
  tables: v.optional(v.array(table)),
});

/** A guide as the owner writes it. */
export type GuideWords = v.InferOutput<typeof guideSchema>;
