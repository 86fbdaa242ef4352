import {
  currentAddress,
  isOverlayOpen,
  openAddress,
  openOnPage,
  replaceAddress,
} from "../../../browsing/browser-history.ts";
import { categoryInAddress } from "../../../catalogue/places/address.ts";
import { addressOfState, startState } from "../../../catalogue/places/browser-state.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import type { FoundResult } from "./search-question.ts";
import { focusFoundList } from "./focus-found-list.ts";

/** A link to a list of all results. */
export interface WayToAll {
  label: string;
  address: string;
  /** Whether it is the open category's list; otherwise it is the page's. */
  isInCategory: boolean;
  /** Whether it leads to more than the tools that the search shows, or to their place. */
  hasMore: boolean;
}

/** The open category. */
interface OpenCategory {
  id: string;
  label: string;
}

/** Links to the lists of all results: first the open category's, if it contains results, then the page's. */
function waysToAll(
  query: string,
  { total, totals, hits }: SearchResult,
  category: OpenCategory | undefined,
): WayToAll[] {
  if (total === 0) return [];
  const own = category ? (totals[category.id] ?? 0) : 0;
  const all = {
    label: `Show all ${total}`,
    address: addressOfState({ ...startState, query }),
    isInCategory: false,
    hasMore: total > hits.length,
  };
  if (!category || own === 0) return [all];
  const inCategory = {
    label: `Show ${countWithUnit(own, "tool")} in ${category.label}`,
    address: addressOfState({ ...startState, selection: { category: category.id }, query }),
    isInCategory: true,
    hasMore: true,
  };
  return own === total ? [inCategory] : [inCategory, all];
}

/** The links to lists of all results, the open category's first. */
export function waysOf(
  { question: { query }, answer }: FoundResult,
  labels: Readonly<Record<string, string>>,
): WayToAll[] {
  const id = categoryInAddress(currentAddress());
  const label = labels[id ?? ""];
  return waysToAll(query, answer, id !== undefined && label !== undefined ? { id, label } : undefined);
}

/** Opens such a list. Close the dialog first. */
export function goToAll({ address, isInCategory }: WayToAll): void {
  if (isInCategory) {
    openAddress(address);
    return;
  }
  if (isOverlayOpen()) openOnPage(address);
  else replaceAddress(address);
  focusFoundList();
}
