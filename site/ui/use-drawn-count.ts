import { useEffect, useState } from "react";

/** So many entries are added with each frame. */
const STEP = 2;

/**
 * How many of a list's `count` entries to draw: at first so many as fill a window, then some more with each frame until
 * all are there, so that no frame takes long.
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
