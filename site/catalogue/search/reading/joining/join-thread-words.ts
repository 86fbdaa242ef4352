import type { RawPart } from "../read-query.ts";

/** "Which drill for 1/4 BSP thread": beside a thread and a drill the word is no kind of tool. */
export function joinThreadWords(parts: readonly RawPart[]): RawPart[] {
  const isOfDrills = parts.some(
    ({ meaning }) => meaning.kind === "concept" && meaning.concept.partner === "drill",
  );
  if (!isOfDrills || !parts.some(({ meaning }) => meaning.kind === "thread")) return [...parts];
  return parts.filter(({ meaning }) => meaning.kind !== "concept" || meaning.concept.id !== "threading");
}
