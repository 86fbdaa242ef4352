import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { addressOfState, startState } from "../../../catalogue/browser-state.ts";
import { countWithUnit } from "../../../catalogue/counts.ts";
import { workpieceGroups } from "../../../catalogue/workpiece-groups.ts";
import layout from "../../../ui/layout.module.css";
import { SkipLink } from "../../../ui/skip-link.tsx";
import { replaceAddress } from "../browser-address.ts";
import products from "../products.module.css";
import type { SearchSource } from "../search-source.ts";
import { whenNearing } from "../when-nearing.ts";
import { FoundByCategory } from "./found-by-category.tsx";
import { FoundRow } from "./found-row.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { Asked } from "./search-address.ts";
import { SearchRun } from "./search-run.ts";
import { SearchFailed, SearchLoading } from "./search-waiting.tsx";
import { subscribeToSettled, takeFoundListWanted, timesFoundListWanted } from "./settled-ask.ts";
import results from "./search-results.module.css";

/** So many rows at first, and so many more as one nears the end. */
const FIRST = 24;
const MORE = 96;

function searchFor(query: string): void {
  replaceAddress(addressOfState({ ...startState, query }));
}

function clear(): void {
  searchFor("");
  // The key that was pressed is gone.
  document.getElementById("products")?.focus({ preventScroll: true });
}

/** What was asked, as the heading says it: “m8”, P – steel. */
function inWords({ query, groups }: Asked): string {
  const materials = groups.map((letter) => `${letter} – ${workpieceGroups[letter].toLowerCase()}`);
  return [...(query === "" ? [] : [`“${query.trim()}”`]), ...materials].join(", ");
}

/** The tools found for a query, or for ISO 513 groups, on the page. */
export function FoundTools({ asked, source }: { asked: Asked; source: SearchSource }) {
  const { query, groups } = asked;
  const [run] = useState(() => new SearchRun(source));
  const [limit, setLimit] = useState(FIRST);
  const title = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(run.subscribe, run.state, run.state);
  const wanted = useSyncExternalStore(subscribeToSettled, timesFoundListWanted, () => 0);
  const result = state.status === "found" ? state.result : undefined;
  const shown = result?.hits.length ?? 0;
  const isComplete = shown === (result?.total ?? 0);
  const found =
    result && (result.total > 0 ? `${countWithUnit(result.total, "tool")} found` : "Nothing found");

  useEffect(() => void run.search(query, limit, groups), [run, query, limit, groups]);
  useEffect(() => {
    const mark = end.current;
    return mark && !isComplete ? whenNearing(mark, () => setLimit((before) => before + MORE)) : undefined;
  }, [shown, isComplete]);
  // A link with a query leads here, and so does the search's "Show all".
  useEffect(() => {
    if (!takeFoundListWanted()) return;
    title.current?.scrollIntoView({ behavior: "instant" });
    title.current?.focus({ preventScroll: true });
  }, [wanted]);

  return (
    <div className={products.all}>
      <header className={layout.blockHead}>
        <h3 ref={title} tabIndex={-1} className={results.foundTitle}>
          {found ?? "Search"} for {inWords(asked)}
        </h3>
        <button type="button" className={results.link} onClick={clear}>
          Clear {query === "" ? "filter" : "search"}
        </button>
      </header>
      {result && <FoundByCategory asked={asked} result={result} source={source} />}
      {shown > 0 && (
        <>
          <SkipLink to="catalogue">Skip the list</SkipLink>
          <ul>
            {result?.hits.map((hit) => (
              <FoundRow key={hit.id} hit={hit} />
            ))}
          </ul>
        </>
      )}
      {(state.status === "waiting" || state.status === "loading") && <SearchLoading />}
      {state.status === "failed" && <SearchFailed onRetry={() => void run.search(query, limit, groups)} />}
      {result?.total === 0 && <NothingFound query={query} result={result} onQuery={searchFor} />}
      <div ref={end} />
    </div>
  );
}
