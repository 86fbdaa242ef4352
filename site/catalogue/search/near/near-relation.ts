import type { OpenedSearch } from "../open-search.ts";
import { findTools } from "../matching/find.ts";
import { findNear, type NearTools } from "./near.ts";
import { holdersOf } from "./other-kind.ts";
import type { PreparedQuery } from "../matching/prepare.ts";
import { worthOf } from "../matching/worth.ts";

/** If nothing fits the described tool: that tool itself, or the nearest to it. */
export function nearWithoutRelation(search: OpenedSearch, query: PreparedQuery): NearTools | undefined {
  if (!query.relation) return undefined;
  const { target, anchors } = query.relation;
  // Tools that fit it come first: another length or size is nearer than something else.
  const others = query.parts.filter(
    (part, number) =>
      number !== target &&
      !anchors.includes(number) &&
      part.weakness &&
      typeof worthOf(part.part.meaning) === "number",
  );
  const bare = query.parts.map((part) => (others.includes(part) ? { ...part, weakness: undefined } : part));
  const fitting = others.length === 0 ? [] : findTools(search, { ...query, parts: bare });
  if (fitting.length > 0) return { found: fitting, missed: others, isSameSeat: false, isListed: false };
  // A requested tool is replaced by another kind only for the insert that it shall hold; a spare part is represented by
  // the tool that has it.
  if (query.parts.some(({ part }, number) => number === target && worthOf(part.meaning) === "never"))
    return holdersOf(search, query);
  const alone = {
    ...query,
    relation: undefined,
    parts: query.parts.filter((_, number) => number !== target),
  };
  const found = findTools(search, alone);
  const missed = query.parts.slice(target, target + 1);
  if (found.length > 0) return { found, missed, isSameSeat: false, isListed: false };
  const near = findNear(search, alone);
  return near && { ...near, missed: [...missed, ...near.missed] };
}
