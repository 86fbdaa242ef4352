import type { Fault, Rule, Tool } from "../tool.ts";

/** Drill diameters for each insert seat, mm, by the usual ranges of the trade: no standard, and makers differ. */
const ranges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "WC.. 0302": [16, 20],
  "WC.. 0402": [21, 25],
  "WC.. 0503": [26, 30],
  "WC.. 06T3": [31, 41],
  "WC.. 0804": [42, 58],
  "SP.. 0502": [13, 15],
  "SP.. 0602": [16, 20],
  "SP.. 07T3": [21, 25],
  "SP.. 0904": [26, 33],
  "SP.. 1104": [34, 41],
  "SP.. 1405": [42, 60],
};

/** How far a maker's range may go beyond, as a part of the diameter. */
const RANGE_PLAY = 0.1;

/** Shank diameters of U-drills in the trade, mm. */
const shanks: readonly number[] = [16, 20, 25, 32, 40, 50];

/** The thinnest shank as a part of the drill; the thickest that is needed, mm; the most, as a part of the drill. */
const shankParts = { least: 0.75, enough: 40, most: 2 };

/** Plausible length beyond the depth, mm: the flange and the shank. */
const beyondDepth = { least: 45, most: 160 };

/** A U-drill's insert, shank and length against its diameter. */
export const checkUDrillFigures: Rule = (tool) => {
  const diameter = tool.most("diameter");
  if (diameter === undefined) return [];
  return [...checkSeat(tool, diameter), ...checkShank(tool, diameter), ...checkLength(tool)];
};

function checkSeat(tool: Tool, diameter: number): Fault[] {
  const range = ranges[tool.text("insert")];
  if (!range) return [];
  const [from, to] = range;
  const holds = diameter >= from * (1 - RANGE_PLAY) && diameter <= to * (1 + RANGE_PLAY);
  const fitting = Object.entries(ranges)
    .filter(([, [least, most]]) => diameter >= least - 1 && diameter <= most + 1)
    .map(([seat]) => `"${seat}"`);
  return tool.expect(
    holds,
    "insert",
    fitting.length === 0 ? `a seat for Ø${diameter} mm` : fitting.join(" or "),
    `plausible for Ø${diameter} mm; ${tool.text("insert")} is for Ø${from}–${to} mm`,
  );
}

function checkShank(tool: Tool, diameter: number): Fault[] {
  const [shank] = tool.sides("shank");
  if (shank === undefined) return [];
  const least = Math.min(shankParts.least * diameter, shankParts.enough);
  const fitting = shanks.filter((each) => each >= least && each <= shankParts.most * diameter);
  return tool.expect(
    fitting.includes(shank),
    "shank",
    `${fitting.join(" or ")} mm`,
    `plausible for Ø${diameter} mm`,
  );
}

function checkLength(tool: Tool): Fault[] {
  const [length, depth] = [tool.most("length"), tool.most("depth")];
  if (length === undefined || depth === undefined) return [];
  const [least, most] = [depth + beyondDepth.least, depth + beyondDepth.most];
  return tool.expect(
    length >= least && length <= most,
    "length",
    `${least} to ${most} mm`,
    `plausible for a depth of ${depth} mm`,
  );
}
