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

/** Ids of the chosen values by facet. A product must have at least one value of each facet. */
export type Filters = Readonly<Partial<Record<FacetKey, readonly string[]>>>;

/** The data of a product that filters read. */
export type Filterable = Pick<Product, "id" | "family" | "specifications">;

/** A value that a filter offers. */
export interface FacetOption extends FacetValue {
  /** Number of products with this value under the other facets' filters and the search. */
  count: number;
  isChosen: boolean;
  /** Whether choosing it would show nothing. */
  isDisabled: boolean;
}

/** A facet as it is shown. */
export interface Facet {
  key: FacetKey;
  label: string;
  options: FacetOption[];
}

/** A list's values, read once for all filters and counts. */
export interface FacetTable<P extends Filterable> {
  rows: readonly { product: P; ids: Readonly<Record<FacetKey, readonly string[]>> }[];
  /** The values that occur in the list, in display order. */
  values: Readonly<Record<FacetKey, readonly FacetValue[]>>;
}

/** Shorter lists have no filters. */
export const FEWEST_PRODUCTS = 4;

function recordOf<T>(of: (key: FacetKey) => T): Record<FacetKey, T> {
  return Object.fromEntries(facetKeys.map((key) => [key, of(key)])) as Record<FacetKey, T>; // fromEntries loses the keys
}

function byOrder(one: FacetValue, other: FacetValue): number {
  if (one.number !== undefined && other.number !== undefined && one.number !== other.number)
    return one.number - other.number;
  return inNaturalOrder(one.label, other.label) || (one.id < other.id ? -1 : 1);
}

/**
 * A node of a tree of specification texts. It stands for all products with the same texts so far. A leaf contains the
 * ids of their values.
 */
interface ValueNode {
  next: Map<string | undefined, ValueNode>;
  ids?: readonly string[];
}

/** Reads one facet's values, once for all products with equal facts. */
class FacetReader {
  readonly #key: FacetKey;
  readonly #known = new Map<string, FacetValue>();
  readonly #root: ValueNode = { next: new Map() };

  constructor(key: FacetKey) {
    this.#key = key;
  }

  idsOf(product: Filterable): readonly string[] {
    let node = this.#root;
    // One level for each specification: joining their texts for thousands of products takes longer.
    for (const each of facetReads(this.#key)) {
      const text = each === "family" ? product.family : product.specifications[each];
      let next = node.next.get(text);
      if (!next) node.next.set(text, (next = { next: new Map() }));
      node = next;
    }
    node.ids ??= this.#read(product);
    return node.ids;
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

/**
 * Reads the values of a list of products, before search and filters. `readAs` completes a product whose own data lack
 * something that it is filtered by.
 */
export function facetTable<P extends Filterable>(
  products: readonly P[],
  readAs: (product: P) => Filterable = (product) => product,
): FacetTable<P> {
  const readers = recordOf((key) => new FacetReader(key));
  const none = recordOf((): readonly string[] => []);
  const rows = products.map((product) => {
    // Copied and filled: creating thousands of rows by fromEntries takes several times as long.
    const ids = { ...none };
    const read = readAs(product);
    for (const key of facetKeys) ids[key] = readers[key].idsOf(read);
    return { product, ids };
  });
  return { rows, values: recordOf((key) => readers[key].values()) };
}

function passes(ids: readonly string[], chosen: readonly string[] | undefined): boolean {
  return !chosen || chosen.length === 0 || ids.some((id) => chosen.includes(id));
}

/** The products that pass every filter and, if there is a search, are in its results. */
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
  // Products with the same values share one list of ids: counts the lists first, then their ids.
  const lists = recordOf(() => new Map<readonly string[], number>());
  const add = (key: FacetKey, ids: readonly string[]): void => {
    if (ids.length > 0) lists[key].set(ids, (lists[key].get(ids) ?? 0) + 1);
  };
  const active = facetKeys.filter((key) => filters[key]?.length);
  for (const { product, ids } of rows) {
    if (found && !found.has(product.id)) continue;
    const failed = active.filter((key) => !passes(ids[key], filters[key]));
    // A facet's own filter doesn't reduce its counts: a product that fails only that filter is still counted there.
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
 * The filters of a list: facets with at least two values in it, numbers in their order, each value with its count.
 * Values that would show nothing are disabled. Empty for a list of fewer than four products.
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

/** The filters without facets and values that the list doesn't have. */
export function knownFilters<P extends Filterable>(
  { rows, values }: FacetTable<P>,
  filters: Filters,
): Filters {
  if (rows.length < FEWEST_PRODUCTS) return {};
  return Object.fromEntries(
    facetKeys.flatMap((key) => {
      const offered = values[key].length > 1 ? values[key].map(({ id }) => id) : [];
      const valid = (filters[key] ?? []).filter((id) => offered.includes(id));
      return valid.length > 0 ? [[key, valid]] : [];
    }),
  );
}
