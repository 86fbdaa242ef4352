import type { PreparedQuery } from "../matching/prepare.ts";
import type { Vocabulary } from "../reading/vocabulary.ts";
import { isOfHole, readHole, type RequestedHole } from "./read-hole.ts";

/** The hole in a query, and the query with the words of the hole understood, which no tool has. */
export function withHole(
  query: PreparedQuery,
  vocabulary: Vocabulary,
): { query: PreparedQuery; hole?: RequestedHole } {
  const hole = readHole(query.read, vocabulary);
  if (!hole) return { query };
  const parts = query.parts.map((each) =>
    isOfHole(each.part.typed, vocabulary) ? { ...each, isUnderstood: true } : each,
  );
  return { query: { ...query, parts }, hole };
}
