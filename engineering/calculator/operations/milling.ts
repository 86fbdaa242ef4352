import type { Mm } from "../../units/units.ts";
import type { Formula } from "../formula.ts";
import { edgeFormulas, forceFormula, speedFormulas, straightTime, torqueFormula } from "./common-formulas.ts";
import { CARBIDE, millDeflection } from "./deflection.ts";
import type { Operation } from "./operation.ts";

const general = "General formula of milling, printed in makers' catalogues";

const { PI, acos, sqrt } = Math;

const toothFormulas: Formula[] = [
  {
    gives: "tableFeed",
    needs: ["toothFeed", "teeth", "turns"],
    text: "{toothFeed} · {teeth} · {turns}",
    source: general,
    of: ({ toothFeed, teeth, turns }) => toothFeed * teeth * turns,
  },
  {
    gives: "toothFeed",
    needs: ["tableFeed", "teeth", "turns"],
    text: "{tableFeed} ÷ ({teeth} · {turns})",
    source: general,
    of: ({ tableFeed, teeth, turns }) => tableFeed / (teeth * turns),
  },
];

/** The largest chip as a part of the feed, for a width below half the diameter. */
function engagement(width: Mm, diameter: Mm): number {
  return width < diameter / 2 ? sqrt(1 - (1 - (2 * width) / diameter) ** 2) : 1;
}

const chipFormulas: Formula[] = [
  {
    gives: "largestChip",
    needs: ["toothFeed", "sine", "width", "diameter"],
    text: "{toothFeed} · {sine} · √(1 − (1 − 2 · {width} ÷ {diameter})²), the root only where ae < D ÷ 2",
    source: "Geometry",
    of: ({ toothFeed, sine, width, diameter }) => toothFeed * sine * engagement(width, diameter),
  },
  {
    gives: "toothFeed",
    needs: ["largestChip", "sine", "width", "diameter"],
    text: "{largestChip} ÷ ({sine} · √(1 − (1 − 2 · {width} ÷ {diameter})²)), the root only where ae < D ÷ 2",
    source: "Geometry",
    of: ({ largestChip, sine, width, diameter }) => largestChip / (sine * engagement(width, diameter)),
  },
  {
    gives: "chip",
    needs: ["toothFeed", "sine", "width", "diameter"],
    text: "2 · {toothFeed} · {sine} · {width} ÷ ({diameter} · arccos(1 − 2 · {width} ÷ {diameter}))",
    source: "Geometry, the mean over the engaged arc; the angle in radians",
    of: ({ toothFeed, sine, width, diameter }) =>
      (2 * toothFeed * sine * width) / (diameter * acos(1 - (2 * width) / diameter)),
  },
];

const loadFormulas: Formula[] = [
  forceFormula,
  {
    gives: "removal",
    needs: ["depth", "width", "tableFeed"],
    text: "{depth} · {width} · {tableFeed} ÷ 1000",
    source: general,
    of: ({ depth, width, tableFeed }) => (depth * width * tableFeed) / 1000,
  },
  {
    gives: "power",
    needs: ["depth", "width", "tableFeed", "force", "efficiency"],
    text: "{depth} · {width} · {tableFeed} · {force} ÷ (60 000 000 · {efficiency})",
    source: general,
    of: ({ depth, width, tableFeed, force, efficiency }) =>
      (depth * width * tableFeed * force) / (60_000_000 * efficiency),
  },
  torqueFormula,
  straightTime,
];

const widthWithin: NonNullable<Operation["contradiction"]> = ({ width = 0, diameter = 0 }) =>
  width <= diameter ? undefined : "Width of cut: expected no more than the diameter.";

/** Shoulder, slot and face milling. */
export const milling: Operation = {
  id: "milling",
  name: "Milling",
  asks: [
    { name: "diameter", start: 10, label: "Tool diameter" },
    { name: "teeth", start: 4 },
    { name: "toothFeed", start: 0.06 },
    { name: "depth", start: 10 },
    { name: "width", start: 3 },
    { name: "angle", start: 90 },
    { name: "circle", start: 0 },
    { name: "length", start: 100 },
    { name: "overhang", start: 0 },
    { name: "modulus", start: CARBIDE },
  ],
  optional: ["angle", "circle", "length", "overhang", "modulus"],
  formulas: [
    ...speedFormulas,
    ...toothFormulas,
    ...edgeFormulas,
    ...chipFormulas,
    ...loadFormulas,
    ...millDeflection,
  ],
  answers: ["turns", "tableFeed", "power", "time"],
  contradiction: widthWithin,
  startsLike: "shoulder milling",
  feed: "toothFeed",
};

/** Copying with a ball nose: the speed is that of the diameter where it cuts. */
export const ballNose: Operation = {
  id: "ball-nose",
  name: "Ball-nose milling",
  asks: [
    { name: "diameter", start: 10, label: "Tool diameter" },
    { name: "teeth", start: 2 },
    { name: "toothFeed", start: 0.06 },
    { name: "depth", start: 0.5 },
    { name: "width", start: 0.3 },
    { name: "length", start: 100 },
  ],
  optional: ["length"],
  formulas: [
    {
      gives: "effectiveDiameter",
      needs: ["diameter", "depth"],
      text: "2 · √({depth} · ({diameter} − {depth}))",
      source: "Geometry of a sphere",
      of: ({ diameter, depth }) => (depth < diameter / 2 ? 2 * sqrt(depth * (diameter - depth)) : diameter),
    },
    {
      gives: "turns",
      needs: ["speed", "effectiveDiameter"],
      text: "1000 · {speed} ÷ (π · {effectiveDiameter})",
      source: general,
      of: ({ speed, effectiveDiameter }) => (1000 * speed) / (PI * effectiveDiameter),
    },
    {
      gives: "speed",
      needs: ["turns", "effectiveDiameter"],
      text: "π · {effectiveDiameter} · {turns} ÷ 1000",
      source: general,
      of: ({ turns, effectiveDiameter }) => (PI * effectiveDiameter * turns) / 1000,
    },
    ...toothFormulas,
    {
      gives: "sine",
      needs: ["diameter", "depth"],
      text: "√(1 − (1 − 2 · {depth} ÷ {diameter})²), up to half the diameter",
      source: "Geometry of a circle",
      of: ({ diameter, depth }) => (depth < diameter / 2 ? sqrt(1 - (1 - (2 * depth) / diameter) ** 2) : 1),
    },
    ...chipFormulas,
    {
      gives: "scallop",
      needs: ["diameter", "width"],
      text: "{diameter} ÷ 2 − √(({diameter} ÷ 2)² − ({width} ÷ 2)²)",
      source: "Geometry of a circle",
      of: ({ diameter, width }) => diameter / 2 - sqrt((diameter / 2) ** 2 - (width / 2) ** 2),
    },
    ...loadFormulas,
  ],
  answers: ["turns", "tableFeed", "scallop", "time"],
  contradiction: widthWithin,
  feed: "toothFeed",
};
