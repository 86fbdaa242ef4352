import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * How many of a list's `count` entries to draw: `first` at once, which fill a window, then `step` more with each frame,
 * so that no frame takes long. Printing draws all.
 */
export function useDrawnCount(count: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);
  // With the drawing itself: on a slow machine effects run long after it, and a page printed before would lack entries.
  useLayoutEffect(() => {
    const drawAll = (): void => flushSync(() => setDrawn(count));
    addEventListener("beforeprint", drawAll);
    return () => removeEventListener("beforeprint", drawAll);
  }, [count]);
  return Math.min(drawn, count);
}
