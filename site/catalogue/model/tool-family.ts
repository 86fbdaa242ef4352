import { families } from "../families/families.ts";
import type { Product } from "./schema.ts";

/**
 * The meaning of a product's `diameter`: its cutting diameter, its inscribed circle, or the smallest bore it enters.
 */
export function diameterMeaning({ family }: Pick<Product, "family">): "cutting" | "circle" | "bore" {
  return families[family].diameter;
}
