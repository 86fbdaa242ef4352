import { type RequestedClearance, clearanceHoles } from "../reading/requested-clearance.ts";
import type { Matcher } from "./match.ts";
import { drilledHole } from "./match-thread.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** Whether a drill makes the hole through which a bolt passes. */
export function matchClearance(requested: RequestedClearance): Matcher {
  const holes = clearanceHoles(requested);
  return (entry) => {
    const own = entry.family === "u-drill" ? valuesOf(entry).diameter?.max : drilledHole(entry);
    return holes.findIndex(({ hole }) => hole === own);
  };
}
