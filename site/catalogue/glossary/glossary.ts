import { codeTerms, type CodeTerm } from "./glossary-codes.ts";
import { coatingTerms } from "./glossary-coatings.ts";
import { keyTexts } from "./glossary-keys.ts";
import type { SpecificationKey } from "../model/specification-keys.ts";

/** An explanation of one term of the trade. */
export interface Explanation {
  /** The term as written in the text: "RE", "DIN 6535 HB". */
  term: string;
  /** At most 40 words. */
  text: string;
}

/** A code found in a value, with its position. */
export interface FoundCode extends Explanation {
  /** First UTF-16 unit of the code in the value. */
  start: number;
  end: number;
}

const terms: readonly CodeTerm[] = [...codeTerms, ...coatingTerms];

/** What a specification key means. */
export function explainKey(key: SpecificationKey): string {
  return keyTexts[key];
}

/** The explanation of one code as written ("6H", "S01020", "TiAlN"); undefined if there is none. */
export function explainCode(code: string): Explanation | undefined {
  const [found] = codesIn(code);
  return found && found.start === 0 && found.end === code.length
    ? { term: found.term, text: found.text }
    : undefined;
}

/**
 * The codes in a specification's value that have an explanation, in the order of the text, the longest if
 * several begin at one place: "10 mm h6, DIN 6535 HB" → h6, DIN 6535 HB.
 */
export function codesIn(value: string): FoundCode[] {
  const found = terms
    .flatMap(({ pattern, explain }) =>
      [...value.matchAll(pattern)].map((match) => ({
        term: match[0],
        text: explain(match[0]),
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const codes: FoundCode[] = [];
  for (const code of found) if (code.start >= (codes.at(-1)?.end ?? 0)) codes.push(code);
  return codes;
}
