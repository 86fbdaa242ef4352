import type { Subcategory } from "../model/schema.ts";
import type { Placed } from "./places-of.ts";
import { selectProducts } from "./selection.ts";

/** A count with its unit: "1 product", "3 products". */
export function countWithUnit(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? "" : "s"}`;
}

/**
 * The count on a subcategory's tab: how many items it has in the tree, or, without items, how many products.
 */
export function tabCount(subcategory: Subcategory, category: string, products: readonly Placed[]): string {
  if (subcategory.items.length > 0) return countWithUnit(subcategory.items.length, "item");
  return countWithUnit(selectProducts(products, { category, subcategory: subcategory.id }).length, "product");
}

/** The preview on a category card: the first two subcategories and how many more there are. */
export function cardPreview(subcategories: readonly Subcategory[]): { shown: Subcategory[]; more: number } {
  return { shown: subcategories.slice(0, 2), more: Math.max(0, subcategories.length - 2) };
}
