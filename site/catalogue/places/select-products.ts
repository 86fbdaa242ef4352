import { placesOf, type Placed } from "./places-of.ts";
import type { Selection } from "./selection.ts";

/** The products of a selection, by the deepest chosen level. A product in two of its places occurs once. */
export function selectProducts<P extends Placed>(products: readonly P[], selection: Selection): P[] {
  if (!selection.category) return [...products];
  return products.filter((product) =>
    placesOf(product).some(
      ({ category, subcategory, item }) =>
        category === selection.category &&
        (!selection.subcategory || subcategory === selection.subcategory) &&
        (!selection.item || item === selection.item),
    ),
  );
}
