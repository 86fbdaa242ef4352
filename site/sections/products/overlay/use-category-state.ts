import { useEffect, useSyncExternalStore } from "react";
import type { CatalogueStore, CategoryState } from "../../../browsing/catalogue-store.ts";

/** How far a category's data has come; it is fetched where nothing has asked for it yet (Back, a shared link). */
export function useCategoryState(store: CatalogueStore, category: string | undefined): CategoryState {
  useEffect(() => {
    if (category !== undefined) void store.load(category);
  }, [store, category]);
  const state = (): CategoryState => store.stateOf(category ?? "");
  return useSyncExternalStore(store.subscribe, state, state);
}
