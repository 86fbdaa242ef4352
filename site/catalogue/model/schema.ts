import * as v from "valibot";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import { orderingEntries } from "./ordering-schema.ts";
import {
  specificationKeys,
  specificationLabels,
  type SpecificationKey,
} from "#engineering/values/specification-keys.ts";
import { valuePatterns } from "./value-patterns.ts";
import { expectedValue } from "#engineering/values/values.ts";
import { label, text, textFor } from "./text-schema.ts";
import type { ToolFamily } from "../families/families.ts";

/** An id as used in addresses: lower-case words joined by hyphens. */
const id = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens"));

const placePicture = v.optional(
  v.pipe(text, v.description("Name of the picture that is shown while no product is listed here.")),
);

/** A place of the tree: shown on a tile, in tabs and above its list. */
const placeLabel = textFor({
  most: 40,
  word: 16,
  why: "at 360 px a word of more than 16 letters makes the tiles scroll sideways",
});

/** The lowest level of the tree, shown as an item button. */
const itemSchema = v.strictObject({ id, label: placeLabel, picture: placePicture });

const subcategorySchema = v.strictObject({
  id,
  label: placeLabel,
  picture: placePicture,
  items: v.array(itemSchema),
});

const categorySchema = v.strictObject({ id, label: placeLabel, subCategories: v.array(subcategorySchema) });

/** `content/categories.json`: the category tree, "all" first. */
export const categoriesSchema = v.pipe(
  v.array(categorySchema),
  v.check((list) => list[0]?.id === "all", '"all" as the first category'),
);

/** The rules of the trade check its text later: their messages name the product. */
function specification(key: SpecificationKey) {
  return v.optional(
    v.pipe(
      text,
      v.description(`${specificationLabels[key]}: ${expectedValue(key)}.`),
      v.metadata({ pattern: valuePatterns[key] }),
    ),
  );
}

const specificationEntries = Object.fromEntries(
  specificationKeys.map((key) => [key, specification(key)]),
) as Record<SpecificationKey, ReturnType<typeof specification>>; // fromEntries loses the keys

const feature = textFor({ most: 160, word: 40, why: "a feature is one line of the sheet, three at 360 px" });

/** A tool made from a row of a series: its place in the tree, its picture and its facts. */
export const productSchema = v.strictObject({
  subcategory: v.pipe(id, v.description("Id of the subcategory it stands in.")),
  item: v.optional(
    v.pipe(id, v.description("Id of the item it stands in; left out where the subcategory has no items.")),
  ),
  picture: v.pipe(
    text,
    v.description("Name of a photo in content/pictures, or of the picture of its tool family."),
  ),
  id: v.pipe(id, v.description("Unique over the whole catalogue; part of its address.")),
  name: v.pipe(label, v.description("Name as a buyer would say it, size included.")),
  description: v.pipe(
    textFor({ most: 600, word: 40, why: "it fills more than a screen of 390 px" }),
    v.description("One or two sentences: what it is good for."),
  ),
  features: v.optional(
    v.pipe(
      v.array(feature),
      v.maxLength(16, "at most 16 features: the sheet shows all of them at once"),
      v.description("Short facts, one line each."),
    ),
  ),
  specifications: v.pipe(
    v.strictObject(specificationEntries),
    v.description('Any of the nineteen keys; values written as on a data sheet ("10 mm", "≤ 45 HRC").'),
  ),
  ...orderingEntries,
});

export type Item = v.InferOutput<typeof itemSchema>;
export type Subcategory = v.InferOutput<typeof subcategorySchema>;
export type Category = v.InferOutput<typeof categorySchema>;

/** A product with the values of its series, as used by the site. */
export interface Product extends Omit<v.InferOutput<typeof productSchema>, "startValues"> {
  /** Its own starting ranges, or those that the build works out, which have depths of cut too. */
  startValues?: StartValue[] | undefined;
  /** Id of its category. */
  category: string;
  /** The kind of tool. */
  family: ToolFamily;
  /** Name of its series in the category: `u-drills-sp-3d`. */
  series: string;
}

/** What a list says once, above the sizes of a series. */
export interface SeriesText {
  /** What its tools are, in the plural: "4-flute end mills, DIN 6527 L". */
  title: string;
  /** A sentence that is true of each size. */
  summary?: string;
}
