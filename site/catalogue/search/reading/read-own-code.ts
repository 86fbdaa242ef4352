import { normalisedText } from "../normalise.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The data of the query reader: the words of the trade, and the codes and words of the range. */
export interface KnownRange {
  /** Designations, order codes and ids, normalised as by `normalisedText`. */
  codes: ReadonlySet<string>;
  /** Whether a normalised text is the beginning of an order code. */
  beginsOrderCode: (key: string) => boolean;
  /** Whether the tools' texts contain a lower-case word. */
  hasWord: (word: string) => boolean;
  /** The words of the trade, which are the same for every range. */
  vocabulary: Vocabulary;
}

/** One of the range's codes at a position of a query. */
interface OwnCode {
  key: string;
  end: number;
}

const MOST_WORDS_OF_CODE = 6;
/** The ends of the consecutive words from a position on, the nearest first. */
function endsOfWords(text: string, at: number): number[] {
  const ends: number[] = [];
  for (let end = at; end < text.length && ends.length < MOST_WORDS_OF_CODE;) {
    while (end < text.length && text[end] !== " ") end += 1;
    ends.push(end);
    while (end < text.length && text[end] === " ") end += 1;
  }
  return ends;
}

/** An order code with a slip: `TI-10O5`, `SH--l002`, `TII 1005`. */
const slipped = /([A-Z]{2,3})[\s-]*([\dOIL]{4})(?![\p{L}\d])/uy;
const beginningOfOrderCode = /[A-Z]{2,4}(?:-\d+|\d{3,})(?![\p{L}\d])/uy;

/** Finds one of the range's codes, with as many words as possible. */
export function ownCodeAt(
  text: string,
  at: number,
  { codes, beginsOrderCode }: KnownRange,
): OwnCode | undefined {
  for (const end of endsOfWords(text, at).reverse()) {
    const typed = text.slice(at, end);
    const key = normalisedText(typed.replace(/[\s-]MM$/, ""));
    const isCode = key.length > 2 && /\d/.test(key) && (/\p{L}/u.test(key) || key.includes("X"));
    if (isCode && codes.has(key)) return { key, end };
  }
  slipped.lastIndex = at;
  const [slip = "", letters = "", figures = ""] = slipped.exec(text) ?? [];
  const meant = letters.replace(/(.)\1/, "$1") + figures.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (/\d/.test(figures) && codes.has(meant)) return { key: meant, end: at + slip.length };
  beginningOfOrderCode.lastIndex = at;
  const typed = beginningOfOrderCode.exec(text)?.[0] ?? "";
  const key = normalisedText(typed);
  return key !== "" && beginsOrderCode(key) ? { key, end: at + typed.length } : undefined;
}
