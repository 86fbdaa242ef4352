import { useEffect, useSyncExternalStore } from "react";
import type { SearchSource } from "./search-source.ts";
import { FoundTools } from "./search/found-tools.tsx";
import { settledQuery, subscribeToSettledQuery } from "./search/settled-query.ts";

/** In place of the list of all, while the address searches for something: what was found. */
export function FoundList({ source }: { source: SearchSource }) {
  const query = useSyncExternalStore(subscribeToSettledQuery, settledQuery, () => "");
  useEffect(() => {
    document.querySelector("[data-all-products]")?.toggleAttribute("hidden", query !== "");
  }, [query]);
  return query === "" ? undefined : <FoundTools key={query} query={query} source={source} />;
}
