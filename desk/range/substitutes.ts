import { specificationRows } from "#site/catalogue/compare/comparison-rows.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import type { OfferKind } from "#contract/offer/offer.ts";
import type { RangeTool } from "./range.ts";

/** A tool that may be offered instead of another one. */
export interface Substitute {
  tool: RangeTool;
  kind: Exclude<OfferKind, "asked">;
  /** "Grade: … instead of …; …" */
  difference: string;
}

/** Facts that tell what a tool is for, and not what it is. */
const WORDS = new Set(["type", "application", "finish", "coolant", "material"]);
/** Facts that may differ where seat and geometry are the same. */
const OF_GRADE = new Set(["grade", "coating", "hardness", "depth"]);

/**
 * The tools that come nearest to one: of its family and, for what has an insert seat, of its seat; those first whose
 * facts differ least.
 */
export function substitutesFor(tool: RangeTool, range: Iterable<RangeTool>, most = 3): Substitute[] {
  const seat = seatOf(tool);
  const near: { substitute: Substitute; rank: number }[] = [];
  for (const other of range) {
    if (other.id === tool.id || other.family !== tool.family || seatOf(other) !== seat) continue;
    const differing = specificationRows([tool, other]).filter(({ id, isSame }) => !isSame && !WORDS.has(id));
    const kind = differing.every(({ id }) => OF_GRADE.has(id)) ? "same" : "other";
    const difference = differing
      .filter(({ cells: [was = [], is = []] }) => was.length > 0 && is.length > 0)
      .map(
        ({ label, cells: [was = [], is = []] }) => `${label}: ${is.join("; ")} instead of ${was.join("; ")}`,
      )
      .join("; ");
    near.push({
      substitute: { tool: other, kind, difference },
      rank: differing.length + (kind === "same" ? 0 : 100),
    });
  }
  return near
    .toSorted((one, two) => one.rank - two.rank)
    .slice(0, most)
    .map(({ substitute }) => substitute);
}
