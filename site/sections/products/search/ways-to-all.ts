import { addressOfState, startState } from "../../../catalogue/browser-state.ts";
import { countWithUnit } from "../../../catalogue/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { leaveOverlay, openAddress, replaceAddress } from "../browser-address.ts";
import type { CatalogueStore } from "../catalogue-store.ts";
import { openCategory } from "./search-address.ts";
import { wantFoundList } from "./settled-ask.ts";

/** A list that shows all that was found. */
export interface WayToAll {
  label: string;
  address: string;
  /** Whether it is the open category's list; else it is the page's. */
  isInCategory: boolean;
}

/** The lists of a result, the nearest first: the open category's, as far as it has some, and the page's. */
export function waysToAll(store: CatalogueStore, query: string, result: SearchResult): WayToAll[] {
  const { total, totals } = result;
  if (total === 0) return [];
  const category = openCategory(store);
  const state = store.stateOf(category ?? "");
  const own = totals[category ?? ""] ?? 0;
  const all = {
    label: total === 1 ? "Show it in the list" : `Show all ${total}`,
    address: addressOfState({ ...startState, query }),
    isInCategory: false,
  };
  if (own === 0 || state.status !== "ready") return [all];
  const inCategory = {
    label: `Show ${countWithUnit(own, "tool")} in ${state.data.category.label}`,
    address: addressOfState({ ...startState, selection: { category }, query }),
    isInCategory: true,
  };
  return own === total ? [inCategory] : [inCategory, all];
}

/** Shows the list of a way: the dialog is closed by then. */
export function goToAll(store: CatalogueStore, { address, isInCategory }: WayToAll): void {
  if (isInCategory) {
    openAddress(address);
    return;
  }
  if (openCategory(store) === undefined) {
    replaceAddress(address);
    wantFoundList();
  } else {
    showOnPage(address);
  }
}

/** Leaves the overlay for the page's list of what an address searches for. */
export function showOnPage(address: string): void {
  leaveOverlay("products");
  replaceAddress(address);
  wantFoundList();
}
