import { useEffect, useSyncExternalStore } from "react";
import type { SearchSource } from "./search-source.ts";
import { FoundTools } from "./search/found-tools.tsx";
import { isAsked } from "./search/search-address.ts";
import { settledAsk, subscribeToSettled } from "./search/settled-ask.ts";

/** In place of the list of all, while the address searches for something or filters: what was found. */
export function FoundList({ source }: { source: SearchSource }) {
  const asked = useSyncExternalStore(subscribeToSettled, settledAsk, settledAsk);
  const isShown = isAsked(asked);
  useEffect(() => {
    document.querySelector("[data-all-products]")?.toggleAttribute("hidden", isShown);
  }, [isShown]);
  if (!isShown) return undefined;
  return <FoundTools key={`${asked.query} ${asked.groups.join()}`} asked={asked} source={source} />;
}
