import { addressOf, PRODUCTS_PATH, readAddress } from "./address.ts";
import { facetKeys, isFacetKey, type FacetKey } from "../facets/facet-values.ts";
import type { Filters } from "../facets/facets.ts";
import { inNaturalOrder } from "../model/natural-order.ts";
import type { Category } from "../model/schema.ts";
import { everything, type Selection } from "./selection.ts";

/** The state in a link to the product browser. */
export interface BrowserState {
  selection: Selection;
  /** The search as typed; empty for none. */
  query: string;
  filters: Filters;
  /** Id of the product whose sheet is open; only if a category is chosen. */
  product?: string;
}

/** The parts of an address with the state, as in `location` and `URL`. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** A parsed address of the product browser. */
export interface ReadState {
  state: BrowserState;
  /** False if the path has a step that isn't in the tree. */
  isKnown: boolean;
}

/** Most UTF-16 units of a query in a link. */
export const LONGEST_QUERY = 200;

const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The home page: nothing chosen. */
export const startState: BrowserState = { selection: everything, query: "", filters: {} };

function cutQuery(query: string): string {
  // A cut must not split a character: an address can't contain half of one.
  const text = query.toWellFormed().slice(0, LONGEST_QUERY);
  return text.isWellFormed() ? text : text.slice(0, -1);
}

function byNumber(one: string, other: string): number {
  return inNaturalOrder(one, other) || (one < other ? -1 : 1);
}

/** Facets in the catalogue's order, values in that of their ids, each once: one address for each state. */
function inOrder(filters: Filters): [FacetKey, string[]][] {
  return facetKeys.flatMap((key): [FacetKey, string[]][] => {
    const values = [...new Set(filters[key])].filter(
      (id) => id !== "" && id.isWellFormed() && !id.includes(","),
    );
    return values.length > 0 ? [[key, values.sort(byNumber)]] : [];
  });
}

/** The state as an address can hold it: texts cut and well formed, filters in order, nothing else. */
export function normalState({ selection, query, filters, product }: BrowserState): BrowserState {
  const state = {
    selection,
    query: query.trim() === "" ? "" : cutQuery(query),
    filters: Object.fromEntries(inOrder(filters)),
  };
  return selection.category && product && productId.test(product) ? { ...state, product } : state;
}

/** The address of a state: `/products/<category>/<subcategory>/<item>?q=…&<facet>=v1,v2#<product-id>`. */
export function addressOfState(given: BrowserState): string {
  const state = normalState(given);
  const { selection, product } = state;
  if (!selection.category) return `/${parametersOf(state)}#products`;
  return `${addressOf(selection)}${parametersOf(state)}${product ? `#${product}` : ""}`;
}

/** The query part of an address with its question mark, or an empty text. */
function parametersOf(given: BrowserState): string {
  const { query, filters } = normalState(given);
  const parameters = [
    ...(query ? [`q=${encodeURIComponent(query).replaceAll("%20", "+")}`] : []),
    ...inOrder(filters).map(([key, ids]) => `${key}=${ids.map(encodeURIComponent).join(",")}`),
  ];
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}

function isPage(path: string): boolean {
  return path === "/" || path.replace(/\/+$/, "") === PRODUCTS_PATH;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readFilters(parameters: URLSearchParams): Filters {
  const filters: Partial<Record<FacetKey, string[]>> = {};
  for (const [key, value] of parameters) {
    // The first of several parameters with the same name counts, as for `q`.
    if (isFacetKey(key) && !filters[key]) filters[key] = value.split(",");
  }
  return filters;
}

/**
 * Reads an address. Never throws: unknown steps give the nearest existing parent, with `isKnown` false. Unknown facets
 * are dropped; unknown values are dropped by `knownFilters`, which knows the list. Undefined for pages outside the
 * product browser; `/` is the page with nothing chosen.
 */
export function readState(tree: readonly Category[], address: AddressParts): ReadState | undefined {
  const path = decoded(address.pathname);
  const place = isPage(path) ? { selection: everything, isKnown: true } : readAddress(tree, path);
  if (!place) return undefined;
  const parameters = new URLSearchParams(address.search);
  const state = normalState({
    selection: place.selection,
    query: parameters.get("q") ?? "",
    filters: readFilters(parameters),
    product: decoded(address.hash.replace(/^#/, "")),
  });
  return { state, isKnown: place.isKnown };
}

/**
 * The address with another query. In a category, place and filters stay. On the home page, whose search covers all
 * tools, the query replaces the chosen material group.
 */
export function addressWithQuery({ pathname, search }: AddressParts, query: string): string {
  if (isPage(decoded(pathname))) return addressOfState({ ...startState, query });
  return pathname + parametersOf({ ...startState, query, filters: readFilters(new URLSearchParams(search)) });
}
