import {
  addressOfState,
  normalState,
  readState,
  startState,
  type BrowserState,
} from "../../../catalogue/browser-state.ts";
import { isWorkpieceGroup, type WorkpieceGroup } from "../../../catalogue/workpiece-groups.ts";
import { currentPath, isOverlayPath, replaceAddress } from "../browser-address.ts";
import type { CatalogueStore } from "../catalogue-store.ts";

/** What the page's list is asked for: a search, the tools for some ISO 513 groups, or both. */
export interface Asked {
  /** Empty for no search. */
  query: string;
  groups: readonly WorkpieceGroup[];
}

/** What the address asks the page's list for. Of the filters the page knows the workpiece material alone. */
export function askedInAddress(): Asked {
  const state = readState([], { pathname: "/", search: location.search, hash: "" })?.state ?? startState;
  const letters = (state.filters.material ?? []).map((id) => id.toUpperCase());
  return { query: state.query, groups: letters.filter(isWorkpieceGroup) };
}

/** Whether anything is asked for at all. */
export function isAsked({ query, groups }: Asked): boolean {
  return query !== "" || groups.length > 0;
}

/** Id of the category whose overlay is open; undefined on the page itself. */
export function openCategory(store: CatalogueStore): string | undefined {
  const category = isOverlayPath(currentPath()) ? currentPath().split("/")[2] : undefined;
  return category !== undefined && store.categories.includes(category) ? category : undefined;
}

/** The state that the address says; undefined while the tree of its category is not there yet. */
export function stateInAddress(store: CatalogueStore): BrowserState | undefined {
  const category = openCategory(store);
  const { search, hash } = location;
  if (category === undefined) return readState([], { pathname: "/", search, hash })?.state;
  const state = store.stateOf(category);
  return state.status === "ready" ? readState([state.data.category], location)?.state : undefined;
}

/**
 * Puts a query in the place of the address's; the same one again changes nothing. In a category its filters stay; on
 * the page, where the search offers tools of all kinds, it stands in the place of the group that was asked for.
 */
export function putQuery(store: CatalogueStore, query: string): void {
  const state = stateInAddress(store);
  if (!state) return;
  const place = openCategory(store) === undefined ? startState : state;
  const next = normalState({ ...place, query });
  if (next.query !== state.query) replaceAddress(addressOfState(next));
}
