import { useEffect, useReducer, useState, useSyncExternalStore, type RefObject } from "react";
import { currentAddress, replaceAddress } from "../../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { addressWithQuery } from "../../../../catalogue/places/browser-state.ts";
import { prepareCodeReader } from "../code/query-code.tsx";
import { searchInquiry, searchQuestion, type FoundResult } from "../search-question.ts";
import { afterTypingStep, queryToSave, untouched, type Typing } from "./typing.ts";

/** Number of tools: as many as fit a screen without scrolling; phones scroll anyway. */
const HITS = 8;
const HITS_ON_PHONE = 24;

function questionOf(query: string) {
  return searchQuestion(query, matchMedia("(max-width: 767px)").matches ? HITS_ON_PHONE : HITS);
}

/** Stores the typed text in the address: the list below shows its results, and a reload restores it. */
function save(typing: Pick<Typing, "unsaved">): void {
  const query = queryToSave(typing, currentAddress());
  if (query !== undefined) replaceAddress(addressWithQuery(location, query));
}

/** The search for a field's text. The field is uncontrolled: each event reads its value. */
export function useSearch(
  queries: QueryClient,
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [run] = useState(() => searchInquiry(queries, prepareCodeReader));
  const [typing, step] = useReducer(afterTypingStep, untouched);
  const { status, last } = useSyncExternalStore(run.subscribe, run.state, run.state);

  // The text typed before this code was loaded.
  useEffect(() => {
    const query = field.current?.value ?? "";
    const unsaved = { query, address: currentAddress() };
    // The dialog may also have been closed since then.
    if (query !== "" && dialog.current?.open) step({ kind: "typed", ...unsaved });
    else if (query !== "") save({ unsaved });
    void run.put(questionOf(query));
  }, [run, dialog, field]);

  const text = (): string => field.current?.value ?? "";

  function search(): void {
    step({ kind: "typed", query: text(), address: currentAddress() });
    void run.put(questionOf(text()));
  }

  function saveTyped(): void {
    step({ kind: "saved" });
    save(typing);
  }

  async function foundNow(): Promise<FoundResult | undefined> {
    const query = text();
    if (status === "failed" || last?.question.query !== query) await run.put(questionOf(query));
    const now = run.state();
    return now.status !== "failed" && now.last?.question.query === query ? now.last : undefined;
  }

  return {
    status,
    found: status === "failed" ? undefined : last,
    active: typing.active,
    /** Activates an option; -1 activates none. */
    move: (active: number): void => step({ kind: "moved", active }),
    /** Searches for the field's text. */
    search,
    /** Stores the typed text in the address. */
    save: saveTyped,
    /** The result for the current text: the visible one may belong to the previous keystroke. */
    foundNow,
  };
}
