import * as v from "valibot";
import { specificationKeys } from "#engineering/values/specification-keys.ts";

const address = (what: string) => v.pipe(v.string(), v.description(what));

const feedProduct = v.strictObject({
  id: v.pipe(v.string(), v.description("Never changes, and is never given to another product.")),
  url: address("Its page."),
  name: v.string(),
  description: v.string(),
  /** Labels of the catalogue's tree, from the category down. */
  category: v.array(v.string()),
  image: address("Its picture: a photo, an illustration or a drawing of its family."),
  imageKind: v.picklist(["Photo", "Illustration"]),
  features: v.array(v.string()),
  /** Texts with their units, as on a data sheet. */
  specifications: v.partial(
    v.strictObject(
      // fromEntries loses the keys
      Object.fromEntries(specificationKeys.map((key) => [key, v.string()])) as Record<
        (typeof specificationKeys)[number],
        v.StringSchema<undefined>
      >,
    ),
  ),
  orderCode: v.optional(v.string()),
  pack: v.optional(v.strictObject({ quantity: v.number(), unit: v.picklist(["piece", "pair", "set"]) })),
  leadTime: v.optional(
    v.union([v.literal("stock"), v.literal("on request"), v.strictObject({ days: v.number() })]),
  ),
  /** Only a code that the owner has confirmed. */
  hsn: v.optional(v.string()),
  origin: v.optional(v.string()),
});

/** A file of the feed of the range; docs/feed.md describes it. Without prices: the site states none. */
export const feedSchema = v.strictObject({
  version: v.pipe(v.literal(1), v.description("Rises when a reader would have to change.")),
  company: v.string(),
  home: address("The site."),
  total: v.pipe(v.number(), v.description("Products in all files together.")),
  products: v.array(feedProduct),
  next: v.optional(address("The next file; missing in the last one.")),
});

/** A file of the feed. */
export type FeedFile = v.InferOutput<typeof feedSchema>;
