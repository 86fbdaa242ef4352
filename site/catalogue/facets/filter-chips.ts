import { facetKeys, type FacetKey } from "./facet-values.ts";
import type { Facet, Filters } from "./facets.ts";

/** An active filter, to be taken away. */
export interface FilterChip {
  key: FacetKey;
  id: string;
  /** "Coating: TiAlN". */
  label: string;
}

/** No filter. */
export const noFilters: Filters = {};

/** Chooses a value, or takes the choice back; a facet without a choice is left out. */
export function toggleFilter(filters: Filters, key: FacetKey, id: string): Filters {
  const before = filters[key] ?? [];
  const after = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
  return Object.fromEntries(
    facetKeys.flatMap((each) => {
      const chosen = each === key ? after : filters[each];
      return chosen && chosen.length > 0 ? [[each, chosen]] : [];
    }),
  );
}

/** Takes a choice back; the same filters where it is not chosen. */
export function withoutFilter(filters: Filters, key: FacetKey, id: string): Filters {
  return filters[key]?.includes(id) ? toggleFilter(filters, key, id) : filters;
}

/** One chip for each chosen value, in the order of the facets; what the facets don't know has none. */
export function chipsOf(facets: readonly Facet[], filters: Filters): FilterChip[] {
  return facets.flatMap(({ key, label, options }) =>
    options
      .filter(({ id }) => filters[key]?.includes(id))
      .map((option) => ({ key, id: option.id, label: `${label}: ${option.label}` })),
  );
}
