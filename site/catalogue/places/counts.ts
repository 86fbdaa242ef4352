import type { Subcategory } from "../model/schema.ts";

/** A count with its unit: "1 product", "3 products". */
export function countWithUnit(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? "" : "s"}`;
}

/** The preview on a category card: the first two subcategories and how many more there are. */
export function cardPreview(subcategories: readonly Subcategory[]): { shown: Subcategory[]; more: number } {
  return { shown: subcategories.slice(0, 2), more: Math.max(0, subcategories.length - 2) };
}
