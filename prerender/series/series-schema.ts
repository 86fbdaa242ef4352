import * as v from "valibot";
import { productSchema } from "#site/catalogue/model/schema.ts";
import { label, text } from "#site/catalogue/model/text-schema.ts";

const { id: _id, subcategory, item, picture, name, description, ...others } = productSchema.entries;

/**
 * `content/series/<name>.json`: what all sizes of a family have in common. Its texts may hold placeholders: `{diameter}`
 * stands for the row's own field of that key, `{thread}` for the column "Thread" of the table in `<name>.csv`.
 */
export const seriesSchema = v.strictObject({
  title: v.pipe(label, v.description("Name of the family, for lists.")),
  standard: v.pipe(
    text,
    v.description("Where its dimensions come from: the standard by its number, or the trade's usage."),
  ),
  category: v.pipe(subcategory, v.description("Id of the category it stands in.")),
  subcategory,
  item,
  picture,
  name: v.pipe(name, v.description("Name of a size, with placeholders such as {diameter}.")),
  description: v.pipe(description, v.description("Description of a size, with placeholders.")),
  ...others,
});

/** What all sizes of a family have in common. */
export type Series = v.InferOutput<typeof seriesSchema>;
