import { findThread } from "#engineering/standards/metric-threads.ts";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { pitchOf } from "../reading/read-thread.ts";
import type { PreparedPart } from "./prepare.ts";

/** The usual first grade for steel. */
const USUAL_STEP = 25;

/** Whether a query names a workpiece or a grade. */
function isGraded({ part: { meaning } }: PreparedPart): boolean {
  return ["workpiece", "hardness", "grade", "makers-grade"].includes(meaning.kind);
}

/** More than any other reason counts: a tap of the hand that isn't asked for stands below all others. */
const OTHER_HAND = 1000;

/** How far a tap for left-hand threads stands back where the query names no hand; its thread would be scrap. */
function otherHand(parts: readonly PreparedPart[]): (entry: Entry) => number {
  const isSaid = parts.some(
    ({ part: { meaning } }) => meaning.kind === "concept" && meaning.concept.role === "hand",
  );
  return ({ family, specifications: { type = "" } }) =>
    !isSaid && family === "tap" && /\bleft hand\b/.test(type) ? OTHER_HAND : 0;
}

/** How far a tap of a fine thread stands back where the query names only a diameter: "10 mm tap", "1/2 inch tap". */
function finePitch(parts: readonly PreparedPart[]): (entry: Entry) => number {
  if (parts.some(({ part: { meaning } }) => meaning.kind === "thread")) return () => 0;
  return ({ family, thread }) => {
    if (family !== "tap" || !thread) return 0;
    const { system, size, pitch } = thread;
    const isFine =
      system === "M" ? findThread(Number(size))?.pitch !== (pitch ?? pitchOf(thread)) : system === "UNF";
    return isFine ? 0.5 : 0;
  };
}

/** What stands back where the query doesn't ask for it: a left hand, then an unusual grade or pitch. */
export function unusual(search: OpenedSearch, parts: readonly PreparedPart[]): (entry: Entry) => number {
  const [hand, grade, pitch] = [otherHand(parts), unusualGrade(search, parts), finePitch(parts)];
  return (entry) => hand(entry) + grade(entry) + pitch(entry);
}

/**
 * If a query for inserts, by code or name, contains no grade, those for steel come first, P25 before others. The weight
 * is less than 1 for each tool, so that it only decides between tools with equal scores.
 */
function unusualGrade(
  { facts, sets }: OpenedSearch,
  parts: readonly PreparedPart[],
): (entry: Entry) => number {
  const isCode = parts.some(
    ({ part: { meaning } }) =>
      (meaning.kind === "code" &&
        (meaning.code.form === "insert" || meaning.code.form === "own") &&
        meaning.code.key.length >= 4) ||
      (meaning.kind === "concept" && meaning.concept.partner === "insert"),
  );
  if (!isCode || parts.some(isGraded)) return () => 0;
  return ({ set, groups: [first = "P"] }) => {
    const grade = sets[set]?.map((fact) => facts[fact]?.grade).find((each) => each !== undefined);
    const step = grade?.applications.find(({ letter }) => letter === "P")?.from;
    if (first !== "P" || step === undefined) return 0.5 + workpieceLetters.indexOf(first) / 100;
    return Math.abs(step - USUAL_STEP) / 100;
  };
}
