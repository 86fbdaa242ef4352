import { useLayoutEffect, useSyncExternalStore } from "react";
import type { CatalogueStore, CategoryState } from "../../../browsing/catalogue-store.ts";

/** Loading state of a category's data, fetched here if nothing has requested it yet (Back, a shared link). */
export function useCategoryState(store: CatalogueStore, category: string | undefined): CategoryState {
  // Before the first paint: an earlier attempt that failed (on intent) must not flash up as this one's failure.
  useLayoutEffect(() => {
    if (category !== undefined) void store.load(category);
  }, [store, category]);
  const state = (): CategoryState => store.stateOf(category ?? "");
  return useSyncExternalStore(store.subscribe, state, state);
}
