import type { Entry, OpenedSearch } from "../open-search.ts";
import { NO_MATCH } from "./match.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";
import { partnersFor, type Relation } from "./relation.ts";

/** A tool that meets a query. */
export interface Found {
  entry: Entry;
  /** Less is better; equal ones stay in the order of the catalogue. */
  score: number;
  /** What it goes with, where that was asked. */
  partner?: Entry;
  /** Or the code that its seat is for, if that isn't in the range. */
  fitting?: string;
}

const ITS_OWN_NAME = -1000;

/** The score of a tool that meets all parts by itself; undefined if it misses one. */
function scoreOf(parts: readonly PreparedPart[], entry: Entry): number | undefined {
  let score = 0;
  for (const { weakness, weight } of parts) {
    const weak = weakness?.[entry.number] ?? 0;
    if (weak === NO_MATCH) return undefined;
    score += weak * weight;
  }
  return score;
}

/** Whether the query is the tool's name or one of its codes. */
function isItself({ whole }: PreparedQuery, { codes, nameText }: Entry): boolean {
  return whole !== "" && (nameText.joined === whole || codes.includes(whole));
}

function findSingle(search: OpenedSearch, query: PreparedQuery, parts: readonly PreparedPart[]): Found[] {
  if (parts.every(({ weakness }) => !weakness)) return [];
  return search.entries.flatMap((entry): Found[] => {
    const own = isItself(query, entry) ? ITS_OWN_NAME : 0;
    const score = scoreOf(parts, entry) ?? (own < 0 ? 0 : undefined);
    return score === undefined ? [] : [{ entry, score: score + own }];
  });
}

/** The tools of the wanted family that go with what the other parts describe; each part is met by one of the two. */
function findPairs(search: OpenedSearch, { parts }: PreparedQuery, relation: Relation): Found[] {
  const { target, anchors, seat } = relation;
  const wanted = parts[target]?.weakness;
  const anchored = anchors.flatMap((number) => parts[number] ?? []);
  const others = parts.filter((_, number) => number !== target && !anchors.includes(number));
  const exact: Found[] = [];
  const bySeat: Found[] = [];
  for (const entry of search.entries) {
    const weak = wanted?.[entry.number] ?? NO_MATCH;
    if (weak === NO_MATCH) continue;
    const own = weak * (parts[target]?.weight ?? 1);
    let best: Found | undefined;
    for (const partner of partnersFor(search, entry)) {
      const anchor = scoreOf(anchored, partner);
      const rest = anchor === undefined ? undefined : scoreBetween(others, entry, partner);
      if (anchor === undefined || rest === undefined) continue;
      const score = own + anchor + rest;
      if (!best || score < best.score) best = { entry, score, partner };
    }
    if (best) exact.push(best);
    else if (seat !== undefined && entry.seat?.startsWith(seat)) {
      const rest = scoreOf(others, entry);
      if (rest !== undefined)
        bySeat.push({ entry, score: own + rest, fitting: anchored.map(({ part }) => part.label).join(", ") });
    }
  }
  // A holder that isn't listed still has a seat, by its code.
  return exact.length > 0 ? exact : bySeat;
}

/** Each part by the tool, or else by its partner. */
function scoreBetween(parts: readonly PreparedPart[], entry: Entry, partner: Entry): number | undefined {
  let score = 0;
  for (const { weakness, weight } of parts) {
    const own = weakness?.[entry.number] ?? 0;
    const weak = own === NO_MATCH ? (weakness?.[partner.number] ?? 0) : own;
    if (weak === NO_MATCH) return undefined;
    score += weak * weight;
  }
  return score;
}

const byScore = (one: Found, other: Found): number =>
  one.score - other.score || one.entry.number - other.entry.number;

/** All tools that meet a query, best first. */
export function findTools(search: OpenedSearch, query: PreparedQuery): Found[] {
  const { parts, relation } = query;
  if (
    parts.some(({ part }) => part.meaning.kind === "absent") &&
    !parts.some(({ part }) => part.meaning.kind === "code")
  )
    return [];
  if (!relation) return findSingle(search, query, parts).sort(byScore);
  const itself = search.entries
    .filter((entry) => isItself(query, entry))
    .map((entry): Found => ({ entry, score: ITS_OWN_NAME }));
  const pairs = findPairs(search, query, relation);
  if (pairs.length > 0 || itself.length > 0) {
    const known = new Set(itself.map(({ entry }) => entry));
    return [...itself, ...pairs.filter(({ entry }) => !known.has(entry))].sort(byScore);
  }
  // "Drill for M14 tap": without such a tap the thread alone tells the drill.
  const { meaning } = parts[relation.anchors[0] ?? -1]?.part ?? {};
  const isByThread = meaning?.kind === "concept" && parts.some(({ part }) => part.meaning.kind === "thread");
  return isByThread
    ? findSingle(
        search,
        query,
        parts.filter((_, number) => !relation.anchors.includes(number)),
      ).sort(byScore)
    : [];
}
