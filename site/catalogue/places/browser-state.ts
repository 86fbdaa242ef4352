import { addressOf, PRODUCTS_PATH, readAddress } from "./address.ts";
import { facetKeys, isFacetKey, type FacetKey } from "../facets/facet-values.ts";
import type { Filters } from "../facets/facets.ts";
import { inNaturalOrder } from "../model/natural-order.ts";
import type { Category } from "../model/schema.ts";
import { everything, type Selection } from "./selection.ts";

/** The column by which a list is sorted: a column of the table, or a name that this list has no column for. */
export interface Sort {
  column: string;
  isDescending: boolean;
}

/** A way to show a list beside the usual one, and its name in an address. */
export type OtherView = "cards" | "table";

/** The state in a link to the product browser. */
export interface BrowserState {
  selection: Selection;
  /** The search as typed; empty for none. */
  query: string;
  filters: Filters;
  /** Undefined: the usual way, as bands of sizes. */
  view?: OtherView;
  /** Undefined: the usual order, the first choice first. */
  sort?: Sort;
  /** Ids of the products chosen for a comparison, in that order; undefined if there are none. */
  compare?: readonly string[];
  /** Set if the comparison is open; only with products to compare. */
  isComparing?: true;
  /** Id of the product whose sheet is open; only if a category is chosen. */
  product?: string;
  /** What is put together on a sheet, as its own code reads it. */
  assembly?: string | undefined;
  /** The pieces that a search named: the sheet starts with them. */
  pieces?: number | undefined;
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

/** Maximum UTF-16 units of a query in a link. */
export const LONGEST_QUERY = 200;

const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Anchor of the comparison. */
const COMPARISON = "compare";

/** Maximum number of products side by side. */
const MOST_COMPARED = 4;

const columnName = /^[a-zA-Z]{1,40}$/;
const assemblyText = /^[\w.,~-]{1,200}$/;

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

/** Facets in the catalogue's order, values by their ids, each once: one address for each state. */
function inOrder(filters: Filters): [FacetKey, string[]][] {
  return facetKeys.flatMap((key): [FacetKey, string[]][] => {
    const values = [...new Set(filters[key])].filter(
      (id) => id !== "" && id.isWellFormed() && !id.includes(","),
    );
    return values.length > 0 ? [[key, values.sort(byNumber)]] : [];
  });
}

/** The state as an address can represent it: texts cut and well formed, filters in order, nothing else. */
export function normalState({ selection, query, filters, product, ...rest }: BrowserState): BrowserState {
  const state = {
    selection,
    query: query.trim() === "" ? "" : cutQuery(query),
    filters: Object.fromEntries(inOrder(filters)),
  };
  if (!selection.category) return state;
  const { view, sort, isComparing, assembly = "", pieces = 0 } = rest;
  const compare = [...new Set(rest.compare)].filter((id) => productId.test(id)).slice(0, MOST_COMPARED);
  const isOpen = isComparing && compare.length > 0;
  return {
    ...state,
    ...(view && { view }),
    ...(sort && columnName.test(sort.column) && { sort }),
    ...(compare.length > 0 && { compare }),
    ...(isOpen && { isComparing }),
    ...(assemblyText.test(assembly) && { assembly }),
    ...(pieces > 0 && Number.isSafeInteger(pieces) && { pieces }),
    ...(!isOpen && product && product !== COMPARISON && productId.test(product) && { product }),
  };
}

/**
 * The address of a state:
 * `/products/<category>/<subcategory>/<item>?q=…&view=table&sort=-<column>&compare=<ids>&assembly=…&pieces=…&<facet>=v1,v2#<product-id>`,
 * with the anchor `#compare` for the open comparison.
 */
export function addressOfState(input: BrowserState): string {
  const state = normalState(input);
  const { selection, product, isComparing } = state;
  if (!selection.category) return `/${parametersOf(state)}#products`;
  const anchor = isComparing ? COMPARISON : product;
  return `${addressOf(selection)}${parametersOf(state)}${anchor ? `#${anchor}` : ""}`;
}

/** The query part of an address with its question mark, or an empty text. */
function parametersOf({ query, filters, view, sort, compare, assembly, pieces }: BrowserState): string {
  const parameters = [
    ...(query ? [`q=${encodeURIComponent(query).replaceAll("%20", "+")}`] : []),
    ...(view ? [`view=${view}`] : []),
    ...(sort ? [`sort=${sort.isDescending ? "-" : ""}${sort.column}`] : []),
    ...(compare ? [`compare=${compare.join(",")}`] : []),
    ...(assembly ? [`assembly=${assembly}`] : []),
    ...(pieces ? [`pieces=${pieces}`] : []),
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

function readSort(text: string | null): Sort | undefined {
  if (!text) return undefined;
  const isDescending = text.startsWith("-");
  return { column: isDescending ? text.slice(1) : text, isDescending };
}

/** Whether a text from an address or from the device names a way to show lists. */
export function isOtherView(text: string | null): text is OtherView {
  return text === "cards" || text === "table";
}

/** The state in the query part of an address. */
function readParameters(search: string): Omit<BrowserState, "selection"> {
  const parameters = new URLSearchParams(search);
  const sort = readSort(parameters.get("sort"));
  const view = parameters.get("view");
  return {
    query: parameters.get("q") ?? "",
    filters: readFilters(parameters),
    ...(isOtherView(view) && { view }),
    ...(sort && { sort }),
    compare: parameters.get("compare")?.split(",") ?? [],
    assembly: parameters.get("assembly") ?? "",
    pieces: Number(parameters.get("pieces")),
  };
}

/**
 * Parses an address. Never throws: unknown steps give the nearest existing parent, with `isKnown` false. Unknown facets
 * are dropped; `knownFilters`, which knows the list, drops unknown values. Undefined for pages outside the product
 * browser; `/` is the page with nothing chosen.
 */
export function readState(tree: readonly Category[], address: AddressParts): ReadState | undefined {
  const path = decoded(address.pathname);
  const place = isPage(path) ? { selection: everything, isKnown: true } : readAddress(tree, path);
  if (!place) return undefined;
  const anchor = decoded(address.hash.replace(/^#/, ""));
  const state = normalState({
    ...readParameters(address.search),
    selection: place.selection,
    ...(anchor === COMPARISON ? { isComparing: true } : { product: anchor }),
  });
  return { state, isKnown: place.isKnown };
}

/** A page that keeps the parameters of any category. */
const anyCategory: Selection = { category: "any" };

/**
 * The address with another query. In a category, place and filters stay. On the home page, whose search covers all
 * tools, the query replaces the chosen material group.
 */
export function addressWithQuery({ pathname, search }: AddressParts, query: string): string {
  if (isPage(decoded(pathname))) return addressOfState({ ...startState, query });
  return pathname + parametersOf(normalState({ ...readParameters(search), selection: anyCategory, query }));
}

/** The address of a place in a category with other tools to compare, and, unless it says how it is shown, with `view`. */
export function addressWithChoices(
  { pathname, search, hash }: AddressParts,
  { compare, view }: { compare: readonly string[]; view: OtherView | undefined },
): string {
  const state = { ...(view && { view }), ...readParameters(search), selection: anyCategory, compare };
  return pathname + parametersOf(normalState(state)) + hash;
}
