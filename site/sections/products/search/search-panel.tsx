import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import { categoryInAddress } from "../../../catalogue/places/address.ts";
import { currentAddress, replaceAddress } from "../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { addressWithQuery, LONGEST_QUERY } from "../../../catalogue/places/browser-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.first.module.css";
import { useDialog } from "../../../ui/use-dialog.ts";
import { ExampleQueries } from "./example-queries.tsx";
import { AskExactly } from "./ask-exactly.tsx";
import type { Person } from "./ask-person.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ReadLine } from "./read-line.tsx";
import { optionId, OPTIONS_ID, SearchOptions } from "./search-options.tsx";
import { SitePages } from "./site-pages.tsx";
import { searchInquiry, searchQuestion, type Found } from "./search-question.ts";
import { prepareCodeReader, QueryCode } from "./code/query-code.tsx";
import { RemovedPart } from "./removed-part.ts";
import { sentenceOf } from "./result-sentence.ts";
import { SearchFailed, SearchLoading } from "./search-waiting.tsx";
import { stepInOptions } from "./step-in-options.ts";
import { useDebounced } from "../use-debounced.ts";
import { goToAll, waysToAll, type WayToAll } from "./ways-to-all.ts";
import css from "./search-panel.module.css";
import results from "./search-results.late.module.css";

/** Tools listed: as many as fit a screen without scrolling; on a phone one scrolls anyway. */
const HITS = 8;
const HITS_ON_PHONE = 24;

function hitLimit(): number {
  return matchMedia("(max-width: 767px)").matches ? HITS_ON_PHONE : HITS;
}

interface SearchPanelProps {
  queries: QueryClient;
  /** Offered while nothing is typed. */
  examples: string[];
  /** Label of each category, by its id. */
  labels: Readonly<Record<string, string>>;
  /** Whom a visitor can ask what the list of tools doesn't answer. */
  person: Person;
}

/**
 * The search: a field and the tools found for its text. The dialog is opened from outside
 * (site/start/search-dialog.ts), so that visitors can type before this code has loaded: the field is uncontrolled, and
 * its value is read on each event.
 */
export function SearchPanel({ queries, examples, labels, person }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What was typed and isn't in the address yet, and the address that it was typed at. */
  const unsaved = useRef<{ query: string; address: string }>(undefined);
  const [removed] = useState(() => new RemovedPart());
  const [run] = useState(() => searchInquiry(queries, prepareCodeReader));
  const [active, setActive] = useState(-1);
  const { status, last } = useSyncExternalStore(run.subscribe, run.state, run.state);
  const found = status === "failed" ? undefined : last;
  const result = found?.answer;
  const hits = result?.hits ?? [];
  const ways = found ? waysOf(found) : [];
  const related = result?.related;
  const toolCount = hits.length + (related?.hits.length ?? 0);
  const isListed = hits.length > 0;
  const announced = useDebounced(result ? sentenceOf(result) : "");
  const dialogProps = useDialog(dialog, { onDismiss: saveQuery });

  function waysOf({ question: { query }, answer }: Found): WayToAll[] {
    const id = categoryInAddress(currentAddress());
    const label = labels[id ?? ""];
    return waysToAll(query, answer, id !== undefined && label !== undefined ? { id, label } : undefined);
  }

  /** Puts what was typed into the address: the list below shows it, and a reload finds it again. */
  function saveQuery(): void {
    const { query, address } = unsaved.current ?? {};
    unsaved.current = undefined;
    // Back, or a link to another place, has closed the search: that address has no part in it.
    if (query === undefined || address !== currentAddress()) return;
    // Opened and closed again it leaves the address as it was, with all that isn't a search.
    if (query !== (new URLSearchParams(location.search).get("q") ?? ""))
      replaceAddress(addressWithQuery(location, query));
  }

  function search(): void {
    const query = field.current?.value ?? "";
    setActive(-1);
    unsaved.current = { query, address: currentAddress() };
    void run.put(searchQuestion(query, hitLimit()));
  }

  const focusField = useCallback(() => field.current?.focus(), []);

  function change(query: string): void {
    if (!field.current) return;
    field.current.value = query;
    search();
  }

  function searchFor(query: string): void {
    field.current?.focus();
    change(query);
  }

  function goTo(way: WayToAll): void {
    saveQuery();
    dialog.current?.close();
    goToAll(way);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (active >= 0) {
      document.getElementById(optionId(active))?.click();
      return;
    }
    // The answer shown may still be the one to the previous letter.
    const query = field.current?.value ?? "";
    if (found?.question.query !== query) await run.put(searchQuestion(query, hitLimit()));
    const now = run.state();
    if (now.status === "failed" || now.last?.question.query !== query) return;
    // What only comes near is shown in the list, which says so.
    const [first] = document.querySelectorAll<HTMLElement>(`#${optionId(0)}`);
    const [nearest] = waysOf(now.last);
    if (now.last.answer.near === undefined && first) first.click();
    else if (nearest) goTo(nearest);
  }

  function moveActive(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = stepInOptions(event.key, active, toolCount + ways.length);
    if (next === undefined) {
      // The caret moves: in the text again, no option is the active one.
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") setActive(-1);
      return;
    }
    event.preventDefault();
    setActive(next);
  }

  // What was typed before this code had loaded.
  useEffect(() => {
    const query = field.current?.value ?? "";
    if (query !== "") unsaved.current = { query, address: currentAddress() };
    // The dialog may have been closed by now as well.
    if (!dialog.current?.open) saveQuery();
    void run.put(searchQuestion(query, hitLimit()));
  }, [run]);
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
      // It may be open by now: React doesn't control that.
      suppressHydrationWarning
      {...dialogProps}
    >
      <div className={css.bar}>
        <form className={css.form} role="search" action="/#products" onSubmit={(event) => void submit(event)}>
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
            onKeyDown={moveActive}
          />
          {/* Shown before the field, focused after it. */}
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
      {status === "idle" && (
        <ExampleQueries
          examples={examples}
          onQuery={searchFor}
          onLeave={() => {
            saveQuery();
            dialog.current?.close();
          }}
        />
      )}
      {status === "asking" && !found && <SearchLoading />}
      {status === "failed" && <SearchFailed onRetry={search} />}
      {found && result && (
        <>
          <ReadLine parts={result.parts} onQuery={change} removed={removed} onEmpty={focusField} />
          <QueryCode result={result} query={found.question.query} onQuery={searchFor} />
          <SitePages pages={result.pages} onLeave={saveQuery} />
          {!isListed && <NothingFound words={found.question.query.trim()} result={result} />}
          <AskExactly words={found.question.query.trim()} result={result} person={person} />
        </>
      )}
      {isListed && result && (
        <>
          {result.near && <p className={results.near}>{result.near}</p>}
          <SearchOptions
            hits={hits}
            related={related}
            total={result.total}
            ways={ways}
            quantity={result.quantity}
            areOthers={result.areOthers}
            active={active}
            isFirstNext={result.near === undefined}
            onOpen={saveQuery}
            onWay={goTo}
          />
        </>
      )}
      <p className={layout.srOnly} role="status">
        {announced}
      </p>
    </dialog>
  );
}
