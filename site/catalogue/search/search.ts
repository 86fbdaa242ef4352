import { workpieceGroups, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import { withoutTools } from "./pages/company-pages.ts";
import { hitOf, type Hit } from "./hit.ts";
import { eitherOf } from "./matching/either.ts";
import { findTools, type Found } from "./matching/find.ts";
import type { RequestedHole } from "./holes/read-hole.ts";
import { withHole } from "./holes/with-hole.ts";
import { inRange, type InRange } from "./matching/in-range.ts";
import { NO_MATCH } from "./matching/match.ts";
import { nearWithoutRelation } from "./near/near-relation.ts";
import { findNear, type NearTools } from "./near/near.ts";
import { othersOfFamily } from "./near/other-kind.ts";
import { prepareQuery, type PreparedQuery } from "./matching/prepare.ts";
import { partnersFor } from "./matching/relation.ts";
import { normalisedText } from "./normalise.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import { areOfAnother, missingSentence, nearSentence, unreadSentence } from "./sentences.ts";
import { sitePages, type SitePage } from "./pages/site-pages.ts";
import { troublesIn, type Trouble } from "./pages/troubles.ts";
import { shownParts, type ShownPart } from "./shown-part.ts";

export interface SearchResult {
  /** The best hits, at most `limit`. */
  hits: Hit[];
  /** Total number of hits. */
  total: number;
  /** Hits in each category, by its id; categories without hits are missing. */
  totals: Readonly<Record<string, number>>;
  /** How the query was understood. */
  parts: ShownPart[];
  /**
   * A sentence with the parts that no tool meets, if no tool meets the whole query; then the hits are the nearest
   * tools.
   */
  near?: string;
  /** True if the nearest tools differ from the request in size or code. */
  areOthers?: true;
  /** A sentence with the gap in the range that left the result empty. */
  missing?: string;
  /** The tools that go with the first hit, if the query is only its code. */
  related?: { title: string; hits: Hit[] };
  /** For a query with one ISO code: how many tools have the code, and how many its seat. */
  inRange?: InRange;
  /** The hole that the query describes, for which a kit of tools can be asked. */
  hole?: RequestedHole;
  /** Pages of this site about words of the query: the calculator, guides. */
  pages: SitePage[];
  /** The troubles that the query names, with causes, remedies and the tools that cure them. */
  troubles?: Trouble[];
  /** Words that only a person can answer, or tools that the range doesn't contain. */
  forPerson: string[];
  /** The requested number of pieces, if the query contains one. */
  quantity?: number;
  /** How many products were compared, as a measure of work. */
  compared: number;
}

/** The result of a search without its tools. */
export type SearchAnswer = Omit<SearchResult, "hits">;

const MOST_RELATED = 6;

const nothing = { hits: [], total: 0, totals: {}, parts: [], pages: [], forPerson: [], compared: 0 };

function totalsOf(found: readonly Found[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { entry } of found) {
    const { category = "" } = entry.place;
    totals[category] = (totals[category] ?? 0) + 1;
  }
  return totals;
}

/** A search for a thread needs a tap and its drill: puts the first drill second, so that many taps don't hide it. */
function withDrillSecond(search: OpenedSearch, { parts }: PreparedQuery, found: Found[]): Found[] {
  const isOnlyThread =
    parts.filter(({ weakness }) => weakness).length === 1 &&
    parts.some(({ part }) => part.meaning.kind === "thread");
  const at = isOnlyThread
    ? found.findIndex(({ entry }) => entry.facts.some((fact) => search.facts[fact]?.key === "tapping"))
    : -1;
  const drill = found[at];
  if (!drill || at < 2) return found;
  return [...found.slice(0, 1), drill, ...found.slice(1, at), ...found.slice(at + 1)];
}

/** The tools that go with the tool of a code that is the whole query. */
function relatedTo(
  search: OpenedSearch,
  query: PreparedQuery,
  found: readonly Found[],
): SearchResult["related"] {
  const narrowing = query.parts.filter(({ weakness }) => weakness);
  const [first] = found;
  const isCode = narrowing.length === 1 && narrowing[0]?.part.meaning.kind === "code";
  if (!isCode || !first) return undefined;
  const partners = partnersFor(search, first.entry);
  if (partners.length === 0) return undefined;
  const title = first.entry.designation || first.entry.name;
  return {
    title: `Goes with ${title}`,
    hits: partners
      .slice(0, MOST_RELATED)
      .map((entry) => hitOf(search, query, { entry, score: 0 }, `fits ${title}`)),
  };
}

function isForGroups({ entry }: Found, groups: readonly WorkpieceGroup[]): boolean {
  return groups.length === 0 || entry.groups.some((group) => groups.includes(group));
}

/** Why a tool matches some groups: by its own material, or its inserts' material. */
function groupReason(
  { specifications, isCarrier, groups: own }: Entry,
  groups: readonly WorkpieceGroup[],
): string {
  if (!isCarrier || specifications.material !== undefined)
    return `Workpiece material: ${specifications.material ?? ""}`;
  const names = own
    .filter((group) => groups.includes(group))
    .map((group) => `${group} – ${workpieceGroups[group].toLowerCase()}`);
  return `takes inserts for ${names.join(", ")}`;
}

/** All tools for one of these groups, for an empty query: cutting tools first, then the holders of their inserts. */
function allForGroups(search: OpenedSearch, limit: number, groups: readonly WorkpieceGroup[]): SearchResult {
  const found = search.entries
    .map((entry) => ({ entry, score: 0 }))
    .filter((each) => isForGroups(each, groups))
    .sort((one, other) => Number(one.entry.isCarrier) - Number(other.entry.isCarrier));
  const query = prepareQuery(search, "");
  const hits = found
    .slice(0, limit)
    .map((each) => hitOf(search, query, each, groupReason(each.entry, groups)));
  return { ...nothing, hits, total: found.length, totals: totalsOf(found), compared: search.entries.length };
}

/** "8.5 and 10.2 mm drill": the tools for each size, if there are some for all of them; with "or", for one of them. */
function eachOf(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  const either = eitherOf(query);
  if (!either) return undefined;
  const found = findTools(search, either.query);
  if (found.length === 0) return undefined;
  const lacking = either.rivals.filter(
    ({ weakness }) => !found.some(({ entry }) => weakness && weakness.of(entry) !== NO_MATCH),
  );
  const near = { found, isSameSeat: false, isListed: true };
  if (lacking.length === 0) return { ...near, missed: either.rivals, isEither: true };
  return /\bor\b/i.test(query.read.query) ? { ...near, missed: lacking } : undefined;
}

/** The tools for a prepared query, best first, and the parts that the nearest ones miss if no tool meets all. */
function toolsFor(
  search: OpenedSearch,
  query: PreparedQuery,
  groups: readonly WorkpieceGroup[] = [],
): { found: Found[]; near: NearTools | undefined } {
  const exact = findTools(search, query).filter((each) => isForGroups(each, groups));
  if (exact.length > 0 || query.parts.some(({ part }) => part.meaning.kind === "absent"))
    return { found: withDrillSecond(search, query, exact), near: undefined };
  const near =
    eachOf(search, query) ??
    nearWithoutRelation(search, query) ??
    findNear(search, query) ??
    othersOfFamily(search, query);
  return { found: near?.found.filter((each) => isForGroups(each, groups)) ?? [], near };
}

/** The tools for a query with words, and the report on them. */
function answerTo(index: OpenedSearch, text: string, groups: readonly WorkpieceGroup[] = []) {
  const prepared = withoutTools(prepareQuery(index, text));
  const { found, near } = toolsFor(index, prepared, groups);
  const { query, hole } = withHole(prepared, index.range.vocabulary);
  const related = near ? undefined : relatedTo(index, query, found);
  const parts = shownParts(query);
  const counts = inRange(index, query.parts);
  const { quantity } = query.read;
  const troubles = troublesIn(index, query);
  const sentence =
    near && found.length > 0 ? nearSentence(near) : found.length > 0 ? unreadSentence(query) : undefined;
  const missing = found.length > 0 ? undefined : missingSentence(index, query);
  const answer: SearchAnswer = {
    total: found.length,
    totals: totalsOf(found),
    parts,
    pages: sitePages(index, query),
    forPerson: parts.filter(({ as }) => as === "asked" || as === "absent").map(({ typed }) => typed),
    compared: index.entries.length,
    ...(sentence !== undefined && { near: sentence }),
    ...(near && found.length > 0 && areOfAnother(near) && { areOthers: true }),
    ...(missing !== undefined && { missing }),
    ...(related && { related }),
    ...(counts && { inRange: counts }),
    ...(hole && { hole }),
    ...(troubles.length > 0 && { troubles }),
    ...(quantity !== undefined && { quantity }),
  };
  return { query, found, answer };
}

/**
 * Searches an opened index. Never throws for any query; an empty query finds nothing. Each part that is understood
 * narrows the result; parts that aren't are reported. If no tool meets the whole query, the hits are the nearest tools,
 * and `near` says so. With `groups` it finds only products for these ISO 513 groups; for an empty query all of them.
 */
export function search(
  index: OpenedSearch,
  text: string,
  limit: number,
  groups: readonly WorkpieceGroup[] = [],
): SearchResult {
  if (normalisedText(text) === "") return groups.length === 0 ? nothing : allForGroups(index, limit, groups);
  const { query, found, answer } = answerTo(index, text, groups);
  return { ...answer, hits: found.slice(0, limit).map((each) => hitOf(index, query, each)) };
}

/** Ids of all products that a query finds, best first, and the report on them; undefined for an empty query. */
export function matching(
  index: OpenedSearch,
  text: string,
): { ids: string[]; answer: SearchAnswer } | undefined {
  if (normalisedText(text) === "") return undefined;
  const { found, answer } = answerTo(index, text);
  return { ids: found.map(({ entry }) => entry.id), answer };
}
