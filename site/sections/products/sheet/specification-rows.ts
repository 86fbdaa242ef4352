import { specificationPairs, type Pair } from "../../../catalogue/card-attributes.ts";
import type { Product } from "../../../catalogue/schema.ts";
import { specificationKeys, type SpecificationKey } from "../../../catalogue/specification-keys.ts";

/** A specification as the table shows it. */
export interface SpecificationRow extends Pair {
  key: SpecificationKey;
}

/** All specifications of a product in data-sheet order, each with its key. */
export function specificationRows(product: Pick<Product, "specifications">): SpecificationRow[] {
  const keys = specificationKeys.filter((key) => product.specifications[key]);
  // The pairs are those of the same keys in the same order.
  const pairs = specificationPairs(product);
  return keys.flatMap((key, index) => {
    const pair = pairs[index];
    return pair ? [{ key, ...pair }] : [];
  });
}
