import type { OpenedSearch } from "../open-search.ts";
import { normalisedText } from "../normalise.ts";
import { mistypedCode } from "../reading/joining/mistyped-code.ts";
import type { QueryPart } from "../reading/query-part.ts";
import { readQuery, type ReadQuery } from "../reading/read-query.ts";
import { cutForGroups } from "./match-cut.ts";
import { NO_MATCH } from "./match.ts";
import { matcherOf, rankWeight } from "./matcher.ts";
import { Weakness } from "./weakness.ts";
import { relationIn, type Relation } from "./relation.ts";

/** A part of a query, compared with every tool of an index. */
export interface PreparedPart {
  part: QueryPart;
  /** How weakly each tool meets it; undefined if it doesn't narrow. */
  weakness: Pick<Weakness, "of"> | undefined;
  weight: number;
  /** Whether the part was understood. A word that no tool contains wasn't. */
  isUnderstood: boolean;
}

/** A query prepared for an index. */
export interface PreparedQuery {
  read: ReadQuery;
  /** The whole query, normalised, for comparison with names and codes. */
  whole: string;
  parts: readonly PreparedPart[];
  relation: Relation | undefined;
}

/** A tool that shops like this usually lack may still be in this range: then its word is searched like any other. */
function inThisRange(search: OpenedSearch, part: QueryPart): QueryPart {
  if (part.meaning.kind !== "absent") return part;
  const token = normalisedText(part.typed);
  const isHere = search.facts.some(({ key, joined }) => key === "type" && joined.includes(token));
  return isHere ? { ...part, meaning: { kind: "word", token } } : part;
}

/** The comparisons of the last query: while a query is typed, all its parts but the last were in the previous one. */
const compared = new WeakMap<OpenedSearch, ReadonlyMap<string, Weakness>>();

const keyOf = ({ meaning }: QueryPart): string =>
  JSON.stringify(meaning, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/**
 * How weakly each tool meets a part, taken from the last query if it had the same part; undefined if it doesn't narrow.
 */
function weaknessOf(search: OpenedSearch, part: QueryPart): Weakness | undefined {
  const known = compared.get(search)?.get(keyOf(part));
  if (known) return known;
  const matcher = matcherOf(search, part);
  return matcher && new Weakness(matcher, search.entries.length);
}

/** The code that an unknown one was meant to be, if it can only be that one. */
function meantCode({ range, entries }: OpenedSearch, part: QueryPart): QueryPart | undefined {
  const key = part.meaning.kind === "part-number" ? mistypedCode(range.codes, part.typed) : undefined;
  if (key === undefined) return undefined;
  const code = entries.find(({ codes }) => codes.includes(key))?.designation ?? key;
  return {
    ...part,
    meaning: { kind: "code", code: { form: "own", key } },
    label: `${code} for “${part.typed}”`,
  };
}

/** Reads a query and prepares the comparison of each of its parts with the tools. */
export function prepareQuery(search: OpenedSearch, query: string): PreparedQuery {
  const read = readQuery(query, search.range);
  const all = cutForGroups(read.parts).map((part) => inThisRange(search, part));
  const next = new Map<string, Weakness>();
  const prepare = (part: QueryPart): PreparedPart => {
    const weakness = weaknessOf(search, part);
    const weight = rankWeight(part);
    if (!weakness) return { part, weakness, weight, isUnderstood: true };
    next.set(keyOf(part), weakness);
    const isUnderstood =
      (part.meaning.kind !== "word" && part.meaning.kind !== "part-number") ||
      search.entries.some((entry) => weakness.of(entry) !== NO_MATCH);
    const meant = isUnderstood ? undefined : meantCode(search, part);
    return meant
      ? prepare(meant)
      : { part, weakness: isUnderstood ? weakness : undefined, weight, isUnderstood };
  };
  const parts = all.map(prepare);
  compared.set(search, next);
  return { read, whole: normalisedText(query), parts, relation: relationIn(search, all) };
}
