import type { Meaning } from "../query-part.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";
import type { KnownRange } from "../read-own-code.ts";
import { isMereWord, textOf } from "./part-text.ts";
import { compares, rulesOutAfter as after, rulesOutBefore as before } from "./rules-out.ts";

/** What a visitor may not want: a kind, a property or a code; of figures those whose field is certain. */
type Excluded = Extract<Meaning, { kind: "excluded" }>["of"];

/** "Cermet mat dena"; alone "mat" is a material. */
const dont = /^(?:MAT|मत)$/u;
const give = /^(?:DENA|DO|DEDO|BHEJNA|BHEJO|LENA|LANA|CHAHIYE|देना|दो|चाहिए)$/u;
/** Between several that are ruled out: "avoid P15 and P35". */
const also = /^(?:AND|OR|NOR|AUR|YA|और|या)$/u;
const possessive = /^(?:KE|के)$/u;

/** Parts that want no tool. */
const neutral: readonly RawPart["meaning"]["kind"][] = ["link", "word", "ask", "company", "quantity", "page"];

function excludedOf(
  part: RawPart | undefined,
  word: string,
  { vocabulary, hasWord }: KnownRange,
): Excluded | undefined {
  const meaning = part?.meaning;
  // What the bare word means here: a hole for it.
  const coolant = vocabulary.throughCoolant;
  if (coolant && meaning?.kind === "word" && meaning.token === "COOLANT")
    return { kind: "concept", concept: coolant };
  if (meaning?.kind === "workpiece" || meaning?.kind === "grade") return meaning;
  if (meaning?.kind === "number") return meaning.field === undefined || word === "NO" ? undefined : meaning;
  // "Part no TI-1005" is the number of a part.
  if (meaning?.kind === "code") return word === "NO" ? undefined : meaning;
  if (meaning?.kind === "word")
    return word !== "NO" && before.test(word) && hasWord(meaning.token.toLowerCase()) ? meaning : undefined;
  // "No drill in SS" complains.
  const isKind = meaning?.kind === "concept" && meaning.concept.role === "family";
  return meaning?.kind === "concept" && !(isKind && word === "NO") ? meaning : undefined;
}

function isAlike(one: Excluded, other: Excluded): boolean {
  if (one.kind !== "concept" || other.kind !== "concept") return one.kind === other.kind;
  return one.concept.role === other.concept.role;
}

/**
 * Joins a property with the word that rules it out: "not coated", "except HSS", "not for steel", "bina coolant", "left
 * hand nahi chahiye".
 */
export function joinExclusions(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  range: KnownRange,
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
      const of = excludedOf(joined[next], text, range);
      const first = isOther ? at - 1 : at;
      if (of) {
        replace(first, next, of);
        at = first;
        let more = excludedOf(joined[at + 2], text, range);
        while (more && also.test(said(at + 1)) && isAlike(of, more)) {
          replace(at + 1, at + 2, more);
          at += 1;
          more = excludedOf(joined[at + 2], text, range);
        }
        continue;
      }
    }
    let last = isOfBefore ? at - 2 : at - 1;
    while (joined[last]?.meaning.kind === "link" && last > at - 3) last -= 1;
    const isAfter = after.test(text) || (dont.test(text) && give.test(said(at + 1)));
    const of = isAfter ? excludedOf(joined[last], text, range) : undefined;
    // "Tap not fine": the tap is wanted.
    const isWanted = text === "NOT" && of?.kind === "concept" && of.concept.role === "family";
    if (of && of.kind !== "word" && !isWanted) {
      replace(last, at, of);
      at = last;
    }
  }
  // "CNMG 120408 nahi hai kya" asks whether there is none: whoever rules out a code wants something else.
  const isOnlyRefusal = joined.every(
    ({ meaning }) => meaning.kind === "excluded" || neutral.includes(meaning.kind),
  );
  const isOfCode = joined.some(({ meaning }) => meaning.kind === "excluded" && meaning.of.kind === "code");
  if (isOnlyRefusal && isOfCode) joined.splice(0, joined.length, ...parts);
  // Where nothing is ruled out or compared, the word is no text of a tool's either.
  return joined.map((part, at) =>
    part.meaning.kind === "word" && [before, after, compares].some((each) => each.test(said(at)))
      ? { ...part, meaning: { kind: "word", token: "" } }
      : part,
  );
}
