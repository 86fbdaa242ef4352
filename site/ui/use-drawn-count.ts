import { useEffect, useState } from "react";

/** Entries added with each frame. */
const STEP = 2;

/**
 * How many of a list's `count` entries to draw: at once the `first`, which fill a window, then some more with each
 * frame, so that no frame takes long.
 */
export function useDrawnCount(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + STEP));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
