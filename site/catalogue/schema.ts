import * as v from "valibot";
import { specificationKeys, type SpecificationKey } from "./specification-keys.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("a text with something in it"));

/** An id as it stands in addresses: lower-case words joined by hyphens. */
const id = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens"));

/** The smallest box of the tree: what an item button stands for. */
const itemSchema = v.strictObject({ id, label: text });

const subcategorySchema = v.strictObject({ id, label: text, items: v.array(itemSchema) });

const categorySchema = v.strictObject({ id, label: text, subCategories: v.array(subcategorySchema) });

/** `content/categories.json`: the category tree, "all" first. */
export const categoriesSchema = v.pipe(
  v.array(categorySchema),
  v.check((list) => list[0]?.id === "all", '"all" as the first category'),
);

const specificationEntries = Object.fromEntries(
  specificationKeys.map((key) => [key, v.optional(text)]),
) as Record<SpecificationKey, v.OptionalSchema<typeof text, undefined>>; // fromEntries loses the keys

/** A tool as `content/products/<category>.json` lists it: its place in the tree, its picture and its facts. */
export const productSchema = v.strictObject({
  /** Id of the subcategory it stands in. */
  subcategory: id,
  /** Id of the item it stands in; left out where the subcategory has no items. */
  item: v.optional(id),
  /** Name of the picture of its tool family (see art/README.md). */
  picture: text,
  /** Unique over the whole catalogue; part of its address. */
  id,
  /** Name as a buyer would say it, size included. */
  name: text,
  description: text,
  /** Short facts, one line each. */
  features: v.optional(v.array(text)),
  /** Any of the nineteen keys; values written as on a data sheet ("10 mm", "≤ 45 HRC"). */
  specifications: v.strictObject(specificationEntries),
});

/** `content/products/<category>.json`. */
export const productsSchema = v.array(productSchema);

export type Item = v.InferOutput<typeof itemSchema>;
export type Subcategory = v.InferOutput<typeof subcategorySchema>;
export type Category = v.InferOutput<typeof categorySchema>;

/** A product with the id of its category, as the site works with it. */
export interface Product extends v.InferOutput<typeof productSchema> {
  category: string;
}
