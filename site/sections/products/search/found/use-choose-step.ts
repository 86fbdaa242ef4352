import { useRef } from "react";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { WorkSteps } from "../../../../catalogue/search/work-steps.ts";
import { currentListRequest } from "../list-request.ts";

/** Searches for a query that is built from the current steps; undefined searches for nothing. */
export type ChooseStep = (queryFrom: (now: WorkSteps) => string | undefined) => void;

/**
 * Runs choices one after the other, each with the steps of the then current request: the visible steps may belong to
 * the previous query, and a quick second press must not undo the first one.
 */
export function useChooseStep(
  queries: QueryClient,
  shown: WorkSteps | undefined,
  onChoose: (query: string) => void,
): ChooseStep {
  const last = useRef(Promise.resolve());
  return (queryFrom) => {
    const choose = async (): Promise<void> => {
      const { query, groups } = currentListRequest();
      const [group] = groups;
      const now = await queries.ask({ kind: "work steps", query, group }).catch(() => shown);
      const next = now && queryFrom(now);
      if (next !== undefined) onChoose(next);
    };
    // A failed choice must not block the next one: Safari rejects more than a hundred address changes in half a minute.
    last.current = last.current.then(choose, choose);
  };
}
