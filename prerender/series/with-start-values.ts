import { groupsIn } from "#engineering/values/material.ts";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { fitIndex, partnersOf, type FitIndex } from "#site/catalogue/relations/fits.ts";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { withDepths } from "#engineering/cutting/start-depths.ts";
import type { Mm } from "#engineering/units/units.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** The workpiece groups of a body's inserts, in the standard's order. */
function insertGroups(index: FitIndex<Product>, body: Product): WorkpieceGroup[] {
  const served = partnersOf(index, body)
    .filter(({ as }) => as === "insert")
    .flatMap(({ product }) => groupsIn(product.specifications.material));
  return workpieceLetters.filter((group) => served.includes(group));
}

/** What the shallowest of the cutters that take an insert reaches; undefined where none states it. */
function deepestOf(index: FitIndex<Product>, insert: Product): Mm | undefined {
  const reached = partnersOf(index, insert).flatMap(({ as, product }) =>
    as === "holder" ? (valuesOf(product).depth?.max ?? []) : [],
  );
  return reached.length > 0 ? Math.min(...reached) : undefined;
}

/**
 * The products of a whole catalogue with their starting ranges: their own, or those worked out from family, workpiece
 * groups and dimensions. A cutter or U-drill has them for the groups of the inserts that fit it. Those of an insert have
 * its depths of cut.
 */
export function withStartValues(products: readonly Product[]): Product[] {
  const index = fitIndex(products);
  return products.map((product) => {
    const values = product.startValues ?? startValuesOf(product, insertGroups(index, product));
    return values.length > 0
      ? { ...product, startValues: withDepths(product, values, deepestOf(index, product)) }
      : product;
  });
}
