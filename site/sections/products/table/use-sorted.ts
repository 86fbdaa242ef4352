import { useMemo } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import { sortColumns, type Column } from "../../../catalogue/table/columns.ts";
import { sortProducts } from "../../../catalogue/table/sort-products.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";

/** A list in the chosen order, and the columns that it can be sorted by. */
interface Sorted {
  columns: readonly Column[];
  sorted: readonly ShownProduct[];
}

const noColumns: readonly Column[] = [];

/** Sorts `list`, part of a place's products; by a column that the place doesn't have it stays as it is. */
export function useSorted(
  inPlace: readonly ShownProduct[],
  list: readonly ShownProduct[],
  sort: Sort | undefined,
): Sorted {
  const isHydrated = useIsHydrated();
  // Prerendered there are no controls.
  const columns = useMemo(() => (isHydrated ? sortColumns(inPlace) : noColumns), [isHydrated, inPlace]);
  const column = columns.find(({ id }) => id === sort?.column)?.id;
  const isDescending = sort?.isDescending ?? false;
  const sorted = useMemo(
    () => (column ? sortProducts(list, { column, isDescending }) : list),
    [list, column, isDescending],
  );
  return { columns, sorted };
}
