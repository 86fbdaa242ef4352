import type { Phrase } from "./phrase.ts";
import { rulesOutAfter, rulesOutBefore } from "./joining/rules-out.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of a query in the spelling of the phrase tables, and the index of its token. */
export interface PlainWord {
  word: string;
  token: number;
}

/** A phrase found in a query, with the indexes of its words. */
export interface FoundPhrase {
  phrase: Phrase;
  at: readonly number[];
}

/** Words of a phrase may be apart, but not at the two ends of a sentence. */
const WIDEST_GAP = 8;

function placesOf(words: readonly PlainWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [number, { word }] of words.entries()) {
    const list = places.get(word);
    if (list) list.push(number);
    else places.set(word, [number]);
  }
  return places;
}

/** Words that rule something out, and "or": what stands before them isn't one thing with what stands after them. */
function dividesAt(words: readonly PlainWord[]): number[] {
  return words.flatMap(({ word }, place) => {
    const upper = word.toUpperCase();
    return word === "or" || rulesOutBefore.test(upper) || rulesOutAfter.test(upper) ? place : [];
  });
}

/**
 * The position of each word of a phrase, as near as possible to the first; undefined if one is missing, or if a divider
 * that isn't its own word separates them.
 */
function findPhrase(
  phrase: Phrase,
  first: number,
  places: ReadonlyMap<string, number[]>,
  dividers: readonly number[],
): number[] | undefined {
  const at: number[] = [first];
  for (const word of phrase.words.slice(1)) {
    const nearest = (places.get(word) ?? [])
      .filter((place) => !at.includes(place) && Math.abs(place - first) <= WIDEST_GAP)
      .sort((one, other) => distance(one, first) - distance(other, first))[0];
    if (nearest === undefined) return undefined;
    at.push(nearest);
  }
  return dividers.some((place) => !at.includes(place) && place > Math.min(...at) && place < Math.max(...at))
    ? undefined
    : at;
}

/** Fillers between a word that rules out and what it rules out: "not for the left hand". */
const MOST_FILLERS = 2;

/**
 * The phrases that a word rules out: the longest that begins right after it, "without corner radius", or ends right before
 * it, "corner radius wala nahi". Their words are no part of another phrase.
 */
function ruledOut(
  words: readonly PlainWord[],
  dividers: readonly number[],
  found: readonly FoundPhrase[],
  { phrasesFrom, linkOf }: Vocabulary,
): FoundPhrase[] {
  const isLink = (place: number): boolean => linkOf(words[place]?.word ?? "") !== undefined;
  const all = (from: number): FoundPhrase[] =>
    phrasesFrom(words[from]?.word ?? "").flatMap((phrase) => {
      const at = phrase.words.map((_, number) => from + number);
      const isHere = phrase.words.every((word, number) => words[from + number]?.word === word);
      return isHere && isUnbroken(at, words) && phrase.meaning.kind === "concept" ? { phrase, at } : [];
    });
  const longest = (list: readonly FoundPhrase[]): FoundPhrase[] =>
    list.toSorted((one, other) => other.at.length - one.at.length).slice(0, 1);
  return dividers.flatMap((place) => {
    const upper = words[place]?.word.toUpperCase() ?? "";
    // "Finish not good" is one phrase.
    if (found.some(({ at }) => at.includes(place))) return [];
    let from = place + 1;
    while (isLink(from) && from <= place + MOST_FILLERS) from += 1;
    const [next] = rulesOutBefore.test(upper) ? longest(all(from)) : [];
    if (next) return next;
    if (!rulesOutAfter.test(upper) || upper === "NOT") return [];
    let last = place - 1;
    while (isLink(last) && last >= place - MOST_FILLERS) last -= 1;
    const ending = [last, last - 1, last - 2, last - 3].flatMap(all);
    return longest(ending.filter(({ at }) => at.at(-1) === last));
  });
}

/** Words of a phrase usually follow its first word; a preceding word counts as a little further away. */
const distance = (place: number, first: number): number =>
  Math.abs(place - first) + (place < first ? 0.5 : 0);

/** Whether the words are consecutive in the query. */
const isUnbroken = (at: readonly number[], words: readonly PlainWord[]): boolean =>
  at.every((place, number) => {
    const last = at[number - 1] ?? place - 1;
    const tokens = (words[place]?.token ?? 0) - (words[last]?.token ?? 0);
    return number === 0 || (place === last + 1 && tokens <= 1);
  });

const extent = (at: readonly number[]): number => Math.max(...at) - Math.min(...at);

/**
 * Finds the phrases of the tables in a query, in any order of words: the longest first, of these the closest together.
 * Each word belongs to one phrase. `steps` counts the comparisons.
 */
export function readPhrases(
  words: readonly PlainWord[],
  vocabulary: Vocabulary,
): { found: FoundPhrase[]; steps: number } {
  const places = placesOf(words);
  const dividers = dividesAt(words);
  const all: FoundPhrase[] = [];
  let steps = 0;
  for (const [number, { word }] of words.entries()) {
    for (const phrase of vocabulary.phrasesFrom(word)) {
      steps += 1;
      const at = findPhrase(phrase, number, places, dividers);
      if (at && (!phrase.isFixed || isUnbroken(at, words))) all.push({ phrase, at });
    }
  }
  all.sort(
    (one, other) =>
      other.at.length - one.at.length ||
      extent(one.at) - extent(other.at) ||
      Math.min(...one.at) - Math.min(...other.at),
  );
  const taken = new Set<number>();
  const found = [...ruledOut(words, dividers, all, vocabulary), ...all].filter(({ at }) => {
    if (at.some((place) => taken.has(place))) return false;
    for (const place of at) taken.add(place);
    return true;
  });
  return { found, steps };
}
