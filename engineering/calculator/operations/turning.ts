import type { Formula } from "../formula.ts";
import {
  edgeFormulas,
  feedFormulas,
  forceFormula,
  speedFormulas,
  straightTime,
  torqueFormula,
} from "./common-formulas.ts";
import { barDeflection, STEEL } from "./deflection.ts";
import type { Operation } from "./operation.ts";

const general = "General formula of turning, printed in makers' catalogues";

/** Surface from feed and corner radius. */
const surfaceFormulas: Formula[] = [
  {
    gives: "roughness",
    needs: ["feed", "radius"],
    text: "{feed}² ÷ (8 · {radius}) · 1000",
    source:
      "Geometry of a plain corner's feed marks, f up to about RE; a wiper leaves as much at about twice the feed (Int. J. Mach. Tools Manuf. 46 (2006), 1988)",
    of: ({ feed, radius }) => (feed ** 2 / (8 * radius)) * 1000,
  },
  {
    gives: "meanRoughness",
    needs: ["roughness"],
    text: "{roughness} ÷ 4, about",
    source: "Rule of the trade",
    of: ({ roughness }) => roughness / 4,
  },
];

const cuttingFormulas: Formula[] = [
  ...speedFormulas,
  ...feedFormulas,
  ...edgeFormulas,
  {
    gives: "chip",
    needs: ["feed", "sine"],
    text: "{feed} · {sine}",
    source: "Geometry",
    of: ({ feed, sine }) => feed * sine,
  },
  forceFormula,
  {
    gives: "removal",
    needs: ["speed", "depth", "feed"],
    text: "{speed} · {depth} · {feed}",
    source: general,
    of: ({ speed, depth, feed }) => speed * depth * feed,
  },
  {
    gives: "power",
    needs: ["depth", "feed", "speed", "force", "efficiency"],
    text: "{depth} · {feed} · {speed} · {force} ÷ (60 000 · {efficiency})",
    source: general,
    of: ({ depth, feed, speed, force, efficiency }) => (depth * feed * speed * force) / (60_000 * efficiency),
  },
  torqueFormula,
  ...surfaceFormulas,
];

/** Turning along the axis at one diameter. */
export const turning: Operation = {
  id: "turning",
  name: "Turning",
  asks: [
    { name: "diameter", start: 50, label: "Workpiece diameter" },
    { name: "feed", start: 0.25 },
    { name: "depth", start: 2 },
    { name: "angle", start: 90 },
    { name: "circle", start: 0 },
    { name: "radius", start: 0.8 },
    { name: "length", start: 100 },
  ],
  optional: ["angle", "circle", "radius", "length"],
  formulas: [...cuttingFormulas, straightTime],
  answers: ["turns", "tableFeed", "power", "time"],
  startsLike: "turning",
  feed: "feed",
};

/** Turning a bore with a bar, which bends. */
export const boring: Operation = {
  id: "boring",
  name: "Boring with a bar",
  asks: [
    { name: "diameter", start: 40, label: "Bore" },
    { name: "barDiameter", start: 25 },
    { name: "overhang", start: 75 },
    { name: "modulus", start: STEEL },
    { name: "feed", start: 0.15 },
    { name: "depth", start: 1 },
    { name: "angle", start: 90 },
    { name: "circle", start: 0 },
    { name: "radius", start: 0.4 },
    { name: "length", start: 50 },
  ],
  optional: ["angle", "circle", "radius", "length"],
  formulas: [...cuttingFormulas, straightTime, ...barDeflection],
  answers: ["turns", "tableFeed", "deflection", "slenderness"],
  contradiction: ({ diameter = 0, barDiameter = 0 }) =>
    barDiameter < diameter ? undefined : "Bar diameter: expected less than the bore.",
  startsLike: "turning",
  feed: "feed",
};

/** Facing at constant surface speed: the spindle turns faster towards the centre. */
export const facing: Operation = {
  id: "facing",
  name: "Facing",
  asks: [
    { name: "diameter", start: 100, label: "Outer diameter" },
    { name: "innerDiameter", start: 0 },
    { name: "feed", start: 0.25 },
    { name: "depth", start: 1.5 },
    { name: "angle", start: 90 },
    { name: "radius", start: 0.8 },
  ],
  optional: ["angle", "radius"],
  formulas: cuttingFormulas,
  answers: ["turns", "tableFeed", "power", "time"],
  contradiction: ({ diameter = 0, innerDiameter = 0 }) =>
    innerDiameter < diameter ? undefined : "Inner diameter: expected less than the outer one.",
  startsLike: "turning",
  feed: "feed",
};
