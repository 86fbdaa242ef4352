import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Inquiry, type InquiryState } from "../browsing/observable/inquiry.ts";

/** The state of the answer to a question. */
export interface AnswerState<Q, A> extends Pick<InquiryState<Q, A>, "status" | "last"> {
  /** Asks the same question again. */
  retry: () => void;
}

/**
 * Asks a question while a component is mounted, and again when the question changes; undefined asks nothing.
 * @param ask the same function each time.
 * @param failureMessage is logged with each failure.
 */
export function useAnswer<const Q, A>(
  ask: (question: Q) => Promise<A>,
  question: Q | undefined,
  failureMessage?: string,
): AnswerState<Q, A> {
  const inquiry = useMemo(() => new Inquiry(ask, failureMessage), [ask, failureMessage]);
  const stable = useSame(question);
  const {
    question: put,
    status,
    last,
  } = useSyncExternalStore(inquiry.subscribe, inquiry.state, inquiry.state);
  useEffect(() => {
    // A part that was hidden and is shown again knows its answer.
    if (stable === undefined || inquiry.state().question !== stable) void inquiry.put(stable);
  }, [inquiry, stable]);
  return { status: put === stable ? status : "asking", last, retry: () => void inquiry.put(stable) };
}

/** A value of plain data: the same object as long as its content is equal. */
export function useSame<T>(value: T): T {
  const [stored, setStored] = useState(value);
  if (JSON.stringify(stored) === JSON.stringify(value)) return stored;
  setStored(value);
  return value;
}
