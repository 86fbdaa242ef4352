import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import type { DepthRange, StartRange, StartValue } from "./start-value.ts";

/** An insert's field of feed and depth of cut, with the start value as its point, in the groups that share it. */
export interface ChipField {
  groups: WorkpieceGroup[];
  /** The symbol of the feed. */
  symbol: "fn" | "fz";
  feed: StartRange;
  depth: DepthRange;
}

/** The fields in a tool's start values, each once; none for a tool without depths of cut. */
export function chipFields(values: readonly StartValue[] = []): ChipField[] {
  const fields = new Map<string, ChipField>();
  for (const { group, fn, fz, ap: depth } of values) {
    const feed = fn ?? fz;
    if (!feed || !depth) continue;
    const key = JSON.stringify([feed, depth]);
    const known = fields.get(key);
    if (!known) fields.set(key, { groups: [group], symbol: fz ? "fz" : "fn", feed, depth });
    // A group may have several speeds, by its materials.
    else if (!known.groups.includes(group)) known.groups.push(group);
  }
  return [...fields.values()];
}
