import { readThread } from "../relations/tapping-drills.ts";
import { matchable, wordsOf, type Matchable } from "./match-text.ts";
import { normalisedText } from "./normalise.ts";
import type { FactKey, SearchData, SearchPlace } from "./search-data.ts";

/** A product as search compares it. */
export interface Entry {
  id: string;
  name: string;
  /** ISO code, size or thread as written; empty if there is none. */
  designation: string;
  place: SearchPlace;
  /** The shop's own code; undefined if it has none. */
  orderCode: string | undefined;
  /** Normalised designation first, then other codes of exactly this product. */
  codes: readonly string[];
  nameText: Matchable;
  /** Numbers of its facts in {@link OpenedSearch.facts}. */
  facts: readonly number[];
}

/** A fact, prepared for matching. */
export interface Fact extends Matchable {
  key: FactKey;
  text: string;
}

/** A search index in use. */
export interface OpenedSearch {
  entries: readonly Entry[];
  facts: readonly Fact[];
  /** Words of letters in names and facts, without codes: corrections for mistyped words. */
  vocabulary: Set<string>;
}

const SHORTEST_WORD = 5;

function learn(vocabulary: Set<string>, words: readonly string[], code = ""): void {
  for (const word of words) {
    if (word.length < SHORTEST_WORD || !/^\p{L}+$/u.test(word)) continue;
    if (!code.includes(word)) vocabulary.add(word);
  }
}

/** Opens an index: prepares its texts for matching. */
export function openSearch(data: SearchData): OpenedSearch {
  const vocabulary = new Set<string>();
  const facts = data.facts.map(([key, text]) => {
    const words = key === "pack" ? [] : wordsOf(text);
    // A seat and a coating are codes, not words.
    if (key !== "insert" && key !== "coating") learn(vocabulary, words);
    return { key, text, ...matchable(words) };
  });
  const entries = data.rows.map(([id, name, given, place, shared, ...own]): Entry => {
    const orderCode = own.find((each) => typeof each === "string");
    const designation = typeof given === "number" ? name.slice(0, given) : given;
    const codes = codesOf(id, designation, orderCode);
    const words = wordsOf(name);
    learn(vocabulary, words, designation && codes[0]);
    return {
      id,
      name,
      designation,
      orderCode,
      place: data.places[place] ?? { label: "" },
      codes,
      nameText: matchable(words),
      facts: [...(data.sets[shared] ?? []), ...own.filter((each) => typeof each === "number")],
    };
  });
  return { entries, facts, vocabulary };
}

/** Codes that mean exactly this product: without the unit, or a coarse thread without its pitch. */
function codesOf(id: string, designation: string, orderCode = ""): string[] {
  const code = normalisedText(designation.replace(/ mm$/, ""));
  const thread = readThread(designation);
  const codes = [
    code,
    thread ? normalisedText(thread.name) : "",
    id.replaceAll("-", "").toUpperCase(),
    normalisedText(orderCode),
  ];
  return [...new Set(codes)].filter(Boolean);
}
