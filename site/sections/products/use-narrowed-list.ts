import { useMemo } from "react";
import { addressOf } from "../../catalogue/address.ts";
import type { BrowserState } from "../../catalogue/browser-state.ts";
import { applyFilters, facetsOf, knownFilters, type Facet, type Filters } from "../../catalogue/facets.ts";
import { chipsOf, noFilters, type FilterChip } from "../../catalogue/filter-chips.ts";
import { selectProducts } from "../../catalogue/selection.ts";
import type { ShownProduct } from "./shown-product.ts";
import { useFacetTable } from "./use-facet-table.ts";

/** A place's products, what is left of them, and what narrows them. */
interface NarrowedList {
  /** All products of the place. */
  inPlace: readonly ShownProduct[];
  /** Those that search and filters leave. */
  list: readonly ShownProduct[];
  /** Of any filters those that the place knows. */
  known: (filters: Filters) => Filters;
  /** The known filters of the address. */
  filters: Filters;
  /** Empty for the moment until the list has been read. */
  facets: readonly Facet[];
  chips: readonly FilterChip[];
}

/** Works a list out from the address's state; `found`: ids that the search found, if there is one. */
export function useNarrowedList(
  products: readonly ShownProduct[],
  { selection, filters: asked }: BrowserState,
  found: ReadonlySet<string> | undefined,
): NarrowedList {
  const path = addressOf(selection);
  const inPlace = useMemo(
    () => selectProducts(products, selection),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the path says all that is in the selection
    [products, path],
  );
  const table = useFacetTable(inPlace, Object.keys(asked).length > 0);
  if (!table) {
    const list = inPlace.filter(({ id }) => found?.has(id) ?? true);
    return { inPlace, list, known: () => noFilters, filters: noFilters, facets: [], chips: [] };
  }
  const known = (given: Filters): Filters => knownFilters(table, given);
  const filters = known(asked);
  const list = applyFilters(table, filters, found);
  const facets = facetsOf(table, filters, found);
  return { inPlace, list, known, filters, facets, chips: chipsOf(table, filters) };
}
