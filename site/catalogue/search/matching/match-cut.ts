import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import { placeInField } from "../cuts/chip-facts.ts";
import type { OpenedSearch } from "../open-search.ts";
import type { QueryPart } from "../reading/query-part.ts";
import type { RequestedCut } from "../cuts/read-cut.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

/** Steps between the middle of a field, which is the best, and its border. */
const STEPS = 9;

/** Whether a tool's field holds a cut, in one of these workpiece groups if there are any. */
export function matchCut(
  { facts }: OpenedSearch,
  cut: RequestedCut,
  groups: readonly WorkpieceGroup[],
): Matcher {
  const places = facts.map(({ field }) => {
    const isMeant = field && (groups.length === 0 || field.groups.some((group) => groups.includes(group)));
    return isMeant ? placeInField(cut, field) : undefined;
  });
  return ({ ownFacts }) => {
    const inside = ownFacts.flatMap((fact) => places[fact] ?? []);
    return inside.length > 0 ? Math.round(Math.min(...inside) * STEPS) : NO_MATCH;
  };
}

/** The cut of a query is meant for the workpieces that it names. */
export function cutForGroups(parts: readonly QueryPart[]): QueryPart[] {
  const groups = parts.flatMap(({ meaning }) => (meaning.kind === "workpiece" ? meaning.group : []));
  return parts.map((part) =>
    part.meaning.kind === "cut" ? { ...part, meaning: { ...part.meaning, groups } } : part,
  );
}
