import {
  addressOfState,
  normalState,
  readState,
  type BrowserState,
} from "../../../catalogue/browser-state.ts";
import { currentPath, isOverlayPath, replaceAddress } from "../browser-address.ts";
import type { CatalogueStore } from "../catalogue-store.ts";

/** What the address searches for; empty for nothing. */
export function queryInAddress(): string {
  return readState([], { pathname: "/", search: location.search, hash: "" })?.state.query ?? "";
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

/** Puts a query in the place of the address's; the same one again changes nothing. */
export function putQuery(store: CatalogueStore, query: string): void {
  const state = stateInAddress(store);
  if (!state) return;
  const next = normalState({ ...state, query });
  if (next.query !== state.query) replaceAddress(addressOfState(next));
}
