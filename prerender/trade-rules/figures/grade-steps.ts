import { formatApplication, type Application } from "#engineering/values/grade.ts";
import type { Fault, Rule } from "../tool.ts";

/** Steps of the toughness number of ISO 513. */
const steps: readonly number[] = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

/** The largest number of each group, ISO 513. */
const largest: Readonly<Record<Application["letter"], number>> = { P: 50, M: 40, K: 40, N: 30, S: 30, H: 30 };

/** ISO 513: the numbers of a grade are steps of their group, and its main group lies in its own range. */
export const checkGradeSteps: Rule = (tool) => {
  const grade = tool.values.grade;
  if (!grade) return [];
  const { applications, range } = grade;
  const all = range ? [...applications, range] : applications;
  return [...all.flatMap(checkSteps), ...(range ? checkRange(applications, range) : [])];

  function checkSteps({ letter, from, to = from }: Application): Fault[] {
    const group = steps.filter((step) => step <= largest[letter]);
    const words = group.map((step) => formatApplication({ letter, from: step })).join(", ");
    return tool.expect(group.includes(from) && group.includes(to), "grade", `one of ${words}`, "ISO 513");
  }

  function checkRange(main: readonly Application[], around: Application): Fault[] {
    const own = main.find(({ letter }) => letter === around.letter);
    const holds =
      own !== undefined && own.from >= around.from && (own.to ?? own.from) <= (around.to ?? around.from);
    const words = main.map(formatApplication).join(" / ");
    return tool.expect(holds, "grade", `a range with ${words} in it`, "ISO 513");
  }
};
