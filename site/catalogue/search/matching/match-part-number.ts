import { matchText } from "../match-text.ts";
import type { OpenedSearch } from "../open-search.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

/** Minimum length of a text of letters and digits that may be the middle of a code: `AG60`. */
const SHORTEST_MIDDLE = 4;

/** The figures of an insert's code or of a seat, without the letters before them: `CN.. 1204` → `1204`. */
const figuresOf = (text: string): string => text.replace(/^\D*/, "").replaceAll(" ", "");

/** Whether a tool's code begins with such a word, or its size is the word: `S25T`, `1604`, `09T304`, `SE12`. */
export function matchPartNumber({ facts }: OpenedSearch, token: string): Matcher {
  const isNumber = /^\d/.test(token);
  const isMiddle = /\D/.test(token) && /\d/.test(token) && token.length >= SHORTEST_MIDDLE;
  const inFacts = new Set(
    facts.flatMap((fact, number) => (/\D/.test(token) && matchText(fact, token) === 2 ? [number] : [])),
  );
  return ({ codes, code, seat, isCarrier, facts: own }) => {
    if (/\D/.test(token) && codes.some((each) => each.startsWith(token))) return 0;
    if (isNumber && code?.form === "insert" && code.key.slice(4).startsWith(token)) return 0;
    if (isNumber && seat !== undefined && figuresOf(seat) === token) return isCarrier ? 2 : 1;
    if (seat?.replace(/\W+/, "").startsWith(token)) return isCarrier ? 0 : 1;
    if (isMiddle && codes.some((each) => each.includes(token))) return 3;
    return own.some((fact) => inFacts.has(fact)) ? 4 : NO_MATCH;
  };
}
