import type { Concept } from "../concept.ts";
import type { Meaning } from "../query-part.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";
import { isMereWord, textOf } from "./part-text.ts";

/** What a visitor may not want: a property or a code, never a size. */
type Excluded = Extract<Meaning, { kind: "excluded" }>["of"];

const before = /^(?:NOT|NON|NO|WITHOUT|EXCEPT|EXCLUDING|AVOID|MINUS|BINA|बिना)$/u;
/** After "KE": "coolant ke bina". After the thing: "HSS nahi". */
const after = /^(?:NAHI|NAHIN|NHI|NOT|BINA|ALAWA|ALAVA|CHHODKAR|CHODKAR|नहीं|नही|बिना|अलावा|छोड़कर)$/u;
/** "Cermet mat dena"; alone "mat" is a material. */
const dont = /^(?:MAT|मत)$/u;
const give = /^(?:DENA|DO|DEDO|BHEJNA|BHEJO|LENA|LANA|CHAHIYE|देना|दो|चाहिए)$/u;
/** Between several that are ruled out: "avoid P15 and P35". */
const also = /^(?:AND|OR|NOR|AUR|YA|और|या)$/u;
const possessive = /^(?:KE|के)$/u;

function excludedOf(
  part: RawPart | undefined,
  word: string,
  coolant: Concept | undefined,
): Excluded | undefined {
  const meaning = part?.meaning;
  if (coolant && meaning?.kind === "word" && meaning.token === "COOLANT")
    return { kind: "concept", concept: coolant };
  if (meaning?.kind === "workpiece" || meaning?.kind === "grade") return meaning;
  // "Part no TI-1005" is the number of a part.
  if (meaning?.kind === "code") return word === "NO" ? undefined : meaning;
  return meaning?.kind === "concept" && meaning.concept.role !== "family" ? meaning : undefined;
}

function isAlike(one: Excluded, other: Excluded): boolean {
  if (one.kind !== "concept" || other.kind !== "concept") return one.kind === other.kind;
  return one.concept.role === other.concept.role;
}

/**
 * Joins a property with the word that rules it out: "not coated", "except HSS", "not for steel", "bina coolant", "left
 * hand nahi chahiye". `coolant`: what the bare word means here, a hole for it.
 */
export function joinExclusions(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  coolant: Concept | undefined,
): RawPart[] {
  const said = (at: number): string => textOf(joined[at], tokens);
  const joined: RawPart[] = [...parts];
  const replace = (first: number, last: number, of: Excluded): void => {
    const own = joined.slice(first, last + 1).flatMap((part) => part.tokens);
    joined.splice(first, last - first + 1, { meaning: { kind: "excluded", of }, tokens: own });
  };
  for (let at = 0; at < joined.length; at += 1) {
    const isOther = said(at) === "THAN" && said(at - 1) === "OTHER";
    if (!isMereWord(joined[at])) continue;
    const text = said(at);
    const isOfBefore = possessive.test(said(at - 1));
    if (isOther || (before.test(text) && !isOfBefore)) {
      let next = at + 1;
      while (joined[next]?.meaning.kind === "link" && next < at + 3) next += 1;
      const of = excludedOf(joined[next], text, coolant);
      const first = isOther ? at - 1 : at;
      if (of) {
        replace(first, next, of);
        at = first;
        let more = excludedOf(joined[at + 2], text, coolant);
        while (more && also.test(said(at + 1)) && isAlike(of, more)) {
          replace(at + 1, at + 2, more);
          at += 1;
          more = excludedOf(joined[at + 2], text, coolant);
        }
        continue;
      }
    }
    const last = isOfBefore ? at - 2 : at - 1;
    const isAfter = after.test(text) || (dont.test(text) && give.test(said(at + 1)));
    const of = isAfter ? excludedOf(joined[last], text, coolant) : undefined;
    if (of) {
      replace(last, at, of);
      at = last;
    }
  }
  return joined;
}
