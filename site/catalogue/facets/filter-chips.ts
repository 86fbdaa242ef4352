import { facetKeys, type FacetKey } from "./facet-values.ts";
import type { Facet, Filters } from "./facets.ts";

/** An active filter that can be removed. */
export interface FilterChip {
  key: FacetKey;
  id: string;
  /** "Coating: TiAlN". */
  label: string;
}

/** No filter. */
export const noFilters: Filters = {};

/** Adds or removes a value; a facet without values is omitted. */
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

/** Removes a value; returns the same filters if it isn't chosen. */
export function withoutFilter(filters: Filters, key: FacetKey, id: string): Filters {
  return filters[key]?.includes(id) ? toggleFilter(filters, key, id) : filters;
}

/** One chip for each chosen value that the facets have, in their order. */
export function chipsOf(facets: readonly Facet[], filters: Filters): FilterChip[] {
  return facets.flatMap(({ key, label, options }) =>
    options
      .filter(({ id }) => filters[key]?.includes(id))
      .map((option) => ({ key, id: option.id, label: `${label}: ${option.label}` })),
  );
}
