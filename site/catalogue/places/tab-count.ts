import type { Subcategory } from "../model/schema.ts";
import { countWithUnit } from "./counts.ts";
import type { Placed } from "./places-of.ts";
import { selectProducts } from "./select-products.ts";

/** The count on a subcategory's tab: the number of its items in the tree, or, without items, of its products. */
export function tabCount(subcategory: Subcategory, category: string, products: readonly Placed[]): string {
  if (subcategory.items.length > 0) return countWithUnit(subcategory.items.length, "item");
  return countWithUnit(selectProducts(products, { category, subcategory: subcategory.id }).length, "product");
}
