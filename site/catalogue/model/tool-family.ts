import { families } from "../families/families.ts";
import type { Product } from "./schema.ts";

type Tool = Pick<Product, "family" | "specifications">;

/**
 * Words of types whose outline isn't that of their family: a step drill is no drill of one diameter, a T-slot mill no
 * cylinder. No specification describes theirs.
 */
const ownForm =
  /\b(?:step|subland|core drill|cent(?:re|er)(?:ing)? drill|counterbor\w*|countersink\w*|t-slot|dovetail|taper(?:ed)?|corner.rounding|concave|convex|barrel|lollipop|undercut\w*|engraving|high.feed|thread(?:ing)? (?:end )?mill)\b/i;

/** Whether a tool has an outline of its own, which isn't that of its family. */
export function hasOwnForm({ specifications: { type = "" } }: Tool): boolean {
  return ownForm.test(type);
}

/** Whether a product fits into a seat, instead of having one. */
export function isInsert(product: Tool): boolean {
  return families[product.family].kind === "insert";
}

/** What a product's `diameter` means: its cutting diameter, its inscribed circle, or the smallest bore it enters. */
export function diameterMeaning(product: Tool): "cutting" | "circle" | "bore" {
  return families[product.family].diameter;
}
