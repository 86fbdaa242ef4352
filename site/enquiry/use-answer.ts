import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Inquiry, type Inquired } from "../browsing/observable/inquiry.ts";

/** The answer to a question, as far as it is known. */
export interface Answer<Q, A> extends Pick<Inquired<Q, A>, "status" | "last"> {
  /** Asks the same once more. */
  retry: () => void;
}

/**
 * Asks while a component is shown, and anew when the question says something else; undefined asks nothing.
 * @param ask the same function each time. @param complaint what the console says of a failure.
 */
export function useAnswer<const Q, A>(
  ask: (question: Q) => Promise<A>,
  question: Q | undefined,
  complaint?: string,
): Answer<Q, A> {
  const inquiry = useMemo(() => new Inquiry(ask, complaint), [ask, complaint]);
  const asked = useSame(question);
  const {
    question: put,
    status,
    last,
  } = useSyncExternalStore(inquiry.subscribe, inquiry.state, inquiry.state);
  useEffect(() => void inquiry.put(asked), [inquiry, asked]);
  return { status: put === asked ? status : "asking", last, retry: () => void inquiry.put(asked) };
}

/** A value of plain data: the same object as long as it says the same. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
