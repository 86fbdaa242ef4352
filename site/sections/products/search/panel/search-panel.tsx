import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { Hit } from "../../../../catalogue/search/hit.ts";
import { LONGEST_QUERY } from "../../../../catalogue/places/browser-state.ts";
import { Icon } from "../../../../ui/icon.tsx";
import layout from "../../../../ui/layout.first.module.css";
import { useDialog } from "../../../../ui/use-dialog.ts";
import { useIsHydrated } from "../../../../ui/use-is-hydrated.ts";
import { PasteList } from "../paste/paste-list.tsx";
import { useDebounced } from "../../use-debounced.ts";
import type { Person } from "../ask-person.tsx";
import { RemovedPart } from "../removed-part.ts";
import { isExplained, sentenceOf } from "../result-sentence.ts";
import { optionId, OPTIONS_ID } from "../search-options.tsx";
import { SearchFailed, SearchLoading } from "../search-waiting.tsx";
import { HoleForm } from "./hole-form.tsx";
import { goToAll, waysOf, type WayToAll } from "../ways-to-all.ts";
import { WorkFinder } from "../workpiece/work-finder.tsx";
import { ExampleQueries } from "./example-queries.tsx";
import { isOfSearch, panelProps, tabPanelId } from "./find-tabs.ts";
import { PastedOffer } from "./pasted-offer.tsx";
import { SearchAnswerView } from "./search-answer-view.tsx";
import { stepInOptions } from "./step-in-options.ts";
import { TabList } from "./tab-list.tsx";
import { useFindTab } from "./use-find-tab.ts";
import { usePasted } from "./use-pasted.ts";
import { useSearch } from "./use-search.ts";
import own from "./find-panel.late.module.css";
import css from "./search-panel.module.css";

interface SearchPanelProps {
  queries: QueryClient;
  /** Shown while the field is empty. */
  examples: string[];
  /** Label of each category, by its id. */
  labels: Readonly<Record<string, string>>;
  /** Contact data for requests that the list of tools doesn't answer. */
  person: Person;
  /** The tab "In my hand"; only with script. */
  hand?: ReactNode;
  /** Lets the tools found be compared; only with script. */
  compare?: (hits: readonly Hit[]) => ReactNode;
}

/**
 * "Find": a field, and five ways under it, which keep what was written in them. The search, the steps from the
 * workpiece and the hole write the field and share its answer. Other code opens the dialog (site/start/search-dialog.ts), so
 * that visitors can type before this code has loaded: the field is uncontrolled.
 */
export function SearchPanel({ queries, examples, labels, person, hand, compare }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [removed] = useState(() => new RemovedPart());
  const { status, found, active, search, move, save, foundNow } = useSearch(queries, dialog, field);
  const isHydrated = useIsHydrated();
  const { tab, setTab, takeAsked } = useFindTab(dialog, isHydrated);
  const { pasted, given, notePaste, giveToList, forget } = usePasted();
  const isAnswerShown = isOfSearch(tab);
  const ways = found ? waysOf(found, labels).filter(({ hasMore }) => hasMore) : [];
  const hitCount = found?.answer.hits.length ?? 0;
  const isListed = isAnswerShown && hitCount > 0;
  // Lines of a list are no query: neither answered nor kept in the address.
  const areLines = pasted !== undefined && hitCount === 0;
  const shown = areLines ? undefined : found;
  const optionCount = isListed ? hitCount + (found?.answer.related?.hits.length ?? 0) + ways.length : 0;
  const announced = useDebounced(shown ? sentenceOf(shown.answer) : "");
  const dialogProps = useDialog(dialog, areLines ? {} : { onDismiss: save });
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

  /** Typed, or opened by a button that may have asked for a tab. */
  function input(): void {
    takeAsked();
    forget();
    search();
  }

  function readAsList(): void {
    flushSync(() => {
      giveToList();
      setTab("list");
    });
    // The list has them now. In the field they would be a query.
    change("");
    document.querySelector<HTMLFormElement>(`#${tabPanelId("list")} form`)?.requestSubmit();
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
    if (!isAnswerShown) return setTab("search");
    if (active >= 0) {
      document.getElementById(optionId(active))?.click();
      return;
    }
    const now = await foundNow();
    if (!now) return;
    // A near match isn't opened: the list explains the difference.
    const [first] = document.querySelectorAll<HTMLElement>(`#${optionId(0)}`);
    const [nearest] = waysOf(now, labels);
    if (now.answer.near === undefined && !isExplained(now.answer) && first) first.click();
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
      aria-label="Find"
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
            placeholder="Code, size, thread, material"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST_QUERY}
            onInput={input}
            onPaste={notePaste}
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
      {isHydrated && <TabList chosen={tab} onChoose={setTab} />}
      <div {...(isHydrated && panelProps(isAnswerShown ? tab : "search"))} hidden={!isAnswerShown}>
        {pasted !== undefined && <PastedOffer text={pasted} onTake={readAsList} />}
        {tab === "work" && (
          <div className={own.steps}>
            <WorkFinder
              query={found?.question.query ?? ""}
              text={() => field.current?.value ?? ""}
              queries={queries}
              isAlone={status === "idle"}
              onChoose={change}
            />
          </div>
        )}
        {isHydrated && <HoleForm isHidden={tab !== "hole"} isAlone={status === "idle"} onHole={change} />}
        {status === "idle" && tab === "search" && (
          <ExampleQueries examples={examples} onQuery={searchFor} onHand={() => setTab("hand")} />
        )}
        {status === "asking" && !found && <SearchLoading />}
        {status === "failed" && <SearchFailed onRetry={search} />}
        {shown && (
          <SearchAnswerView
            found={shown}
            ways={ways}
            active={active}
            removed={removed}
            person={person}
            queries={queries}
            onQuery={change}
            onQueryInField={searchFor}
            onEmpty={focusField}
            onLeave={save}
            onWay={goTo}
          />
        )}
        {found && compare?.(found.answer.hits)}
      </div>
      {isHydrated && (
        <>
          <div {...panelProps("hand")} className={own.own} hidden={tab !== "hand"}>
            {hand}
          </div>
          <div {...panelProps("list")} className={own.own} hidden={tab !== "list"}>
            <PasteList key={given} queries={queries} given={given} />
          </div>
        </>
      )}
      <p className={layout.srOnly} role="status">
        {announced}
      </p>
    </dialog>
  );
}
