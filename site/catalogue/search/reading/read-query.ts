import { normalisedText } from "../normalise.ts";
import { readBores } from "./joining/holes/read-bores.ts";
import { joinAmounts } from "./joining/join-amounts.ts";
import { joinClearance } from "./joining/holes/join-clearance.ts";
import { joinExclusions } from "./joining/join-exclusions.ts";
import { joinGauges } from "./joining/join-gauges.ts";
import { joinIn } from "./joining/join-in.ts";
import { joinInsertDrill } from "./joining/holes/join-insert-drill.ts";
import { joinIntervals } from "./joining/join-intervals.ts";
import { joinParting, joinStock } from "./joining/join-parting.ts";
import { joinReaming } from "./joining/holes/join-reaming.ts";
import { joinSpareSizes } from "./joining/join-spare-sizes.ts";
import { joinThreadWords } from "./joining/join-thread-words.ts";
import { joinUnread } from "./joining/join-unread.ts";
import { joinWorkpieces } from "./joining/join-workpieces.ts";
import { partLabelOf } from "./part-label.ts";
import type { Passage } from "./phrase.ts";
import { plainWords } from "./plain-words.ts";
import type { Meaning, QueryPart, QuerySpan } from "./query-part.ts";
import { readable } from "./readable.ts";
import { readPhrases, type PlainWord } from "./read-phrases.ts";
import type { KnownRange } from "./read-own-code.ts";
import { asTyped } from "./spoken.ts";
import { readTokens, type Token } from "./read-tokens.ts";
import { setTailsAside } from "./joining/set-tails-aside.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A part without its label: the indexes of its tokens. */
export interface RawPart {
  meaning: Meaning | { kind: "soft" } | Passage;
  tokens: readonly number[];
}

/** A parsed query. */
export interface ReadQuery {
  query: string;
  /** In the order of their first words. */
  parts: readonly QueryPart[];
  /** The requested number of pieces; undefined if the query contains none. */
  quantity?: number;
  /** Comparisons made, as a measure of work. */
  steps: number;
}

/** The words of the tokens that the phrase tables may know. */
function plainWordsIn(tokens: readonly Token[], range: KnownRange): PlainWord[] {
  return tokens.flatMap(({ meaning, text }, token) => {
    if (meaning) return [];
    const plain = plainWords(text, range);
    const words = plain ?? [text.toLowerCase()];
    return words.filter(Boolean).map((word) => ({ word, token }));
  });
}

const signOff = /^(?:REGARDS|FAITHFULLY|SINCERELY|TRULY|DHANYAWAD|DHANYAVAD|धन्यवाद)$/u;

/** A token that belongs to no phrase. `isSigned`: it stands in the signature of a letter, where words are names. */
function leftOver(
  { text, meaning }: Token,
  number: number,
  { linkOf }: Vocabulary,
  isSigned: boolean,
): RawPart {
  const tokens = [number];
  if (meaning) return { meaning, tokens };
  const link = linkOf(text.toLowerCase()) ?? (isSigned ? "none" : undefined);
  if (link) return { meaning: { kind: "link", link }, tokens };
  return { meaning: { kind: "word", token: normalisedText(text) }, tokens };
}

function rawParts(tokens: readonly Token[], range: KnownRange): { parts: RawPart[]; steps: number } {
  const words = plainWordsIn(tokens, range);
  const { found, steps } = readPhrases(words, range.vocabulary);
  const parts = found.map(({ phrase, at }): RawPart => {
    const own = [...new Set(at.flatMap((place) => words[place]?.token ?? []))].sort(
      (one, other) => one - other,
    );
    return { meaning: phrase.meaning, tokens: own };
  });
  const taken = new Set(parts.flatMap((part) => part.tokens));
  const signature = tokens.findIndex(({ text }) => signOff.test(text));
  const rest = tokens.flatMap((token, number) =>
    taken.has(number)
      ? []
      : [leftOver(token, number, range.vocabulary, signature >= 0 && number >= signature)],
  );
  return {
    parts: [...parts, ...rest].sort((one, other) => (one.tokens[0] ?? 0) - (other.tokens[0] ?? 0)),
    steps,
  };
}

/** The spans of tokens in the typed text; consecutive ones are joined. */
function spansOf(
  numbers: readonly number[],
  tokens: readonly Token[],
  starts: readonly number[],
): QuerySpan[] {
  const spans: QuerySpan[] = [];
  let last = -2;
  for (const number of numbers) {
    const token = tokens[number];
    if (!token) continue;
    const end = starts[token.end] ?? 0;
    const before = spans.at(-1);
    if (before && number === last + 1) before.end = end;
    else spans.push({ start: starts[token.start] ?? 0, end });
    last = number;
  }
  return spans;
}

const numbered = /(?:^|[\s:;,])1[.)]\s+\p{L}.*[\s;,]2[.)]\s+\p{L}/su;

/** The query with spaces for the numbers of a list's items: "1. CNMG 120408 2. M8 tap". */
const withoutNumbers = (query: string): string =>
  numbered.test(query)
    ? query.replaceAll(/(?<=^|[\s:;,])\d{1,2}[.)](?=\s+\p{L})/gu, (number) => " ".repeat(number.length))
    : query;

/**
 * Parses a query into parts, each with its words and its meaning. Accepts any text and takes time in proportion to its
 * length.
 */
export function readQuery(query: string, range: KnownRange): ReadQuery {
  const { phraseWords, aliasOf, linkOf, dictation, drillingInserts } = range.vocabulary;
  const isPlain = (word: string): boolean => {
    const plain = word.toLowerCase();
    return phraseWords.has(plain) || aliasOf(plain) !== undefined || linkOf(plain) !== undefined;
  };
  const { text, starts } = asTyped(readable(withoutNumbers(query)), dictation);
  const { tokens, steps } = readTokens(text, range, isPlain);
  const raw = rawParts(tokens, range);
  const counted = joinAmounts(setTailsAside(raw.parts, tokens, range), tokens, range);
  const withoutTails = joinUnread(counted, tokens, range);
  const gauged = joinGauges(withoutTails, tokens);
  const sized = joinStock(joinParting(joinSpareSizes(gauged, tokens), tokens), tokens);
  const tools = joinClearance(joinReaming(sized, tokens));
  const bored = joinInsertDrill(readBores(tools, tokens), tokens, drillingInserts);
  const joined = joinExclusions(
    joinIntervals(joinThreadWords(joinIn(joinWorkpieces(bored, tokens), tokens), tokens), tokens, text),
    tokens,
    range,
  );
  const parts = joined.flatMap(({ meaning, tokens: numbers }): QueryPart[] => {
    if (meaning.kind === "soft" || meaning.kind === "passage") return [];
    const spans = spansOf(numbers, tokens, starts);
    const typed = spans.map(({ start, end }) => query.slice(start, end)).join(" … ");
    return [{ meaning, spans, typed, label: "" }].map((part) => ({
      ...part,
      label: partLabelOf(part, raw.parts),
    }));
  });
  const quantities = parts.flatMap(({ meaning }) => (meaning.kind === "quantity" ? meaning.quantity : []));
  const quantity = quantities.at(-1);
  return { query, parts, steps: steps + raw.steps, ...(quantity !== undefined && { quantity }) };
}

/** The query without one of its parts: the remaining text if a visitor removes this part. */
export function withoutPart(query: string, { spans }: Pick<QueryPart, "spans">): string {
  let left = "";
  let at = 0;
  for (const { start, end } of spans) {
    left += `${query.slice(at, start)} `;
    at = end;
  }
  return (left + query.slice(at)).replaceAll(/\s+/g, " ").trim();
}
