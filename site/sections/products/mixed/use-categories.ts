import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import type { CategoryData } from "../../../browsing/shown-product.ts";
import { useSame } from "../../../enquiry/use-answer.ts";

/** The data of several categories; undefined until all are loaded, "failed" if one can't be. */
export function useCategories(
  store: CatalogueStore,
  ids: readonly string[],
): readonly CategoryData[] | "failed" | undefined {
  const wanted = useSame(ids);
  const states = useSyncExternalStore(store.subscribe, store.states, store.states);
  useEffect(() => {
    for (const id of wanted) void store.load(id);
  }, [store, wanted]);
  return useMemo(() => {
    const own = wanted.map((id) => states.get(id));
    if (own.some((state) => state?.status === "failed")) return "failed";
    const data = own.flatMap((state) => (state?.status === "ready" ? state.data : []));
    return data.length === wanted.length ? data : undefined;
  }, [states, wanted]);
}
