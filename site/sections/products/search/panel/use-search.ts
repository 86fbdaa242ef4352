import { useEffect, useReducer, useState, useSyncExternalStore, type RefObject } from "react";
import { currentAddress, replaceAddress } from "../../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { addressWithQuery } from "../../../../catalogue/places/browser-state.ts";
import { prepareCodeReader } from "../code/query-code.tsx";
import { searchInquiry, searchQuestion, type Found } from "../search-question.ts";
import { afterStep, queryToSave, untouched, type Typing } from "./typing.ts";

/** Tools listed: as many as fit a screen without scrolling; on a phone one scrolls anyway. */
const HITS = 8;
const HITS_ON_PHONE = 24;

function questionOf(query: string) {
  return searchQuestion(query, matchMedia("(max-width: 767px)").matches ? HITS_ON_PHONE : HITS);
}

/** Puts what was typed into the address: the list below shows it, and a reload finds it again. */
function save(typing: Pick<Typing, "unsaved">): void {
  const query = queryToSave(typing, currentAddress());
  if (query !== undefined) replaceAddress(addressWithQuery(location, query));
}

/** The search for the text of a field, which is uncontrolled: its value is read on each event. */
export function useSearch(
  queries: QueryClient,
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [run] = useState(() => searchInquiry(queries, prepareCodeReader));
  const [typing, step] = useReducer(afterStep, untouched);
  const { status, last } = useSyncExternalStore(run.subscribe, run.state, run.state);

  // What was typed before this code had loaded.
  useEffect(() => {
    const query = field.current?.value ?? "";
    const unsaved = { query, address: currentAddress() };
    // The dialog may have been closed by now as well.
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

  async function foundNow(): Promise<Found | undefined> {
    const query = text();
    if (status === "failed" || last?.question.query !== query) await run.put(questionOf(query));
    const now = run.state();
    return now.status !== "failed" && now.last?.question.query === query ? now.last : undefined;
  }

  return {
    status,
    found: status === "failed" ? undefined : last,
    active: typing.active,
    /** Chooses an option, or with -1 none. */
    move: (active: number): void => step({ kind: "moved", active }),
    /** Searches for what stands in the field. */
    search,
    /** Puts what was typed into the address. */
    save: saveTyped,
    /** What is found for the text as it stands: the answer shown may still be the one to the letter before. */
    foundNow,
  };
}
