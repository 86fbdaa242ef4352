import type { Lead } from "../keys/lead.ts";
import type { Product } from "../model/schema.ts";
import { tableCellOf } from "./columns.ts";
import { compareSortKeys, sortKeyOf, type SortKey } from "./sort-key.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** The column by which a list is sorted. */
export interface Sorting {
  column: Lead;
  isDescending: boolean;
}

function keyOf(product: Tool, column: Lead): SortKey | undefined {
  const cell = tableCellOf(product, { id: column });
  if (!cell) return undefined;
  const { value, unit } = cell;
  return sortKeyOf(unit ? `${value} ${unit}` : value);
}

/**
 * Sorts a list by one column: figures as numbers (10 mm is 10.0 mm), sizes and codes in natural order. Equal values
 * keep their order; products without a value come last, in both directions.
 */
export function sortProducts<P extends Tool>(products: readonly P[], { column, isDescending }: Sorting): P[] {
  const keyed = products.map((product) => ({ product, key: keyOf(product, column) }));
  return keyed
    .toSorted((one, other) => {
      if (!one.key || !other.key) return Number(!one.key) - Number(!other.key);
      const order = compareSortKeys(one.key, other.key);
      return isDescending ? -order : order;
    })
    .map(({ product }) => product);
}
