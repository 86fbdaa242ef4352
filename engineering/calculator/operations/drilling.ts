import { radiansOf } from "../../units/convert.ts";
import type { Formula } from "../formula.ts";
import { feedFormulas, forceFormula, speedFormulas, torqueFormula } from "./common-formulas.ts";
import type { Operation } from "./operation.ts";

const general = "General formula of drilling, printed in makers' catalogues";

const loadFormulas: Formula[] = [
  forceFormula,
  {
    gives: "removal",
    needs: ["diameter", "feed", "speed"],
    text: "{diameter} · {feed} · {speed} ÷ 4",
    source: general,
    of: ({ diameter, feed, speed }) => (diameter * feed * speed) / 4,
  },
  {
    gives: "power",
    needs: ["feed", "speed", "diameter", "force", "efficiency"],
    text: "{feed} · {speed} · {diameter} · {force} ÷ (240 000 · {efficiency})",
    source: general,
    of: ({ feed, speed, diameter, force, efficiency }) =>
      (feed * speed * diameter * force) / (240_000 * efficiency),
  },
  torqueFormula,
];

/** Solid drills: two edges share the feed. */
export const drilling: Operation = {
  id: "drilling",
  name: "Drilling",
  asks: [
    { name: "diameter", start: 8.5, label: "Drill diameter" },
    { name: "feed", start: 0.17 },
    { name: "pointAngle", start: 140 },
    { name: "length", start: 25, label: "Depth of the hole" },
  ],
  optional: ["length"],
  formulas: [
    ...speedFormulas,
    ...feedFormulas,
    {
      gives: "pointLength",
      needs: ["diameter", "pointAngle"],
      text: "{diameter} ÷ 2 ÷ tan({pointAngle}° ÷ 2)",
      source: "Geometry of a cone",
      // A flat drill of 180° has no point: what rounding leaves of it is below a thousandth.
      of: ({ diameter, pointAngle }) => diameter / 2 / Math.tan(radiansOf(pointAngle / 2)),
    },
    {
      gives: "chip",
      needs: ["feed", "pointAngle"],
      text: "{feed} ÷ 2 · sin({pointAngle}° ÷ 2)",
      source: "Geometry, two edges",
      of: ({ feed, pointAngle }) => (feed / 2) * Math.sin(radiansOf(pointAngle / 2)),
    },
    ...loadFormulas,
    {
      gives: "time",
      needs: ["length", "pointLength", "tableFeed"],
      text: "({length} + {pointLength}) ÷ {tableFeed}",
      source: general,
      of: ({ length, pointLength, tableFeed }) => (length + pointLength) / tableFeed,
    },
  ],
  answers: ["turns", "tableFeed", "torque", "time"],
  startsLike: "drilling",
  feed: "feed",
};

/** Indexable drills: one insert cuts the centre, one the rest, so the feed is that of one edge. */
export const uDrilling: Operation = {
  id: "u-drilling",
  name: "Indexable drilling",
  asks: [
    { name: "diameter", start: 28, label: "Drill diameter" },
    { name: "feed", start: 0.12 },
    { name: "length", start: 60, label: "Depth of the hole" },
  ],
  optional: ["length"],
  formulas: [
    ...speedFormulas,
    ...feedFormulas,
    {
      gives: "chip",
      needs: ["feed"],
      text: "{feed}, one effective edge",
      source: "Geometry",
      of: ({ feed }) => feed,
    },
    ...loadFormulas,
    {
      gives: "time",
      needs: ["length", "tableFeed"],
      text: "{length} ÷ {tableFeed}",
      source: general,
      of: ({ length, tableFeed }) => length / tableFeed,
    },
  ],
  answers: ["turns", "tableFeed", "power", "time"],
  startsLike: "U-drilling",
  feed: "feed",
};
