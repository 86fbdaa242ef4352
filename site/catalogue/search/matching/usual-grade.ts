import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import type { PreparedPart } from "./prepare.ts";

/** The grade that one begins with in steel. */
const USUAL_STEP = 25;

/** Whether a query says what is cut, or by which grade. */
function isGraded({ part: { meaning } }: PreparedPart): boolean {
  return ["workpiece", "hardness", "grade"].includes(meaning.kind);
}

/**
 * Who asks for inserts, by a code or by their name, without a grade gets the one for steel first, P25 before others: less than 1 for each tool,
 * so that it only decides between those that answer equally well.
 */
export function unusualGrade(
  { facts, sets }: OpenedSearch,
  parts: readonly PreparedPart[],
): (entry: Entry) => number {
  const isCode = parts.some(
    ({ part: { meaning } }) =>
      (meaning.kind === "code" && meaning.code.form === "insert" && meaning.code.key.length >= 4) ||
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
