import { groupsIn } from "#engineering/values/material.ts";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { fitIndex, partnersOf, type FitIndex } from "#site/catalogue/relations/fits.ts";
import { startValuesOf } from "#engineering/cutting/start-values.ts";

/** The workpiece groups of a body's inserts, in the standard's order. */
function insertGroups(index: FitIndex<Product>, body: Product): WorkpieceGroup[] {
  const served = partnersOf(index, body)
    .filter(({ as }) => as === "insert")
    .flatMap(({ product }) => groupsIn(product.specifications.material));
  return workpieceLetters.filter((group) => served.includes(group));
}

/**
 * The products of a whole catalogue with their starting ranges: their own, or those worked out from family, workpiece
 * groups and dimensions. A cutter or U-drill has them for the groups of the inserts that fit it.
 */
export function withStartValues(products: readonly Product[]): Product[] {
  const index = fitIndex(products);
  return products.map((product) => {
    if (product.startValues) return product;
    const startValues = startValuesOf(product, insertGroups(index, product));
    return startValues.length > 0 ? { ...product, startValues } : product;
  });
}
