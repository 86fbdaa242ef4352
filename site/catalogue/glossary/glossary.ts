import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { codeTerms } from "./code-terms.ts";
import type { GlossaryWords } from "./glossary-schema.ts";

/** An explanation of one term of the trade. */
export interface Explanation {
  /** The term as written in the text: "RE", "DIN 6535 HB". */
  term: string;
  /** At most 40 words. */
  text: string;
}

/** A code found in a value, with its position. */
export interface GlossaryCode extends Explanation {
  /** First UTF-16 unit of the code in the value. */
  start: number;
  end: number;
}

/** Explanations of the trade's words and codes. */
export interface Glossary {
  words: GlossaryWords;
  /** The explanation of a specification key. */
  explainKey: (key: SpecificationKey) => string;
  /** The explanation of one code as written ("6H", "S01020", "TiAlN"); undefined if there is none. */
  explainCode: (code: string) => Explanation | undefined;
  /**
   * The codes in a specification's value that have an explanation, in the order of the text, the longest if several
   * begin at the same position: "10 mm h6, DIN 6535 HB" → h6, DIN 6535 HB.
   */
  codesIn: (value: string) => GlossaryCode[];
}

/** Makes a glossary of the owner's words. */
export function openGlossary(words: GlossaryWords): Glossary {
  // At the first code: a list may need none.
  let terms: ReturnType<typeof codeTerms> | undefined;

  function codesIn(value: string): GlossaryCode[] {
    terms ??= codeTerms(words);
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
    const codes: GlossaryCode[] = [];
    for (const code of found) if (code.start >= (codes.at(-1)?.end ?? 0)) codes.push(code);
    return codes;
  }

  return {
    words,
    explainKey: (key) => words.keys[key],
    explainCode: (code) => {
      const [found] = codesIn(code);
      return found && found.start === 0 && found.end === code.length
        ? { term: found.term, text: found.text }
        : undefined;
    },
    codesIn,
  };
}
