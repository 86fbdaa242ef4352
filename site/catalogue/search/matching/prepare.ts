import type { OpenedSearch } from "../open-search.ts";
import { normalisedText } from "../normalise.ts";
import type { QueryPart } from "../reading/query-part.ts";
import { readQuery, type ReadQuery } from "../reading/read-query.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { matcherOf, rankWeight } from "./matcher.ts";
import { relationIn, type Relation } from "./relation.ts";

/** A part of a query, compared with every tool of an index. */
export interface PreparedPart {
  part: QueryPart;
  /** How weakly each tool meets it, by the tool's number; `NO_MATCH` if it doesn't. Undefined if it narrows nothing. */
  weakness: Int16Array | undefined;
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

function compareAll(search: OpenedSearch, matcher: Matcher): { weakness: Int16Array; isMet: boolean } {
  const weakness = new Int16Array(search.entries.length);
  let isMet = false;
  for (const entry of search.entries) {
    const weak = matcher(entry);
    weakness[entry.number] = weak;
    if (weak !== NO_MATCH) isMet = true;
  }
  return { weakness, isMet };
}

/** A tool that the shop isn't known for may be in this range all the same: then its word is a word like others. */
function inThisRange(search: OpenedSearch, part: QueryPart): QueryPart {
  if (part.meaning.kind !== "absent") return part;
  const token = normalisedText(part.said);
  const isHere = search.facts.some(({ key, joined }) => key === "type" && joined.includes(token));
  return isHere ? { ...part, meaning: { kind: "word", token } } : part;
}

/** Reads a query and compares each of its parts with every tool, once. */
export function prepareQuery(search: OpenedSearch, query: string): PreparedQuery {
  const read = readQuery(query, search.range);
  const all = read.parts.map((part) => inThisRange(search, part));
  const parts = all.map((part): PreparedPart => {
    const matcher = matcherOf(search, part);
    const weight = rankWeight(part);
    if (!matcher) return { part, weakness: undefined, weight, isUnderstood: true };
    const { weakness, isMet } = compareAll(search, matcher);
    const isWord = part.meaning.kind === "word";
    return {
      part,
      weakness: isWord && !isMet ? undefined : weakness,
      weight,
      isUnderstood: !isWord || isMet,
    };
  });
  return { read, whole: normalisedText(query), parts, relation: relationIn(search, all) };
}
