import { matchText } from "../match-text.ts";
import type { OpenedSearch } from "../open-search.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

const SHORTEST_CODE = 3;

/** Whether a tool's texts have this word: its code's beginning, its name, what is said of it; numbers only whole. */
export function matchWord({ facts }: OpenedSearch, token: string): Matcher {
  // One letter is no word: "x" stands in every size.
  if (token.length < 2) return () => NO_MATCH;
  const isCode = token.length >= SHORTEST_CODE;
  const marks = Uint8Array.from(facts, (fact) => {
    const match = matchText(fact, token);
    if (match === 0) return 0;
    return (fact.key === "about" ? 4 : fact.key === "place" ? 3 : 2) + (match === 1 ? 1 : 0);
  });
  return (entry) => {
    if (isCode && entry.codes.some((code) => code.startsWith(token))) return 0;
    const inName = matchText(entry.nameText, token);
    if (inName > 0) return 2 - inName;
    let weak = NO_MATCH;
    for (const fact of entry.facts) {
      const mark = marks[fact] ?? 0;
      if (mark > 0 && (weak === NO_MATCH || mark < weak)) weak = mark;
    }
    return weak;
  };
}
