import type { Entry } from "../open-search.ts";
import { NO_MATCH } from "./match.ts";
import type { PreparedPart, PreparedQuery } from "./prepare.ts";
import type { Weakness } from "./weakness.ts";

/** What a part says of a tool, where it can say it once only: two codes, two threads, two diameters are two tools. */
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

/** Meets a part that meets one of these. */
function anyOf(parts: readonly PreparedPart[]): Pick<Weakness, "of"> {
  return {
    of: (entry: Entry) => {
      const all = parts
        .map(({ weakness }) => weakness?.of(entry) ?? NO_MATCH)
        .filter((weak) => weak !== NO_MATCH);
      return all.length === 0 ? NO_MATCH : Math.min(...all);
    },
  };
}

/**
 * A query that names several tools, "TNMG 160408 and TNMG 160404", read as a query for each of them; `rivals` are the
 * parts that no tool meets together. Undefined for a query about one tool.
 */
export function eitherOf(query: PreparedQuery): { query: PreparedQuery; rivals: PreparedPart[] } | undefined {
  const bySubject = Map.groupBy(query.parts, subjectOf);
  bySubject.delete(undefined);
  // Two families that go together are asked for what fits.
  if (query.relation) bySubject.delete("family");
  const groups = [...bySubject.values()].filter(({ length }) => length > 1);
  if (groups.length === 0) return undefined;
  const parts = query.parts.map((part): PreparedPart => {
    const group = groups.find((each) => each.includes(part));
    if (!group) return part;
    // Its place stays, since a relation counts the parts.
    return { ...part, weakness: part === group[0] ? anyOf(group) : undefined };
  });
  return { query: { ...query, parts }, rivals: groups.flat() };
}
