import { useDeferredValue, useMemo } from "react";
import { addressOf } from "../../catalogue/address.ts";
import type { BrowserState } from "../../catalogue/browser-state.ts";
import {
  applyFilters,
  facetsOf,
  facetTable,
  knownFilters,
  type Facet,
  type Filters,
} from "../../catalogue/facets.ts";
import { chipsOf, type FilterChip } from "../../catalogue/filter-chips.ts";
import { selectProducts } from "../../catalogue/selection.ts";
import type { ShownProduct } from "./shown-product.ts";

/** A place's products, what is left of them, and what narrows them. */
interface NarrowedList {
  /** All products of the place. */
  inPlace: readonly ShownProduct[];
  /** Those that search and filters leave. */
  list: readonly ShownProduct[];
  /** The filters of the address that the place knows. */
  filters: Filters;
  facets: readonly Facet[];
  chips: readonly FilterChip[];
}

const nothing: readonly ShownProduct[] = [];

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
  // The filters of a place come a moment after its first cards, unless the cards depend on them.
  const settled = useDeferredValue(inPlace, nothing);
  const source = Object.keys(asked).length > 0 ? inPlace : settled;
  const table = useMemo(() => facetTable(source), [source]);
  const filters = knownFilters(table, asked);
  const isByFilter = source === inPlace;
  const list = isByFilter
    ? applyFilters(table, filters, found)
    : inPlace.filter(({ id }) => found?.has(id) ?? true);
  return { inPlace, list, filters, facets: facetsOf(table, filters, found), chips: chipsOf(table, filters) };
}
