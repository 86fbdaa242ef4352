import { startTransition, useState } from "react";

/** A page that was drawn with a list holds so many of its cards. */
export const DRAWN_CARDS = 60;
/** A list that is opened by script begins with as many cards as fill a phone or a larger screen, and grows by so many at a time. */
const FIRST_ON_PHONE = 2;
const FIRST_CARDS = 4;
const STEP = 3;

/** How many cards of each list are drawn, by its address: Back finds as many as there were. */
export function useShownCounts(drawnPath: string): {
  shownOf: (list: string) => number;
  showMore: (list: string) => void;
} {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const first = globalThis.innerWidth < 600 ? FIRST_ON_PHONE : FIRST_CARDS;
  const shownOf = (list: string): number => counts[list] ?? (list === drawnPath ? DRAWN_CARDS : first);
  const showMore = (list: string): void => {
    startTransition(() => setCounts((before) => ({ ...before, [list]: shownOf(list) + STEP })));
  };
  return { shownOf, showMore };
}
