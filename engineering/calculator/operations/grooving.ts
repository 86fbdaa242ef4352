import type { Formula } from "../formula.ts";
import { feedFormulas, forceFormula, speedFormulas, torqueFormula } from "./common-formulas.ts";
import { cutForce } from "./deflection.ts";
import type { Operation } from "./operation.ts";

const general = "General formula of grooving: turning with the groove's width as depth of cut";

const formulas: Formula[] = [
  ...speedFormulas,
  ...feedFormulas,
  {
    gives: "chip",
    needs: ["feed"],
    text: "{feed}, the edge stands across",
    source: "Geometry",
    of: ({ feed }) => feed,
  },
  forceFormula,
  {
    gives: "removal",
    needs: ["speed", "grooveWidth", "feed"],
    text: "{speed} · {grooveWidth} · {feed}",
    source: general,
    of: ({ speed, grooveWidth, feed }) => speed * grooveWidth * feed,
  },
  {
    gives: "power",
    needs: ["grooveWidth", "feed", "speed", "force", "efficiency"],
    text: "{grooveWidth} · {feed} · {speed} · {force} ÷ (60 000 · {efficiency})",
    source: general,
    of: ({ grooveWidth, feed, speed, force, efficiency }) =>
      (grooveWidth * feed * speed * force) / (60_000 * efficiency),
  },
  torqueFormula,
  cutForce,
];

const inside: NonNullable<Operation["contradiction"]> = ({ diameter = 0, innerDiameter = 0 }) =>
  innerDiameter < diameter ? undefined : "Inner diameter: expected less than the outer one.";

/** Plunging a groove at constant surface speed. */
export const grooving: Operation = {
  id: "grooving",
  name: "Grooving",
  asks: [
    { name: "diameter", start: 40, label: "Outer diameter" },
    { name: "innerDiameter", start: 32, label: "Diameter of the groove's ground" },
    { name: "grooveWidth", start: 3 },
    { name: "feed", start: 0.1 },
  ],
  optional: [],
  formulas,
  answers: ["turns", "tableFeed", "power", "time"],
  contradiction: inside,
  startsLike: "grooving",
  feed: "feed",
};

/** Parting off, by default to the centre. */
export const parting: Operation = {
  ...grooving,
  id: "parting",
  name: "Parting off",
  asks: [
    { name: "diameter", start: 40, label: "Outer diameter" },
    { name: "innerDiameter", start: 0, label: "Diameter of the bore" },
    { name: "grooveWidth", start: 3, label: "Width of the insert" },
    { name: "feed", start: 0.1 },
  ],
};
