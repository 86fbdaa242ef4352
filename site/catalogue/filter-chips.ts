import { facetKeys, facetLabel, type FacetKey } from "./facet-values.ts";
import type { FacetTable, Filterable, Filters } from "./facets.ts";

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

/** One chip for each chosen value, in the order of the facets; values that the list doesn't know show their id. */
export function chipsOf<P extends Filterable>({ values }: FacetTable<P>, filters: Filters): FilterChip[] {
  return facetKeys.flatMap((key) =>
    (filters[key] ?? []).map((id) => {
      const value = values[key].find((each) => each.id === id);
      return { key, id, label: `${facetLabel(key)}: ${value?.label ?? id}` };
    }),
  );
}
