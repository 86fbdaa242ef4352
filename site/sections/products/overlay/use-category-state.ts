import { useLayoutEffect, useSyncExternalStore } from "react";
import type { CatalogueStore, CategoryState } from "../../../browsing/catalogue-store.ts";

/**
 * Loading state of a category's data. The data of the `opened` category is fetched here if nothing has requested it yet
 * (Back, a shared link).
 */
export function useCategoryState(
  store: CatalogueStore,
  category: string | undefined,
  opened: string | undefined,
): CategoryState {
  // Before the first paint: the error of an earlier attempt (on intent) must not be visible for a moment.
  useLayoutEffect(() => {
    if (opened !== undefined) void store.load(opened);
  }, [store, opened]);
  const state = (): CategoryState => store.stateOf(category ?? "");
  return useSyncExternalStore(store.subscribe, state, state);
}
