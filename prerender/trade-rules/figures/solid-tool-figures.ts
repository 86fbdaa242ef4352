import { radiansOf } from "#engineering/units/convert.ts";
import { shankLength } from "#engineering/standards/shank-ends.ts";
import type { Fault, Rule, Tool } from "../tool.ts";

/** The thinnest shank with a clamping flat, mm: DIN 6535 HB, and Weldon in the trade. */
const THINNEST_FLAT = 6;

/** Shank that is plausible where no standard says its length, in diameters of the tool. */
const PLAIN_SHANK = 1.5;

/** A solid tool's shank, and what is left of its length to hold it. */
export const checkSolidFigures: Rule = (tool) => [
  ...checkTolerance(tool),
  ...checkFlat(tool),
  ...checkHeldLength(tool),
  ...checkThickness(tool),
  ...checkCorner(tool),
  ...checkTeeth(tool),
];

/** The thinnest and thickest shank, as parts of the diameter; small tools have a shank of this size all the same, mm. */
const shankParts = { least: 0.5, most: 2, ofSmallTools: 6 };

/** A shank is about as thick as its tool; DIN 6535 lists its diameters. Centre drills have a pilot much thinner. */
function checkThickness(tool: Tool): Fault[] {
  const [shank] = tool.sides("shank");
  const diameter = tool.most("diameter");
  if (shank === undefined || diameter === undefined || /cent(?:re|er) drill/i.test(tool.text("type")))
    return [];
  const least = shankParts.least * diameter;
  const most = Math.max(shankParts.most * diameter, shankParts.ofSmallTools);
  const isListed = !tool.text("shank").includes("DIN 6535") || shankLength(shank) !== undefined;
  const because = `plausible for Ø${diameter} mm`;
  return [
    ...tool.expect(shank >= least && shank <= most, "shank", `${least} to ${most} mm`, because),
    ...tool.expect(isListed, "shank", "a diameter of DIN 6535", "its table"),
  ];
}

/** Most teeth of solid mills: of small ones, and of larger ones by their diameter, mm. */
const MOST_TEETH = 8;

function checkTeeth(tool: Tool): Fault[] {
  const diameter = tool.most("diameter") ?? 0;
  if (tool.family === "drill" || tool.text("flutes") === "") return [];
  const most = tool.family === "ball-nose" ? MOST_TEETH : Math.max(MOST_TEETH, Math.floor(diameter));
  const because = `plausible for Ø${diameter} mm`;
  return tool.expect(Number(tool.text("flutes")) <= most, "flutes", `at most ${most}`, because);
}

/** The corner radius of an end mill is smaller than half its diameter: that would be a ball. */
function checkCorner(tool: Tool): Fault[] {
  const [radius, diameter] = [tool.edge("RE"), tool.most("diameter")];
  if (tool.family !== "end-mill" || radius === undefined || diameter === undefined) return [];
  return tool.expect(radius < diameter / 2, "edge", `RE below ${diameter / 2} mm`, "half the diameter");
}

/** A carbide shank is ground to h6 for shrink, hydraulic and collet chucks (DIN 6535). */
function checkTolerance(tool: Tool): Fault[] {
  const text = tool.text("shank");
  const tolerance = /\bmm ([a-zA-Z]{1,2}\d{1,2})\b/.exec(text)?.[1];
  const isCarbide = /carbide/i.test(tool.text("grade")) || text.includes("DIN 6535");
  if (tolerance === undefined || !isCarbide) return [];
  return tool.expect(tolerance === "h6", "shank", "tolerance h6", "DIN 6535");
}

function checkFlat(tool: Tool): Fault[] {
  const [shank = THINNEST_FLAT] = tool.sides("shank");
  const hasFlat = /\bHB\b|weldon/i.test(tool.text("shank"));
  const expected = `form HA below ${THINNEST_FLAT} mm`;
  return tool.expect(!hasFlat || shank >= THINNEST_FLAT, "shank", expected, "DIN 6535: HB from 6 mm");
}

/** What the flutes leave of the overall length must hold the tool: the shank's length of DIN 6535, if it names it. */
function checkHeldLength(tool: Tool): Fault[] {
  const [diameter, cuttingLength, length] = tool.sides("size");
  const [shank] = tool.sides("shank");
  if (diameter === undefined || cuttingLength === undefined || length === undefined) return [];
  const standard = tool.text("shank").includes("DIN 6535") ? shankLength(shank ?? 0) : undefined;
  const least = Number((cuttingLength + (standard ?? PLAIN_SHANK * diameter)).toFixed(1));
  const because =
    standard === undefined
      ? `plausible for ${cuttingLength} mm of flutes`
      : `${cuttingLength} mm of flutes and a shank of ${standard} mm, DIN 6535`;
  return tool.expect(length >= least, "length", `${least} mm or more`, because);
}

/** Half of a right angle's tangent is 1: a 90° cone is as deep as half its diameter. */
export const checkChamferMill: Rule = (tool) => {
  const isChamfer = /chamfer (?:end )?mill/i.test(`${tool.text("type")} ${tool.product.name}`);
  const [, angle] = /\bChamfer (\d+(?:\.\d+)?)°/.exec(tool.text("edge")) ?? [];
  const diameter = tool.most("diameter");
  // A flattened tip takes its part of the cone.
  if (!isChamfer || angle === undefined || diameter === undefined || /\btip\b/i.test(tool.words)) return [];
  const cone = diameter / 2 / Math.tan(radiansOf(Number(angle)));
  return tool.expectMm("depth", Number(cone.toFixed(2)), `a cone of ${2 * Number(angle)}°, Ø${diameter} mm`);
};

/** Flutes of a drill. */
export const checkDrillFigures: Rule = (tool) => [...checkFlutes(tool), ...checkPoint(tool)];

/** Point angles of drills, degrees: from those for sheet and plastics to a flat bottom. */
const pointAngles = { least: 60, most: 180 };

function checkPoint(tool: Tool): Fault[] {
  const angle = tool.edge("Point angle");
  const { least, most } = pointAngles;
  const holds = angle === undefined || (angle >= least && angle <= most);
  return tool.expect(holds, "edge", `a point angle of ${least}° to ${most}°`, "plausible for a drill");
}

function checkFlutes(tool: Tool): Fault[] {
  const text = tool.text("flutes");
  const isOneLipped = /gun drill|single[- ]lip/i.test(tool.text("type"));
  const holds = text === "" || isOneLipped || (Number(text) >= 2 && Number(text) <= 4);
  return tool.expect(holds, "flutes", "2 to 4", "a twist drill cuts on both sides");
}
