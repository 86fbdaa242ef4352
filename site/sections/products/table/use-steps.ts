import { useState } from "react";
import { cameByHistory, isOverlayOpen } from "../../../browsing/browser-history.ts";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";

/** A list of usual length is whole: the browser's own search finds everything in it. */
export const STEP = 60;

/** What comes with the heading: a list that begins a frame later is shown 200 ms later on a slow phone (002). */
const FIRST = 1;

/** How much of a long list is drawn. */
interface Steps {
  drawn: number;
  /** How many are not drawn. */
  rest: number;
  /** Whether more are drawn only when the visitor asks for them. */
  isAtEnd: boolean;
  showMore: () => void;
}

/** Draws a list of `total` entries in steps: the first at once, each further one when the visitor asks for it. */
export function useSteps(total: number): Steps {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(STEP);
  // The HTML's entries are drawn already, and Back restores a position in the whole list.
  const first = !isHydrated || (cameByHistory() && isOverlayOpen()) ? STEP : FIRST;
  const drawn = useDrawnCount(Math.min(shown, total), first, 2);
  const rest = total - drawn;
  return { drawn, rest, isAtEnd: rest > 0 && drawn >= shown, showMore: () => setShown(shown + STEP) };
}
