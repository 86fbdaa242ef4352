import {
  facetKeys,
  facetLabel,
  facetReads,
  facetValues,
  type FacetKey,
  type FacetValue,
} from "./facet-values.ts";
import { inNaturalOrder } from "../model/natural-order.ts";
import type { Product } from "../model/schema.ts";

/** Chosen values by facet, as ids. Within a facet any of them will do, between facets all must. */
export type Filters = Readonly<Partial<Record<FacetKey, readonly string[]>>>;

/** What filtering needs of a product. */
export type Filterable = Pick<Product, "id" | "specifications">;

/** A value as a filter offers it. */
export interface FacetOption extends FacetValue {
  /** Products with this value under the other facets' filters and the search. */
  count: number;
  isChosen: boolean;
  /** Shown but not to be chosen: it would show nothing. */
  isDisabled: boolean;
}

/** A facet as it is shown. */
export interface Facet {
  key: FacetKey;
  label: string;
  options: FacetOption[];
}

/** A list's values, read once: what filters and counts are worked out from. */
export interface FacetTable<P extends Filterable> {
  rows: readonly { product: P; ids: Readonly<Record<FacetKey, readonly string[]>> }[];
  /** The values that occur in the list, in the order in which they are shown. */
  values: Readonly<Record<FacetKey, readonly FacetValue[]>>;
}

/** A list of fewer products needs no filters. */
export const FEWEST_PRODUCTS = 4;

function recordOf<T>(of: (key: FacetKey) => T): Record<FacetKey, T> {
  return Object.fromEntries(facetKeys.map((key) => [key, of(key)])) as Record<FacetKey, T>; // fromEntries loses the keys
}

function byOrder(one: FacetValue, other: FacetValue): number {
  if (one.number !== undefined && other.number !== undefined && one.number !== other.number)
    return one.number - other.number;
  return inNaturalOrder(one.label, other.label) || (one.id < other.id ? -1 : 1);
}

/** Products that are alike in the specifications so far: by the next one's text, and at the last their value's ids. */
interface Alike {
  next: Map<string | undefined, Alike>;
  ids?: readonly string[];
}

/** Reads one facet's values off products: once for all that are alike in what the facet looks at. */
class FacetReader {
  readonly #key: FacetKey;
  readonly #known = new Map<string, FacetValue>();
  readonly #all: Alike = { next: new Map() };

  constructor(key: FacetKey) {
    this.#key = key;
  }

  idsOf(product: Filterable): readonly string[] {
    let alike = this.#all;
    // One step a specification: putting their texts together for each of thousands of products takes longer.
    for (const each of facetReads(this.#key)) {
      const text = product.specifications[each];
      let next = alike.next.get(text);
      if (!next) alike.next.set(text, (next = { next: new Map() }));
      alike = next;
    }
    alike.ids ??= this.#read(product);
    return alike.ids;
  }

  #read(product: Filterable): string[] {
    const values = facetValues(product, this.#key);
    for (const value of values) if (!this.#known.has(value.id)) this.#known.set(value.id, value);
    return [...new Set(values.map(({ id }) => id))];
  }

  values(): FacetValue[] {
    return [...this.#known.values()].sort(byOrder);
  }
}

/** Reads the values of a list of products; the list is the one before search and filters. */
export function facetTable<P extends Filterable>(products: readonly P[]): FacetTable<P> {
  const readers = recordOf((key) => new FacetReader(key));
  const none = recordOf((): readonly string[] => []);
  const rows = products.map((product) => {
    // Copied and filled: thousands of rows made from lists of entries take several times as long.
    const ids = { ...none };
    for (const key of facetKeys) ids[key] = readers[key].idsOf(product);
    return { product, ids };
  });
  return { rows, values: recordOf((key) => readers[key].values()) };
}

function passes(ids: readonly string[], chosen: readonly string[] | undefined): boolean {
  return !chosen || chosen.length === 0 || ids.some((id) => chosen.includes(id));
}

/** The products that pass every filter and, where there is a search, are among what it found. */
export function applyFilters<P extends Filterable>(
  table: FacetTable<P>,
  filters: Filters,
  found?: ReadonlySet<string>,
): P[] {
  const active = facetKeys.filter((key) => filters[key]?.length);
  return table.rows
    .filter(
      ({ product, ids }) =>
        (found?.has(product.id) ?? true) && active.every((key) => passes(ids[key], filters[key])),
    )
    .map(({ product }) => product);
}

/** How many products each value would show, in one pass over the list. */
function countValues<P extends Filterable>(
  { rows }: FacetTable<P>,
  filters: Filters,
  found: ReadonlySet<string> | undefined,
): Record<FacetKey, Map<string, number>> {
  // Products with the same values share one list of them: lists are counted, and then what is in them.
  const lists = recordOf(() => new Map<readonly string[], number>());
  const add = (key: FacetKey, ids: readonly string[]): void => {
    if (ids.length > 0) lists[key].set(ids, (lists[key].get(ids) ?? 0) + 1);
  };
  const active = facetKeys.filter((key) => filters[key]?.length);
  for (const { product, ids } of rows) {
    if (found && !found.has(product.id)) continue;
    const failed = active.filter((key) => !passes(ids[key], filters[key]));
    // A facet's own choice doesn't count for its values: a product that fails only there is still one of them.
    if (failed.length === 0) for (const key of facetKeys) add(key, ids[key]);
    else if (failed.length === 1 && failed[0]) add(failed[0], ids[failed[0]]);
  }
  return recordOf((key) => {
    const counts = new Map<string, number>();
    for (const [ids, count] of lists[key]) {
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
    }
    return counts;
  });
}

/**
 * The filters of a list: facets with two values or more in it, numbers in their order, each value with its count.
 * Values that would show nothing stay, disabled. None at all for a list of fewer than four products.
 */
export function facetsOf<P extends Filterable>(
  table: FacetTable<P>,
  filters: Filters,
  found?: ReadonlySet<string>,
): Facet[] {
  if (table.rows.length < FEWEST_PRODUCTS) return [];
  const counts = countValues(table, filters, found);
  return facetKeys
    .filter((key) => table.values[key].length > 1)
    .map((key) => ({
      key,
      label: facetLabel(key),
      options: table.values[key].map((value) => {
        const count = counts[key].get(value.id) ?? 0;
        const isChosen = filters[key]?.includes(value.id) ?? false;
        return { ...value, count, isChosen, isDisabled: count === 0 && !isChosen };
      }),
    }));
}

/** The filters that a list can answer: what it has no facet or value for is left out. */
export function knownFilters<P extends Filterable>(
  { rows, values }: FacetTable<P>,
  filters: Filters,
): Filters {
  if (rows.length < FEWEST_PRODUCTS) return {};
  return Object.fromEntries(
    facetKeys.flatMap((key) => {
      const offered = values[key].length > 1 ? values[key].map(({ id }) => id) : [];
      const kept = (filters[key] ?? []).filter((id) => offered.includes(id));
      return kept.length > 0 ? [[key, kept]] : [];
    }),
  );
}
