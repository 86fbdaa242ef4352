import { addressOf, PRODUCTS_PATH, readAddress } from "./address.ts";
import { facetKeys, isFacetKey, type FacetKey } from "../facets/facet-values.ts";
import type { Filters } from "../facets/facets.ts";
import { inNaturalOrder } from "../model/natural-order.ts";
import type { Category } from "../model/schema.ts";
import { everything, type Selection } from "./selection.ts";

/** All that a link to the product browser says. */
export interface BrowserState {
  selection: Selection;
  /** What is searched for, as typed; empty for no search. */
  query: string;
  filters: Filters;
  /** Id of the product whose sheet is open; only where a category is chosen. */
  product?: string;
}

/** The parts of an address that hold the state, as `location` and `URL` have them. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** What an address says about the product browser. */
export interface ReadState {
  state: BrowserState;
  /** False when the path names something that the tree does not know. */
  isKnown: boolean;
}

/** UTF-16 units of a query that a link carries. */
export const LONGEST_QUERY = 200;

const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The page itself: nothing chosen. */
export const startState: BrowserState = { selection: everything, query: "", filters: {} };

function cut(query: string): string {
  // A cut must not halve a character: half of one can't stand in an address.
  const text = query.toWellFormed().slice(0, LONGEST_QUERY);
  return text.isWellFormed() ? text : text.slice(0, -1);
}

function byNumber(one: string, other: string): number {
  return inNaturalOrder(one, other) || (one < other ? -1 : 1);
}

/** Facets in the order of the catalogue, values in that of their ids, each once: one address for one state. */
function inOrder(filters: Filters): [FacetKey, string[]][] {
  return facetKeys.flatMap((key): [FacetKey, string[]][] => {
    const values = [...new Set(filters[key])].filter(
      (id) => id !== "" && id.isWellFormed() && !id.includes(","),
    );
    return values.length > 0 ? [[key, values.sort(byNumber)]] : [];
  });
}

/** The state as an address carries it: texts cut and well formed, filters in order, nothing that it can't say. */
export function normalState({ selection, query, filters, product }: BrowserState): BrowserState {
  const state = {
    selection,
    query: query.trim() === "" ? "" : cut(query),
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

/** The part of an address from its question mark on; empty where nothing is asked for. */
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
    // Only the first of two parameters with one name counts, as for `q`.
    if (isFacetKey(key) && !filters[key]) filters[key] = value.split(",");
  }
  return filters;
}

/**
 * Reads an address. Never throws: unknown steps give the nearest parent that exists and say so, unknown facets are
 * dropped; which values there are only the list knows, so `knownFilters` drops unknown ones. Undefined for pages
 * that are not the product browser; `/` is the page with nothing chosen.
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
 * The address with another query. In a category place and filters stay; on the page, where the search offers tools of
 * all kinds, the query takes the place of the group that was asked for.
 */
export function addressWithQuery({ pathname, search }: AddressParts, query: string): string {
  if (isPage(decoded(pathname))) return addressOfState({ ...startState, query });
  return pathname + parametersOf({ ...startState, query, filters: readFilters(new URLSearchParams(search)) });
}
