import type { Entry } from "../open-search.ts";
import { NO_MATCH } from "./match.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";
import type { Weakness } from "./weakness.ts";

/** The kinds of parts that a tool can meet only once: two codes, two threads or two diameters mean two tools. */
function subjectOf({ part: { meaning }, weakness }: PreparedPart): string | undefined {
  if (!weakness) return undefined;
  switch (meaning.kind) {
    case "number":
      return `number ${meaning.field ?? ""}`;
    case "code":
    case "thread":
    case "dimensions":
      return meaning.kind;
    case "concept":
      return meaning.concept.role === "family" ? "family" : undefined;
    default:
      return undefined;
  }
}

/** Matches a part that matches one of these; `isOrdered`: the first of them ranks first. */
function anyOf(parts: readonly PreparedPart[], isOrdered: boolean): Pick<Weakness, "of"> {
  return {
    of: (entry: Entry) => {
      const all = parts.flatMap(({ weakness }, place) => {
        const weak = weakness?.of(entry) ?? NO_MATCH;
        return weak === NO_MATCH ? [] : weak + (isOrdered ? place : 0);
      });
      return all.length === 0 ? NO_MATCH : Math.min(...all);
    },
  };
}

/**
 * Splits a query for several tools, "TNMG 160408 and TNMG 160404", into a query for each; `rivals` are the parts that
 * no tool meets together. Undefined for a query about one tool.
 */
export function eitherOf(query: PreparedQuery): { query: PreparedQuery; rivals: PreparedPart[] } | undefined {
  const bySubject = Map.groupBy(query.parts, subjectOf);
  bySubject.delete(undefined);
  // Two families that go together mean a question for what fits.
  if (query.relation) bySubject.delete("family");
  const groups = [...bySubject.values()].filter(({ length }) => length > 1);
  if (groups.length === 0) return undefined;
  // "PDJNR 2020 K15 for DNMG 150408": what is for the other comes first.
  const isFor = query.parts.some(
    ({ part: { meaning } }) => meaning.kind === "link" && meaning.link === "for",
  );
  const parts = query.parts.map((part): PreparedPart => {
    const group = groups.find((each) => each.includes(part));
    if (!group) return part;
    // The position stays, since a relation counts the parts.
    return { ...part, weakness: part === group[0] ? anyOf(group, isFor) : undefined };
  });
  return { query: { ...query, parts }, rivals: groups.flat() };
}
