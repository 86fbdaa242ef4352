import { useEffect, useState } from "react";
import { matchingIdsInSteps } from "../../catalogue/search/search.ts";
import { breathe } from "./breathe.ts";
import type { SearchSource } from "./search-source.ts";

/** How far a search has come. Without `ids` it hides nothing: its query asks nothing. */
export type Found = { status: "searching" | "failed" } | { status: "ready"; ids?: ReadonlySet<string> };

const searching: Found = { status: "searching" };
const nothingAsked: Found = { status: "ready" };

/** What a query finds, over all categories. */
export function useFound(source: SearchSource, query: string): Found {
  const [last, setLast] = useState<{ query: string; found: Found }>();
  useEffect(() => {
    if (query === "") return;
    const stop = new AbortController();
    async function run(): Promise<void> {
      const steps = matchingIdsInSteps(await source.open(), query);
      let step = steps.next();
      while (!step.done) {
        await breathe();
        if (stop.signal.aborted) return;
        step = steps.next();
      }
      const ids = step.value && new Set(step.value);
      setLast({ query, found: ids ? { status: "ready", ids } : nothingAsked });
    }
    run().catch((error: unknown) => {
      console.error("The search could not be loaded.", error);
      setLast({ query, found: { status: "failed" } });
    });
    return () => stop.abort();
  }, [source, query]);
  if (query === "") return nothingAsked;
  return last?.query === query ? last.found : searching;
}
