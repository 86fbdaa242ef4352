import type { Entry, OpenedSearch } from "../open-search.ts";
import { NO_MATCH } from "./match.ts";

/**
 * The best mark among a tool's facts. `marks` contains for each fact how weakly it matches, from 1; 0 for no match. The
 * facts of a set that tools share are evaluated once for each set.
 */
export function weakestOf({ sets }: OpenedSearch, marks: Uint8Array): (entry: Entry) => number {
  const bestIn = (facts: readonly number[], start: number): number => {
    let best = start;
    for (const fact of facts) {
      const mark = marks[fact] ?? 0;
      if (mark > 0 && (best === 0 || mark < best)) best = mark;
    }
    return best;
  };
  const ofSets = Uint8Array.from(sets, (facts) => bestIn(facts, 0));
  return ({ set, ownFacts }) => {
    const best = bestIn(ownFacts, ofSets[set] ?? 0);
    return best === 0 ? NO_MATCH : best - 1;
  };
}
