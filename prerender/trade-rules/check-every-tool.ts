import { parseGrade } from "#site/catalogue/model/grade.ts";
import { parseMaterial } from "#site/catalogue/glossary/material.ts";
import type { Rule } from "./tool.ts";

/** The rule for every tool: it has a code to order it by, and its grade fits its workpiece materials. */
export const checkEveryTool: Rule = (tool) => {
  const hasCode = tool.text("size") !== "" || tool.text("insert") !== "";
  const grade = parseGrade(tool.text("grade"));
  const groups = parseMaterial(tool.text("material"))?.groups.map(({ letter }) => letter);
  const foreign = (grade?.isSubstrate ? [] : (grade?.applications ?? [])).filter(
    ({ letter }) => groups && !groups.includes(letter),
  );
  return [
    ...tool.expect(
      hasCode,
      "size",
      "a designation or size, or an insert seat",
      "one must be able to order it",
    ),
    ...tool.expect(foreign.length === 0, "grade", `groups of the material, ${groups?.join(", ")}`, "ISO 513"),
  ];
};
