import type { MetrePerMinute } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import { parseGrade } from "../values/grade.ts";
import type { StartRange } from "./start-value.ts";
import { movedStart, tidySpeed } from "./moved-start.ts";

/** Number of the grade that each group's range of speed is for: the middle of its ladder in ISO 513. */
const middleGrades: Readonly<Record<WorkpieceGroup, number>> = { P: 25, M: 20, K: 20, N: 15, S: 15, H: 15 };

/** As many numbers lead from the middle of the ladder to an end of the range. */
const GRADE_STEPS = 25;

/** Number of a coated carbide grade for a group: `P25 (P15–P35)` has 25 for P. Undefined where it names none. */
function numberOf(text: string, group: WorkpieceGroup): number | undefined {
  const grade = parseGrade(text);
  if (!grade || grade.isSubstrate || !/^coated carbide/i.test(grade.substance)) return undefined;
  const found = grade.applications.find(({ letter }) => letter === group);
  return found && (found.from + (found.to ?? found.from)) / 2;
}

/**
 * Range of the cutting speed, m/min, of a coated carbide grade for turning. A tougher grade (larger number in ISO 513)
 * starts lower and leaves out the fastest speeds; a harder one starts higher and leaves out the slowest. A grade without a
 * number for the group has the whole range. Source: Kyocera general catalogue 2016–17, p. 214, means of four cuts in
 * stainless steel: M15 115–160–205 in smooth cuts, M25 85–140–183 in interrupted ones; here 110–164–220 and 100–140–206.
 * The other groups take the same steps, as guidance.
 */
export function speedOfGrade(
  range: StartRange<MetrePerMinute>,
  group: WorkpieceGroup,
  grade: string,
): StartRange<MetrePerMinute> {
  const number = numberOf(grade, group);
  if (number === undefined) return range;
  const position = Math.min(1, Math.max(-1, (middleGrades[group] - number) / GRADE_STEPS));
  const { low, start, high } = range;
  return {
    low: position > 0 ? tidySpeed(low + (start - low) * position) : low,
    start: movedStart(range, position).start,
    high: position < 0 ? tidySpeed(high + (high - start) * position) : high,
  };
}
