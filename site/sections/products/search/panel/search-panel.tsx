import { useCallback, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { categoryInAddress } from "../../../../catalogue/places/address.ts";
import { currentAddress } from "../../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { LONGEST_QUERY } from "../../../../catalogue/places/browser-state.ts";
import { Icon } from "../../../../ui/icon.tsx";
import layout from "../../../../ui/layout.first.module.css";
import { useDialog } from "../../../../ui/use-dialog.ts";
import { useDebounced } from "../../use-debounced.ts";
import type { Person } from "../ask-person.tsx";
import { RemovedPart } from "../removed-part.ts";
import { sentenceOf } from "../result-sentence.ts";
import { optionId, OPTIONS_ID } from "../search-options.tsx";
import type { FoundResult } from "../search-question.ts";
import { SearchFailed, SearchLoading } from "../search-waiting.tsx";
import { goToAll, waysToAll, type WayToAll } from "../ways-to-all.ts";
import { ExampleQueries } from "./example-queries.tsx";
import { SearchAnswerView } from "./search-answer-view.tsx";
import { stepInOptions } from "./step-in-options.ts";
import { useSearch } from "./use-search.ts";
import css from "./search-panel.module.css";

interface SearchPanelProps {
  queries: QueryClient;
  /** Shown while the field is empty. */
  examples: string[];
  /** Label of each category, by its id. */
  labels: Readonly<Record<string, string>>;
  /** Contact data for requests that the list of tools doesn't answer. */
  person: Person;
}

/** The links to lists of all results, the open category's first. */
function waysOf(
  { question: { query }, answer }: FoundResult,
  labels: SearchPanelProps["labels"],
): WayToAll[] {
  const id = categoryInAddress(currentAddress());
  const label = labels[id ?? ""];
  return waysToAll(query, answer, id !== undefined && label !== undefined ? { id, label } : undefined);
}

/**
 * The search: a field, and the tools found for its text. Other code opens the dialog (site/start/search-dialog.ts), so
 * that visitors can type before this code has loaded: the field is uncontrolled.
 */
export function SearchPanel({ queries, examples, labels, person }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [removed] = useState(() => new RemovedPart());
  const { status, found, active, search, move, save, foundNow } = useSearch(queries, dialog, field);
  const ways = found ? waysOf(found, labels) : [];
  const hitCount = found?.answer.hits.length ?? 0;
  const optionCount = hitCount + (found?.answer.related?.hits.length ?? 0) + ways.length;
  const isListed = hitCount > 0;
  const announced = useDebounced(found ? sentenceOf(found.answer) : "");
  const dialogProps = useDialog(dialog, { onDismiss: save });
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

  function leave(): void {
    save();
    dialog.current?.close();
  }

  function goTo(way: WayToAll): void {
    leave();
    goToAll(way);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (active >= 0) {
      document.getElementById(optionId(active))?.click();
      return;
    }
    const now = await foundNow();
    if (!now) return;
    // A near match isn't opened: the list explains the difference.
    const [first] = document.querySelectorAll<HTMLElement>(`#${optionId(0)}`);
    const [nearest] = waysOf(now, labels);
    if (now.answer.near === undefined && first) first.click();
    else if (nearest) goTo(nearest);
  }

  function moveActive(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = stepInOptions(event.key, active, optionCount);
    if (next === undefined) {
      // The caret moves in the text again: no option is active.
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") move(-1);
      return;
    }
    event.preventDefault();
    move(next);
  }

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
      // It may be open already, which React doesn't know.
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
      {status === "idle" && <ExampleQueries examples={examples} onQuery={searchFor} onLeave={leave} />}
      {status === "asking" && !found && <SearchLoading />}
      {status === "failed" && <SearchFailed onRetry={search} />}
      {found && (
        <SearchAnswerView
          found={found}
          ways={ways}
          active={active}
          removed={removed}
          person={person}
          onQuery={change}
          onQueryInField={searchFor}
          onEmpty={focusField}
          onLeave={save}
          onWay={goTo}
        />
      )}
      <p className={layout.srOnly} role="status">
        {announced}
      </p>
    </dialog>
  );
}
