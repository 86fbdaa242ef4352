import { useEffect, useState } from "react";
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
    const drawAll = (): void => flushSync(() => setDrawn(count));
    addEventListener("beforeprint", drawAll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("beforeprint", drawAll);
    };
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
