import type { Category } from "../model/schema.ts";
import type { Placed } from "./places-of.ts";
import type { Selection } from "./selection.ts";
import { selectProducts } from "./select-products.ts";

/** A place in the tree with products, and the words for a link to it. */
export interface NearbyLeaf {
  selection: Selection;
  label: string;
  count: number;
}

/**
 * The nearest place with products for a selection without any: a sibling item, then another subcategory
 * of the same category. Undefined if the whole category is empty.
 */
export function nearestLeaf(
  category: Category,
  selection: Selection,
  products: readonly Placed[],
): NearbyLeaf | undefined {
  const ownFirst = [...category.subCategories].sort(
    (a, b) => Number(b.id === selection.subcategory) - Number(a.id === selection.subcategory),
  );
  for (const subcategory of ownFirst) {
    const parent = { category: category.id, subcategory: subcategory.id };
    const leaves =
      subcategory.items.length > 0
        ? subcategory.items.map((item) => ({
            selection: { ...parent, item: item.id },
            label: `${subcategory.label}, ${item.label}`,
          }))
        : [{ selection: parent, label: subcategory.label }];
    for (const leaf of leaves) {
      const count = selectProducts(products, leaf.selection).length;
      if (count > 0) return { ...leaf, count };
    }
  }
  return undefined;
}
