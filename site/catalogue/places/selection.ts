import type { Category, Item, Subcategory } from "../model/schema.ts";

/** The selection in the product browser. No category means "all". */
export interface Selection {
  category?: string;
  subcategory?: string;
  item?: string;
}

/** Nothing chosen: every product, no overlay. */
export const everything: Selection = {};

/** Chooses a category and clears subcategory and item; "all" means nothing chosen. */
export function chooseCategory(category: string): Selection {
  return category === "all" ? everything : { category };
}

/** Chooses a subcategory and clears the item. */
export function chooseSubcategory(selection: Selection, subcategory: string): Selection {
  return { category: selection.category, subcategory };
}

/** Chooses an item, or clears it if it is already chosen. */
export function chooseItem(selection: Selection, item: string): Selection {
  const { category, subcategory } = selection;
  return selection.item === item ? { category, subcategory } : { category, subcategory, item };
}

/** The tree's nodes along a selection; ids that aren't in the tree are left out. */
export function selectedNodes(
  tree: readonly Category[],
  selection: Selection,
): { category?: Category; subcategory?: Subcategory; item?: Item } {
  const category = tree.find((node) => node.id === selection.category);
  const subcategory = category?.subCategories.find((node) => node.id === selection.subcategory);
  const item = subcategory?.items.find((node) => node.id === selection.item);
  return { category, subcategory, item };
}
