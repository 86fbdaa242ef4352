import type { OpenedSearch } from "../open-search.ts";
import { normalisedText } from "../normalise.ts";
import type { QueryPart } from "../reading/query-part.ts";
import { readQuery, type ReadQuery } from "../reading/read-query.ts";
import { NO_MATCH } from "./match.ts";
import { matcherOf, rankWeight } from "./matcher.ts";
import { Weakness } from "./weakness.ts";
import { relationIn, type Relation } from "./relation.ts";

/** A part of a query, compared with every tool of an index. */
export interface PreparedPart {
  part: QueryPart;
  /** How weakly each tool meets it; undefined if it narrows nothing. */
  weakness: Weakness | undefined;
  weight: number;
  /** Whether the part was understood: a word that no tool has isn't. */
  isUnderstood: boolean;
}

/** A query prepared for an index. */
export interface PreparedQuery {
  read: ReadQuery;
  /** The whole query, normalised, to compare with names and codes. */
  whole: string;
  parts: readonly PreparedPart[];
  relation: Relation | undefined;
}

/** A tool that the shop isn't known for may be in this range all the same: then its word is a word like others. */
function inThisRange(search: OpenedSearch, part: QueryPart): QueryPart {
  if (part.meaning.kind !== "absent") return part;
  const token = normalisedText(part.said);
  const isHere = search.facts.some(({ key, joined }) => key === "type" && joined.includes(token));
  return isHere ? { ...part, meaning: { kind: "word", token } } : part;
}

/** Reads a query and prepares the comparison of each of its parts with the tools. */
export function prepareQuery(search: OpenedSearch, query: string): PreparedQuery {
  const read = readQuery(query, search.range);
  const all = read.parts.map((part) => inThisRange(search, part));
  const parts = all.map((part): PreparedPart => {
    const matcher = matcherOf(search, part);
    const weight = rankWeight(part);
    if (!matcher) return { part, weakness: undefined, weight, isUnderstood: true };
    const weakness = new Weakness(matcher, search.entries.length);
    const isUnderstood =
      part.meaning.kind !== "word" || search.entries.some((entry) => weakness.of(entry) !== NO_MATCH);
    return { part, weakness: isUnderstood ? weakness : undefined, weight, isUnderstood };
  });
  return { read, whole: normalisedText(query), parts, relation: relationIn(search, all) };
}
