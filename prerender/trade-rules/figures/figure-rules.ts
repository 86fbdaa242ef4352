import { families, type ToolFamily } from "#site/catalogue/families/families.ts";
import type { Fault, Rule, Tool } from "../tool.ts";
import { checkCutterFigures, findOtherAngles } from "./cutter-figures.ts";
import { checkGradeSteps } from "./grade-steps.ts";
import {
  checkBladeFigures,
  checkGrooveFigures,
  checkGroovingBar,
  findTooDeepHolders,
} from "./groove-figures.ts";
import { checkHardness } from "./hardness-figures.ts";
import { checkHolderFigures, checkThreadingHolderFigures } from "./holder-figures.ts";
import { checkInsertFigures } from "./insert-figures.ts";
import { checkMaterial } from "./material-figures.ts";
import { findSameTools } from "./same-tool.ts";
import { checkChamferMill, checkDrillFigures, checkSolidFigures } from "./solid-tool-figures.ts";
import { checkTapFigures } from "./tap-figures.ts";
import { checkUDrillFigures } from "./u-drill-figures.ts";

/**
 * Rules that hold each family's figures against each other: by a standard, or within plausible bounds. A solid tool of
 * another family has those of all solid tools.
 */
const rules: Readonly<Partial<Record<ToolFamily, readonly Rule[]>>> = {
  "milling-insert": [checkInsertFigures],
  "turning-holder": [checkHolderFigures],
  "boring-bar": [checkHolderFigures],
  "threading-holder": [checkThreadingHolderFigures],
  "grooving-insert": [checkGrooveFigures],
  "grooving-holder": [checkGrooveFigures],
  "grooving-bar": [checkGrooveFigures, checkGroovingBar],
  "parting-blade": [checkGrooveFigures, checkBladeFigures],
  "parting-insert": [checkGrooveFigures],
  "milling-cutter": [checkCutterFigures],
  "u-drill": [checkUDrillFigures],
  "end-mill": [checkSolidFigures, checkChamferMill],
  "ball-nose": [checkSolidFigures],
  drill: [checkSolidFigures, checkDrillFigures],
  "step-drill": [checkSolidFigures, checkDrillFigures],
  tap: [checkTapFigures],
};

/** What is wrong with the figures of one tool. */
export const checkFigures: Rule = (tool) => [
  ...checkGradeSteps(tool),
  ...checkHardness(tool),
  ...checkMaterial(tool),
  ...(rules[tool.family] ?? rulesOfKind(tool)).flatMap((rule) => rule(tool)),
];

function rulesOfKind({ family }: Tool): readonly Rule[] {
  return families[family].kind === "solid" ? [checkSolidFigures] : [];
}

/** What is wrong with figures of tools beside each other. */
export function checkFiguresTogether(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  return [...findOtherAngles(tools), ...findTooDeepHolders(tools), ...findSameTools(tools)];
}
