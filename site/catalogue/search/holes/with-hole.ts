import type { PreparedQuery } from "../matching/prepare.ts";
import type { Vocabulary } from "../reading/vocabulary.ts";
import { isOfHole, isPassage, readHole, type RequestedHole } from "./read-hole.ts";

/** The hole in a query, and the query with the words of the hole understood, which no tool has. */
export function withHole(
  query: PreparedQuery,
  vocabulary: Vocabulary,
): { query: PreparedQuery; hole?: RequestedHole } {
  const hole = readHole(query.read, vocabulary);
  if (!hole) return { query };
  const parts = query.parts.map((each) => {
    const { typed, meaning } = each.part;
    if (isOfHole(typed, vocabulary)) return { ...each, isUnderstood: true };
    // A screw beside its seat isn't asked for.
    return meaning.kind === "ask" && isPassage(typed, vocabulary)
      ? { ...each, isUnderstood: true, part: { ...each.part, meaning: { kind: "word", token: "" } as const } }
      : each;
  });
  return { query: { ...query, parts }, hole };
}
