import { useRef } from "react";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { WorkSteps } from "../../../../catalogue/search/work-steps.ts";
import { currentListRequest, type ListRequest } from "../list-request.ts";

/** Searches for a query that is built from the current steps; undefined searches for nothing. */
export type ChooseStep = (queryFrom: (now: WorkSteps) => string | undefined) => void;

/** The question for the steps of a query, or of the page's group if there is none. */
export function stepsQuestion(query: string, [group]: ListRequest["groups"]) {
  return { kind: "work steps", query, group: query === "" ? group : undefined } as const;
}

/**
 * Runs choices one after the other, each with the steps of the field's text at that time: the visible steps may belong
 * to the previous query, and a quick second press must not undo the first one.
 */
export function useChooseStep(
  { ask }: QueryClient,
  text: () => string,
  shown: WorkSteps | undefined,
  onChoose: (query: string) => void,
): ChooseStep {
  const last = useRef(Promise.resolve());
  return (queryFrom) => {
    const choose = async (): Promise<void> => {
      const question = stepsQuestion(text().trim(), currentListRequest().groups);
      const now = (await ask(question).catch(() => undefined)) ?? shown;
      const next = now && queryFrom(now);
      if (next !== undefined) onChoose(next);
    };
    last.current = last.current.then(choose, choose);
  };
}
