import { planHole } from "#engineering/holes/plan-hole.ts";
import { type RequestedClearance, clearanceHoles } from "../reading/requested-clearance.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { drilledHole } from "./match-thread.ts";
import type { Entry } from "../open-search.ts";
import { valuesOf } from "#engineering/values/values.ts";

const holeOf = (entry: Entry): number | undefined =>
  entry.family === "u-drill" ? valuesOf(entry).diameter?.max : drilledHole(entry);

/** Whether a drill makes the hole through which a bolt passes. */
export function matchClearance(requested: RequestedClearance): Matcher {
  const holes = clearanceHoles(requested);
  return (entry) => {
    const own = holeOf(entry);
    return holes.findIndex(({ hole }) => hole === own);
  };
}

/** Whether a drill leaves a reamer of this diameter, mm, what it takes off. The nearest to the usual hole is best. */
export function matchReamed(diameter: number): Matcher {
  const drill = planHole({ kind: "plain", diameter, fit: "H7" })?.drill;
  return (entry) => {
    const own = holeOf(entry);
    if (!drill || own === undefined || own < drill.least || own > drill.most) return NO_MATCH;
    return Math.round(Math.abs(own - drill.diameter) * 100);
  };
}
