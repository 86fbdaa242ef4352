import type { Entry, OpenedSearch } from "../open-search.ts";
import { formedHole } from "./formed-hole.ts";
import { NO_MATCH } from "./match.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";
import { partnersFor, type Relation } from "./relation.ts";
import { unusual } from "./usual.ts";

/** A tool that meets a query. */
export interface Found {
  entry: Entry;
  /** Smaller is better; of equal scores the usual form comes first. */
  score: number;
  /** The tool that it goes with, if the query asks for that. */
  partner?: Entry;
  /** Or the code of its seat, if that tool isn't in the range. */
  fitting?: string;
}

const ITS_OWN_NAME = -1000;

/** The score of a tool that meets all parts alone; undefined if it misses one. */
function scoreOf(parts: readonly PreparedPart[], entry: Entry): number | undefined {
  let score = 0;
  for (const { weakness, weight } of parts) {
    const weak = weakness?.of(entry) ?? 0;
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
  const narrowing = parts.filter(({ weakness }) => weakness);
  if (narrowing.length === 0) return [];
  const found: Found[] = [];
  const unusually = unusual(search, parts);
  for (const entry of search.entries) {
    const own = isItself(query, entry) ? ITS_OWN_NAME : 0;
    const score = scoreOf(narrowing, entry) ?? (own < 0 ? 0 : undefined);
    if (score !== undefined) found.push({ entry, score: score + own + unusually(entry) });
  }
  return found;
}

/**
 * The tools of the wanted family that go with the tools that the other parts describe. Each part is met by one of the
 * two.
 */
function findPairs(search: OpenedSearch, { parts }: PreparedQuery, relation: Relation): Found[] {
  const { target, anchors, seat } = relation;
  const { weakness: wanted, weight = 1 } = parts[target] ?? {};
  const anchored = anchors.flatMap((number) => parts[number] ?? []);
  const others = parts.filter((_, number) => number !== target && !anchors.includes(number));
  const best = new Map<Entry, Found>();
  for (const partner of search.entries) {
    const anchor = scoreOf(anchored, partner);
    if (anchor === undefined) continue;
    // Fits are symmetric: start with the few described tools to find the wanted ones.
    for (const entry of partnersFor(search, partner)) {
      const weak = wanted?.of(entry) ?? NO_MATCH;
      const rest = weak === NO_MATCH ? undefined : scoreBetween(others, entry, partner);
      if (rest === undefined) continue;
      const score = weak * weight + anchor + rest;
      if (score < (best.get(entry)?.score ?? Infinity)) best.set(entry, { entry, score, partner });
    }
  }
  const exact = [...best.values()];
  const bySeat = search.entries.flatMap((entry): Found[] => {
    const weak = wanted?.of(entry) ?? NO_MATCH;
    if (exact.length > 0 || seat === undefined || weak === NO_MATCH || !entry.seat?.startsWith(seat))
      return [];
    const rest = scoreOf(others, entry);
    const fitting = anchored.map(({ part }) => part.label).join(", ");
    return rest === undefined ? [] : [{ entry, score: weak * weight + rest, fitting }];
  });
  // A holder that isn't listed still has a seat, by its code.
  return exact.length > 0 ? exact : bySeat;
}

/** Each part is met by the tool or by its partner. */
function scoreBetween(parts: readonly PreparedPart[], entry: Entry, partner: Entry): number | undefined {
  let score = 0;
  for (const { weakness, weight } of parts) {
    const own = weakness?.of(entry) ?? 0;
    const weak = own === NO_MATCH ? (weakness?.of(partner) ?? 0) : own;
    if (weak === NO_MATCH) return undefined;
    score += weak * weight;
  }
  return score;
}

const byScore = (one: Found, other: Found): number =>
  one.score - other.score || byUse(one.entry, other.entry);

/** Of equal scores the usual form comes first; the others stay in the order of the catalogue. */
export const byUse = (one: Entry, other: Entry): number =>
  Number(one.isSpecialForm) - Number(other.isSpecialForm) || one.number - other.number;

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
  // "Drill for M14 tap", "insert for 16ER holder": without such a tap or holder, the thread or code alone tells what is
  // wanted.
  const { meaning } = parts[relation.anchors[0] ?? -1]?.part ?? {};
  const isTold = parts.some(({ part }) => part.meaning.kind === "thread" || part.meaning.kind === "code");
  if (meaning?.kind !== "concept" || !isTold) return [];
  const others = parts.filter((_, number) => !relation.anchors.includes(number));
  const wanted =
    meaning.concept.id === "forming tap" ? others.map((part) => formedHole(search, part)) : others;
  return findSingle(search, query, wanted).sort(byScore);
}
