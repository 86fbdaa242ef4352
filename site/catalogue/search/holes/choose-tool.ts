import type { Mm } from "#engineering/units/units.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { Entry } from "../open-search.ts";
import type { RequestedHole } from "./read-hole.ts";

/** A tool with how deep it reaches, mm; undefined if it doesn't say. */
export interface Reaching {
  entry: Entry;
  reach: Mm | undefined;
}

/** The length of the flutes: the second side of a size such as 12 × 44 × 151 mm. */
export function flutesOf(entry: Entry): Mm | undefined {
  const { size } = valuesOf(entry);
  return size?.kind === "dimensions" ? size.sides[1]?.mm : undefined;
}

/** Whether a tool is for the hole's workpiece, and for its hardness. */
export function cuts(entry: Entry, { group, hardness }: RequestedHole): boolean {
  const limit = valuesOf(entry).hardness;
  const isSoftEnough = !limit || !hardness || limit.unit !== hardness.unit || hardness.max <= limit.max;
  return isSoftEnough && (group === undefined || entry.groups.includes(group));
}

/** Tools that say how deep they reach first, then those made for the workpiece, then the shortest: it is the stiffest. */
function bestFirst(tools: readonly Reaching[], { group }: RequestedHole): Reaching[] {
  const rank = ({ entry: { groups } }: Reaching): number => (group === undefined ? 0 : groups.indexOf(group));
  return tools.toSorted(
    (one, other) =>
      Number(one.reach === undefined) - Number(other.reach === undefined) ||
      rank(one) - rank(other) ||
      (one.reach ?? 0) - (other.reach ?? 0),
  );
}

/** Of tools that cut the workpiece: the best that reaches or doesn't say, and how far the longest reaches. */
export function choose(
  tools: readonly Reaching[],
  depth: Mm | undefined,
  asked: RequestedHole,
): { best?: Reaching; longest?: Mm } {
  const best = bestFirst(tools, asked).find(
    ({ reach }) => depth === undefined || reach === undefined || reach >= depth,
  );
  const longest = Math.max(0, ...tools.map(({ reach = 0 }) => reach));
  return { ...(best && { best }), ...(longest > 0 && { longest }) };
}
