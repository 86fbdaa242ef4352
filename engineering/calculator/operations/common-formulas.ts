import { radiansOf } from "../../units/convert.ts";
import type { Formula } from "../formula.ts";

const general = "General formula of metal cutting, printed in makers' catalogues";

const { PI, sin } = Math;

/** n and vc, each from the other. */
export const speedFormulas: Formula[] = [
  {
    gives: "turns",
    needs: ["speed", "diameter"],
    text: "1000 · {speed} ÷ (π · {diameter})",
    source: general,
    of: ({ speed, diameter }) => (1000 * speed) / (PI * diameter),
  },
  {
    gives: "speed",
    needs: ["turns", "diameter"],
    text: "π · {diameter} · {turns} ÷ 1000",
    source: general,
    of: ({ turns, diameter }) => (PI * diameter * turns) / 1000,
  },
  {
    gives: "inchSpeed",
    needs: ["speed"],
    text: "{speed} · 3.28084",
    source: "1 ft = 0.3048 m",
    of: ({ speed }) => speed * 3.280_84,
  },
];

/** vf and fn, each from the other. */
export const feedFormulas: Formula[] = [
  {
    gives: "tableFeed",
    needs: ["feed", "turns"],
    text: "{feed} · {turns}",
    source: general,
    of: ({ feed, turns }) => feed * turns,
  },
  {
    gives: "feed",
    needs: ["tableFeed", "turns"],
    text: "{tableFeed} ÷ {turns}",
    source: general,
    of: ({ tableFeed, turns }) => tableFeed / turns,
  },
];

/** The time of a straight cut at one speed. */
export const straightTime: Formula = {
  gives: "time",
  needs: ["length", "tableFeed"],
  text: "{length} ÷ {tableFeed}",
  source: general,
  of: ({ length, tableFeed }) => length / tableFeed,
};

/** The angle of the edge where it cuts: of a round insert by the depth, of a straight edge its own. */
export const edgeFormulas: Formula[] = [
  {
    gives: "sine",
    needs: ["circle", "depth"],
    text: "√(1 − (1 − 2 · {depth} ÷ {circle})²), up to half the diameter",
    source: "Geometry of a circle",
    of: ({ circle, depth }) =>
      depth <= circle / 2 ? Math.sqrt(1 - (1 - (2 * depth) / circle) ** 2) : Number.NaN,
  },
  {
    gives: "sine",
    needs: ["angle"],
    text: "sin({angle}°)",
    source: "Geometry",
    of: ({ angle }) => sin(radiansOf(angle)),
  },
];

/** Specific cutting force at the chip's real thickness. */
export const forceFormula: Formula = {
  gives: "force",
  needs: ["unitForce", "forceSlope", "chip"],
  text: "{unitForce} · {chip} ^ −{forceSlope}",
  source: "Kienzle",
  of: ({ unitForce, forceSlope, chip }) => unitForce * chip ** -forceSlope,
};

/** The torque at the spindle that the power needs there. */
export const torqueFormula: Formula = {
  gives: "torque",
  needs: ["power", "efficiency", "turns"],
  text: "9549 · {power} · {efficiency} ÷ {turns}",
  source: "M = P ÷ ω",
  of: ({ power, efficiency, turns }) => (9549.3 * power * efficiency) / turns,
};
