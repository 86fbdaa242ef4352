import { specificationLabels } from "../model/specification-keys.ts";
import { markRanges, type Range } from "./mark-ranges.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import { factsOfGroups, levels, scoreEntry, seekerFor, type Score, type Seeker } from "./rank.ts";
import { readQuery, type ReadQuery } from "./read-query.ts";
import type { SearchPlace } from "./search-data.ts";
import type { WorkpieceGroup } from "../glossary/workpiece-groups.ts";

/** A product that was found. */
export interface Hit {
  id: string;
  name: string;
  /** As written; empty where the product has none. */
  designation: string;
  place: SearchPlace;
  /** Why it is here, for people: "code", "tapping drill M8", "Coating: TiAlN". */
  why: string;
  /** Its type in words, as the specification has it; empty where it says none. */
  type: string;
  /** What to mark in `name` and `designation`. */
  nameRanges: Range[];
  designationRanges: Range[];
}

/** What a query was taken to mean; for the empty result. */
export interface Understood {
  /** Words as typed, those that belong together as one. */
  said: string;
  /** What they were taken for: "workpiece M, stainless steel"; undefined for words taken as they are. */
  meaning?: string;
}

export interface SearchResult {
  /** The best, `limit` at most. */
  hits: Hit[];
  /** How many there are in all. */
  total: number;
  /** How many of them are in each category, by its id; none for a category without any. */
  totals: Readonly<Record<string, number>>;
  understood: Understood[];
  /** Only where nothing was found: the query without its last word, and how many that would find. */
  shorter?: { query: string; total: number };
  /** How many products were compared: the work done. */
  compared: number;
}

interface Found {
  entry: Entry;
  score: Score;
}

/** Whoever asks for a thread needs a tap and the drill for its hole: both in view, however many taps there are. */
function withDrillSecond(found: Found[]): Found[] {
  const at = found.findIndex(({ score }) => score.level === levels.tapping);
  const drill = found[at];
  if (!drill || at < 2) return found;
  return [...found.slice(0, 1), drill, ...found.slice(1, at), ...found.slice(at + 1)];
}

/** How well a product for these groups answers: one that asks for nothing else takes them as they come. */
function scoreInGroups(search: OpenedSearch, seeker: Seeker, entry: Entry, inGroups: ReadonlySet<number>) {
  const fact = entry.facts.find((number) => inGroups.has(number));
  if (fact === undefined) return undefined;
  if (seeker.query.code !== "") return scoreEntry(search, seeker, entry);
  return { level: levels.specification, weak: 0, fact, found: [] };
}

/** All that answer a query, the best first, among equals in the order of the catalogue. */
function find(
  search: OpenedSearch,
  query: ReadQuery,
  groups: readonly WorkpieceGroup[] = [],
): { found: Found[]; compared: number } {
  let compared = 0;
  const inGroups = groups.length > 0 ? factsOfGroups(search, groups) : undefined;
  // The second time a number may go on: "Ø1" on the way to "Ø10".
  for (const isTyping of [false, true]) {
    const seeker = seekerFor(search, query, isTyping);
    const buckets = new Map<number, Found[]>();
    for (const entry of search.entries) {
      compared += 1;
      const score = inGroups
        ? scoreInGroups(search, seeker, entry, inGroups)
        : scoreEntry(search, seeker, entry);
      if (!score) continue;
      const rank = score.level * 10 + Math.min(9, score.weak);
      const bucket = buckets.get(rank);
      if (bucket) bucket.push({ entry, score });
      else buckets.set(rank, [{ entry, score }]);
    }
    if (buckets.size === 0) continue;
    const ranks = [...buckets.keys()].sort((one, other) => one - other);
    return { found: withDrillSecond(ranks.flatMap((rank) => buckets.get(rank) ?? [])), compared };
  }
  return { found: [], compared };
}

function whyOf(search: OpenedSearch, { level, fact, found }: Score): string {
  const decisive = fact === undefined ? undefined : search.facts[fact];
  if (level === levels.code) return "code";
  if (level === levels.codePrefix) return "code begins so";
  if (level === levels.designation) return "designation";
  if (level === levels.name) return "name";
  if (decisive?.key === "tapping" || decisive?.key === "place") return decisive.text;
  if (decisive) return `${specificationLabels[decisive.key]}: ${decisive.text}`;
  return `${level === levels.similar ? "similar word" : "also called"}: ${found.join(" ").toLowerCase()}`;
}

function hitOf(search: OpenedSearch, { entry, score }: Found): Hit {
  const { id, name, designation, place } = entry;
  return {
    id,
    name,
    designation,
    place,
    why: whyOf(search, score),
    type: entry.facts.map((number) => search.facts[number]).find((fact) => fact?.key === "type")?.text ?? "",
    nameRanges: markRanges(name, score.found),
    designationRanges: markRanges(designation, score.found),
  };
}

function totalsOf(found: readonly Found[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { entry } of found) {
    const { category = "" } = entry.place;
    totals[category] = (totals[category] ?? 0) + 1;
  }
  return totals;
}

/**
 * Searches an opened index. Never throws, whatever stands in the query; an empty one finds nothing. Ranks exact code >
 * tapping drill of a thread > code prefix > designation > name > specifications > synonyms. With `groups` only what is
 * for one of these ISO 513 groups, and all of that for an empty query.
 */
export function search(
  index: OpenedSearch,
  text: string,
  limit: number,
  groups: readonly WorkpieceGroup[] = [],
): SearchResult {
  const query = readQuery(text);
  const understood = query.concepts.map(({ said, meaning }) => ({ said, meaning }));
  if (query.code === "" && groups.length === 0)
    return { hits: [], total: 0, totals: {}, understood, compared: 0 };
  const { found, compared } = find(index, query, groups);
  const hits = found.slice(0, limit).map((each) => hitOf(index, each));
  const result = { hits, total: found.length, totals: totalsOf(found), understood, compared };
  if (found.length > 0 || query.shorter === undefined) return result;
  const fewerWords = find(index, readQuery(query.shorter), groups);
  return {
    ...result,
    shorter: { query: query.shorter, total: fewerWords.found.length },
    compared: compared + fewerWords.compared,
  };
}

/** Ids of all products that answer a query, the best first; undefined for a query that asks nothing. */
export function matchingIds(index: OpenedSearch, text: string): string[] | undefined {
  const query = readQuery(text);
  if (query.code === "") return undefined;
  return find(index, query).found.map(({ entry }) => entry.id);
}
