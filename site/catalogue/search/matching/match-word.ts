import { matchText } from "../match-text.ts";
import type { OpenedSearch } from "../open-search.ts";
import { weakestOf } from "./weakest.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

const SHORTEST_CODE = 3;

/**
 * Whether a tool's texts contain this word: at the beginning of its code, in its name, or in its other texts; numbers
 * only as a whole.
 */
export function matchWord(search: OpenedSearch, token: string): Matcher {
  // A single letter is no word: "x" occurs in every size.
  if (token.length < 2) return () => NO_MATCH;
  const isCode = token.length >= SHORTEST_CODE;
  const marks = Uint8Array.from(search.facts, (fact) => {
    const match = matchText(fact, token);
    if (match === 0) return 0;
    return (fact.key === "about" ? 5 : fact.key === "place" ? 4 : 3) + (match === 1 ? 1 : 0);
  });
  const byFacts = weakestOf(search, marks);
  return (entry) => {
    if (isCode && entry.codes.some((code) => code.startsWith(token))) return 0;
    const inName = matchText(entry.nameText, token);
    if (inName > 0) return 2 - inName;
    return byFacts(entry);
  };
}
