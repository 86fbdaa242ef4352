import type { Pair } from "../../../catalogue/card-attributes.ts";
import type { Product } from "../../../catalogue/schema.ts";
import { specificationKeys, type SpecificationKey } from "../../../catalogue/specification-keys.ts";
import { labelOf } from "../../../catalogue/specification-label.ts";

/** A specification as the table shows it. */
export interface SpecificationRow extends Pair {
  key: SpecificationKey;
}

/** All specifications of a product in data-sheet order, each with its key. */
export function specificationRows(product: Pick<Product, "specifications">): SpecificationRow[] {
  return specificationKeys.flatMap((key) => {
    const value = product.specifications[key];
    return value ? [{ key, label: labelOf(key, product), value }] : [];
  });
}
