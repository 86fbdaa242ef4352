import { useMemo } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import type { TableColumn } from "../../../catalogue/table/columns.ts";
import { sortProducts } from "../../../catalogue/table/sort-products.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";

/** A list in the chosen order, and the columns that it can be sorted by. */
interface Sorted {
  columns: readonly TableColumn[];
  sorted: readonly ShownProduct[];
}

const noColumns: readonly TableColumn[] = [];

/** Sorts `list` by a column of its place; for other columns the order stays. */
export function useSorted(
  ofPlace: readonly TableColumn[] = noColumns,
  list: readonly ShownProduct[],
  sort: Sort | undefined,
): Sorted {
  // The prerendered HTML has no controls.
  const columns = useIsHydrated() ? ofPlace : noColumns;
  const column = columns.find(({ id }) => id === sort?.column)?.id;
  const isDescending = sort?.isDescending ?? false;
  const sorted = useMemo(
    () => (column ? sortProducts(list, { column, isDescending }) : list),
    [list, column, isDescending],
  );
  return { columns, sorted };
}
