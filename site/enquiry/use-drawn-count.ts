import { useDeferredValue } from "react";

/** More lines than a window shows at once. */
const FIRST = 20;

/**
 * How many of a list's lines to draw now: what comes into sight at once, the rest in pieces that let the visitor's
 * presses through. Only the number lags: a line that is drawn always shows what it holds.
 */
export function useDrawnCount(count: number): number {
  return Math.max(FIRST, useDeferredValue(count, FIRST));
}
