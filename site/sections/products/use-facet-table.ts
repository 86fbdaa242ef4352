import { startTransition, useEffect, useState } from "react";
import { facetTable, facetTableInSteps, type FacetTable } from "../../catalogue/facets.ts";
import type { ShownProduct } from "./shown-product.ts";

type Products = readonly ShownProduct[];

/** Each list is read once. */
const tables = new WeakMap<Products, FacetTable<ShownProduct>>();

function tableOf(products: Products, isAwaited: boolean): FacetTable<ShownProduct> | undefined {
  const known = tables.get(products);
  if (known || !isAwaited) return known;
  const table = facetTable(products);
  tables.set(products, table);
  return table;
}

/**
 * The values of a list. `isAwaited`: what is drawn depends on them, so they are read at once; else they come a
 * moment later, a few hundred products a task.
 */
export function useFacetTable(products: Products, isAwaited: boolean): FacetTable<ShownProduct> | undefined {
  const [read, setRead] = useState<{ products: Products; table: FacetTable<ShownProduct> }>();
  const table = read?.products === products ? read.table : tableOf(products, isAwaited);
  const isMissing = table === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const steps = facetTableInSteps(products);
    const next = (): void => {
      const step = steps.next();
      if (step.done) {
        tables.set(products, step.value);
        startTransition(() => setRead({ products, table: step.value }));
      } else {
        timer = setTimeout(next);
      }
    };
    let timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [products, isMissing]);
  return table;
}
