import type { Pack } from "../model/ordering-schema.ts";
import { specificationLabels } from "../model/specification-keys.ts";
import { markRanges, type Range } from "./mark-ranges.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import { factsOfGroups, levels, scoreEntry, prepareQuery, type Score, type PreparedQuery } from "./rank.ts";
import { normalisedText } from "./normalise.ts";
import { readQuery, type ReadQuery } from "./read-query.ts";
import type { SearchPlace } from "./search-data.ts";
import type { WorkpieceGroup } from "../glossary/workpiece-groups.ts";

/** A product that was found. */
export interface Hit {
  id: string;
  name: string;
  /** As written; empty if the product has none. */
  designation: string;
  place: SearchPlace;
  /** Why it was found, for people: "code", "tapping drill M8", "Coating: TiAlN". */
  why: string;
  /** Its specification `type`; empty if it has none. */
  type: string;
  /** The shop's own code and how it is packed, where it has them. */
  orderCode?: string;
  pack?: Pack;
  /** What to mark in `name` and `designation`. */
  nameRanges: Range[];
  designationRanges: Range[];
}

/** How a part of the query was interpreted, for an empty result. */
export interface Understood {
  /** Words as typed, joined if they belong together. */
  said: string;
  /** Their interpretation: "workpiece M, stainless steel"; undefined for words taken literally. */
  meaning?: string;
}

export interface SearchResult {
  /** The best, `limit` at most. */
  hits: Hit[];
  /** How many hits there are in all. */
  total: number;
  /** Hits in each category, by its id; categories without hits are missing. */
  totals: Readonly<Record<string, number>>;
  understood: Understood[];
  /** Only if nothing was found: the query without its last word, and how many hits it has. */
  shorter?: { query: string; total: number };
  /** How many products were compared, as a measure of work. */
  compared: number;
}

interface Found {
  entry: Entry;
  score: Score;
}

/** A search for a thread needs a tap and its drill: puts the drill second, so that many taps don't hide it. */
function withDrillSecond(found: Found[]): Found[] {
  const at = found.findIndex(({ score }) => score.level === levels.tapping);
  const drill = found[at];
  if (!drill || at < 2) return found;
  return [...found.slice(0, 1), drill, ...found.slice(1, at), ...found.slice(at + 1)];
}

/** Scores a product for these groups; without a query all such products are equal. */
function scoreInGroups(
  search: OpenedSearch,
  prepared: PreparedQuery,
  entry: Entry,
  inGroups: ReadonlySet<number>,
) {
  const fact = entry.facts.find((number) => inGroups.has(number));
  if (fact === undefined) return undefined;
  if (prepared.query.code !== "") return scoreEntry(search, prepared, entry);
  return { level: levels.specification, weak: 0, fact, found: [] };
}

/** All products that match a query, best first, equal ones in the order of the catalogue. */
function find(
  search: OpenedSearch,
  query: ReadQuery,
  groups: readonly WorkpieceGroup[] = [],
): { found: Found[]; compared: number } {
  let compared = 0;
  const inGroups = groups.length > 0 ? factsOfGroups(search, groups) : undefined;
  // In the second pass a number may continue: "Ø1" finds "Ø10".
  for (const isTyping of [false, true]) {
    const prepared = prepareQuery(search, query, isTyping);
    const buckets = new Map<number, Found[]>();
    for (const entry of search.entries) {
      compared += 1;
      const score = inGroups
        ? scoreInGroups(search, prepared, entry, inGroups)
        : scoreEntry(search, prepared, entry);
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

function whyOf(search: OpenedSearch, { level, fact, found }: Score, orderCode: string | undefined): string {
  const decisive = fact === undefined ? undefined : search.facts[fact];
  const isByOrderCode =
    orderCode !== undefined &&
    level <= levels.codePrefix &&
    normalisedText(orderCode).startsWith(found[0] ?? " ");
  if (isByOrderCode) return `order code ${orderCode}`;
  if (level === levels.code) return "code";
  if (level === levels.codePrefix) return "code begins so";
  if (level === levels.designation) return "designation";
  if (level === levels.name) return "name";
  if (decisive?.key === "tapping" || decisive?.key === "place") return decisive.text;
  if (decisive && decisive.key !== "pack") return `${specificationLabels[decisive.key]}: ${decisive.text}`;
  return `${level === levels.similar ? "similar word" : "also called"}: ${found.join(" ").toLowerCase()}`;
}

function hitOf(search: OpenedSearch, { entry, score }: Found): Hit {
  const { id, name, designation, orderCode, place } = entry;
  const facts = entry.facts.map((number) => search.facts[number]);
  const pack = readPack(facts.find((fact) => fact?.key === "pack")?.text);
  return {
    id,
    name,
    designation,
    place,
    why: whyOf(search, score, orderCode),
    type: facts.find((fact) => fact?.key === "type")?.text ?? "",
    ...(orderCode !== undefined && { orderCode }),
    ...(pack && { pack }),
    nameRanges: markRanges(name, score.found),
    designationRanges: markRanges(designation, score.found),
  };
}

/** Reads a pack as the index has it: "10 piece". */
function readPack(text = ""): Pack | undefined {
  const [, quantity, unit] = /^(\d+) (piece|pair|set)$/.exec(text) ?? [];
  if (unit !== "piece" && unit !== "pair" && unit !== "set") return undefined;
  return { quantity: Number(quantity), unit };
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
 * Searches an opened index. Never throws for any query; an empty one finds nothing. Ranks exact code >
 * tapping drill of a thread > code prefix > designation > name > specifications > synonyms. With `groups` it finds only
 * products for one of these ISO 513 groups, and with an empty query all of them.
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

/** Ids of all products that match a query, best first; undefined for an empty query. */
export function matchingIds(index: OpenedSearch, text: string): string[] | undefined {
  const query = readQuery(text);
  if (query.code === "") return undefined;
  return find(index, query).found.map(({ entry }) => entry.id);
}
