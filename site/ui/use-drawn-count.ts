import { useEffect, useState } from "react";

/**
 * How many of a list's `count` entries to draw: at once the `first`, which fill a window, then `step` more with each
 * frame, so that no frame takes long.
 */
export function useDrawnCount(count: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
