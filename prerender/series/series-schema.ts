import * as v from "valibot";
import { productSchema } from "#site/catalogue/model/schema.ts";
import { label, text, textFor } from "#site/catalogue/model/text-schema.ts";
import { toolFamilies } from "#site/catalogue/families/families.ts";

const { id: _id, subcategory, item, picture, name, description, ...others } = productSchema.entries;

/** One sentence over a table: what differs between the sizes stands in the table. */
const summary = v.pipe(
  textFor({ most: 110, word: 40, why: "lists show it once, above the sizes" }),
  v.check((words) => !/[{}]/.test(words), "words without placeholders: it stands above all sizes"),
  v.description(
    "One sentence that is true of all its sizes; lists show it once above them. Left out where the description is such a sentence.",
  ),
);

/**
 * `content/range/<category>/<series>.json`: what all tools of a series have in common. Its texts may hold placeholders:
 * `{diameter}` stands for the row's own field of that key, `{thread}` for the column "Thread" of the table in
 * `<series>.csv`. A field that differs in every row, such as the name, may be a column instead.
 */
export const seriesSchema = v.strictObject({
  family: v.pipe(v.picklist(toolFamilies), v.description("What sort of tool it is.")),
  title: v.pipe(label, v.description("Name of the series, for lists.")),
  summary: v.optional(summary),
  standard: v.optional(
    v.pipe(
      text,
      v.description("Where its dimensions come from: the standard by its number, or the trade's usage."),
    ),
  ),
  subcategory,
  item,
  picture: v.optional(picture),
  name: v.optional(v.pipe(name, v.description("Name of a tool, with placeholders such as {diameter}."))),
  description: v.optional(v.pipe(description, v.description("Description of a tool, with placeholders."))),
  ...others,
});

/** What all tools of a series have in common. Its folder says the category. */
export type Series = v.InferOutput<typeof seriesSchema> & { category: string };

/** The name of a series whose files have this path. */
export function seriesName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
