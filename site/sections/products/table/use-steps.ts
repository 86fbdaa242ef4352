import { useState } from "react";
import { cameByHistory, isOverlayOpen } from "../../../browsing/browser-history.ts";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";

/**
 * Number of entries drawn at once. A list of usual length is complete, so that the browser's text search finds
 * everything in it.
 */
export const STEP = 60;

/**
 * Number of entries drawn with the heading: a list that begins a frame later is shown 200 ms later on a slow phone
 * (002).
 */
const FIRST = 1;

/** The progress of drawing a long list. */
interface Steps {
  drawn: number;
  /** Number of entries not drawn yet. */
  rest: number;
  /** Whether only the visitor can have more drawn. */
  isAtEnd: boolean;
  showMore: () => void;
}

/** Draws a list of `total` entries in steps: the first at once, each further one when the visitor requests it. */
export function useSteps(total: number): Steps {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(STEP);
  // The entries in the HTML are drawn already, and Back restores a position in the complete list.
  const first = !isHydrated || (cameByHistory() && isOverlayOpen()) ? STEP : FIRST;
  const drawn = useDrawnCount(Math.min(shown, total), first, 2);
  const rest = total - drawn;
  return { drawn, rest, isAtEnd: rest > 0 && drawn >= shown, showMore: () => setShown(shown + STEP) };
}
