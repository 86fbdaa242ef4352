import { useRef } from "react";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { WorkSteps } from "../../../../catalogue/search/work-steps.ts";
import { askedNow } from "../asked.ts";

/** Leads to a query made from the steps for what is asked now. Without a query nothing happens. */
export type ChooseStep = (queryFrom: (now: WorkSteps) => string | undefined) => void;

/**
 * Choices run one after the other, each from the steps for what is asked by then: those shown may still belong to the
 * query before, and a quick second press must not take the first one back.
 */
export function useChooseStep(
  queries: QueryClient,
  shown: WorkSteps | undefined,
  onChoose: (query: string) => void,
): ChooseStep {
  const last = useRef(Promise.resolve());
  return (queryFrom) => {
    const choose = async (): Promise<void> => {
      const { query, groups } = askedNow();
      const [group] = groups;
      const now = await queries.ask({ kind: "work steps", query, group }).catch(() => shown);
      const next = now && queryFrom(now);
      if (next !== undefined) onChoose(next);
    };
    // A choice that fails stops none after it: Safari refuses to change the address a hundred times in half a minute.
    last.current = last.current.then(choose, choose);
  };
}
