import type { Fault, Rule, Tool } from "./tool.ts";

/** The rules for every tool: it has a code to order it by, its claims follow its grade, its coating stands its use. */
export const checkEveryTool: Rule = (tool) => [
  ...tool.expect(
    tool.text("size") !== "",
    "size",
    'a designation or size such as "CNMG 120408", or a code of our own such as "UW28-3"',
    "one must be able to order it",
  ),
  ...checkGroups(tool),
  ...checkCarbide(tool),
  ...checkCoating(tool),
];

/**
 * A tool claims exactly the workpiece groups of its grade (ISO 513). Materials that the standard doesn't classify, and
 * carbide named by its substrate, leave that to the tool's coating and geometry.
 */
function checkGroups(tool: Tool): Fault[] {
  const grade = tool.values.grade;
  const claimed = tool.values.material?.groups.map(({ letter }) => letter);
  if (!grade || !claimed || grade.isSubstrate || grade.applications.length === 0) return [];
  const letters = grade.applications.map(({ letter }) => letter);
  return [
    ...tool.expect(
      claimed.every((letter) => letters.includes(letter)),
      "material",
      `only groups of the grade, ${letters.join(", ")}`,
      `ISO 513: "${tool.text("grade")}"`,
    ),
    ...tool.expect(
      letters.every((letter) => claimed.includes(letter)),
      "grade",
      `groups of the material, ${claimed.join(", ")}`,
      "ISO 513",
    ),
  ];
}

/** Micrograin carbide for steel and iron is of class K; P and M would be other carbides, or a coated grade. */
function checkCarbide(tool: Tool): Fault[] {
  const grade = tool.values.grade;
  if (!grade?.substance.startsWith("Micrograin")) return [];
  const isOfClassK = grade.applications.every(({ letter }) => letter !== "P" && letter !== "M");
  return tool.expect(
    isOfClassK,
    "grade",
    'the class of the carbide itself, such as "ISO K20–K40 substrate"',
    "WC-Co micrograin is of class K",
  );
}

/** Most temperature of PVD coatings, °C (typical values): milled or turned dry, the edge is hotter. */
const coolCoatings: Readonly<Record<string, number>> = {
  "PVD TiN": 600,
  "PVD TiCN": 400,
  TiN: 600,
  TiCN: 400,
};

function checkCoating(tool: Tool): Fault[] {
  const most = coolCoatings[tool.text("coating")];
  return tool.expect(
    most === undefined || tool.text("coolant") !== "Dry",
    "coating",
    "one for dry cutting such as PVD TiAlN",
    `${tool.text("coating")} stands about ${most} °C`,
  );
}
