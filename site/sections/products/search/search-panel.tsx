import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import { LONGEST_QUERY } from "../../../catalogue/browser-state.ts";
import { countWithUnit } from "../../../catalogue/counts.ts";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.module.css";
import type { CatalogueStore } from "../catalogue-store.ts";
import { ExampleQueries } from "./example-queries.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { QueryKeeper } from "./query-keeper.ts";
import { optionId, OPTIONS_ID, SearchOptions } from "./search-options.tsx";
import type { SearchRun } from "./search-run.ts";
import { SearchFailed, SearchLoading } from "./search-waiting.tsx";
import { stepInOptions } from "./step-in-options.ts";
import { useSaidLater } from "./use-said-later.ts";
import { goToAll, waysToAll, type WayToAll } from "./ways-to-all.ts";
import css from "./search-panel.module.css";

/** So many tools are offered: what fits a screen without scrolling; on a phone one scrolls anyway. */
const OFFERED = 8;
const OFFERED_ON_PHONE = 24;

interface SearchPanelProps {
  run: SearchRun;
  store: CatalogueStore;
  /** Offered while nothing is typed. */
  examples: string[];
}

/**
 * The search: a field and the tools found for what stands in it. The dialog is opened from outside
 * (site/search-dialog.ts), so that one can type before this code is there: the field belongs to the browser, and
 * what stands in it is read when something happens to it.
 */
export function SearchPanel({ run, store, examples }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [keeper] = useState(() => new QueryKeeper(store));
  const [active, setActive] = useState(-1);
  // The letter comes first; what it finds is drawn a moment later, in pieces.
  const state = useDeferredValue(useSyncExternalStore(run.subscribe, run.state, run.state));
  const found = state.status === "found" ? state : undefined;
  const hits = found?.result.hits ?? [];
  const ways = found ? waysToAll(store, found.query, found.result) : [];
  const isListed = hits.length > 0;
  const count = isListed ? `${countWithUnit(found?.result.total ?? 0, "tool")} found` : "Nothing found";
  const said = useSaidLater(found ? count : "");

  function search(): void {
    const query = field.current?.value ?? "";
    setActive(-1);
    void run.search(query, matchMedia("(max-width: 767px)").matches ? OFFERED_ON_PHONE : OFFERED);
    keeper.typed(query);
  }

  function searchFor(query: string): void {
    if (!field.current) return;
    field.current.value = query;
    field.current.focus();
    search();
  }

  function goTo(way: WayToAll): void {
    keeper.finish();
    dialog.current?.close();
    goToAll(store, way);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (active >= 0) {
      document.getElementById(optionId(active))?.click();
      return;
    }
    // Of what was typed, not of what is drawn: that may still be the answer to a letter before.
    const now = run.state();
    const [nearest] = now.status === "found" ? waysToAll(store, now.query, now.result) : [];
    if (nearest) goTo(nearest);
  }

  function step(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = stepInOptions(event.key, active, hits.length + ways.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }

  // What was typed before this code had arrived; and the address can change under the open dialog (Back).
  useEffect(() => {
    const query = field.current?.value ?? "";
    void run.search(query, OFFERED);
    if (query !== "") keeper.typed(query);
    const close = (): void => dialog.current?.close();
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [run, keeper]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <dialog
      ref={dialog}
      id="search"
      className={css.panel}
      aria-label="Search"
      closedby="any"
      // It may be open by now: opening it is not React's affair.
      suppressHydrationWarning
      onClose={() => {
        keeper.finish();
        document.dispatchEvent(new Event("search-closed"));
      }}
    >
      <div className={css.bar}>
        <form className={css.form} role="search" action="/#products" onSubmit={submit}>
          <input
            ref={field}
            type="text"
            name="q"
            role="combobox"
            aria-label="Search code, size, thread, material"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? OPTIONS_ID : undefined}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            placeholder="Search code, size, thread, material"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST_QUERY}
            onInput={search}
            onKeyDown={step}
          />
          {/* Seen before the field, reached after it. */}
          <button type="submit" className={css.submit} aria-label="Search">
            <Icon name="search" size={22} />
          </button>
        </form>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label="Close the search">
            <Icon name="close" size={26} />
          </button>
        </form>
      </div>
      {state.status === "idle" && <ExampleQueries examples={examples} onQuery={searchFor} />}
      {(state.status === "waiting" || state.status === "loading") && <SearchLoading />}
      {state.status === "failed" && <SearchFailed onRetry={search} />}
      {isListed && (
        <SearchOptions hits={hits} ways={ways} active={active} onOpen={() => keeper.finish()} onWay={goTo} />
      )}
      {found && !isListed && <NothingFound {...found} onQuery={searchFor} />}
      <p className={layout.forTheEar} role="status">
        {said}
      </p>
    </dialog>
  );
}
