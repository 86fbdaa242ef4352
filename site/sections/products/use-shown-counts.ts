import { startTransition, useState } from "react";

/** A page that was drawn with a list holds so many of its cards. */
export const DRAWN_CARDS = 60;
/** A list that is opened by script begins with so many cards, and grows by so many at a time. */
const FIRST_CARDS = 4;
const STEP = 3;

/** How many cards of each list are drawn, by its address: Back finds as many as there were. */
export function useShownCounts(drawnPath: string): {
  shownOf: (list: string) => number;
  showMore: (list: string) => void;
} {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const shownOf = (list: string): number => counts[list] ?? (list === drawnPath ? DRAWN_CARDS : FIRST_CARDS);
  const showMore = (list: string): void => {
    startTransition(() => setCounts((before) => ({ ...before, [list]: shownOf(list) + STEP })));
  };
  return { shownOf, showMore };
}
