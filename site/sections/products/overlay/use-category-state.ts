import { useLayoutEffect, useSyncExternalStore } from "react";
import type { CatalogueStore, CategoryState } from "../../../browsing/catalogue-store.ts";

/**
 * Loading state of a category's data. That of the `opened` category is fetched here if nothing has requested it yet (Back,
 * a shared link).
 */
export function useCategoryState(
  store: CatalogueStore,
  category: string | undefined,
  opened: string | undefined,
): CategoryState {
  // Before the first paint: an earlier attempt that failed (on intent) must not flash up as this one's failure.
  useLayoutEffect(() => {
    if (opened !== undefined) void store.load(opened);
  }, [store, opened]);
  const state = (): CategoryState => store.stateOf(category ?? "");
  return useSyncExternalStore(store.subscribe, state, state);
}
