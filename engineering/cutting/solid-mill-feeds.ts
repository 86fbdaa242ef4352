import type { Mm, MmPerTooth } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import type { StartRange } from "./start-value.ts";
import { range } from "./start-feeds.ts";
import { alloySteel, nickelAlloys } from "./start-speeds.ts";

/** How a solid carbide mill cuts. */
export type SolidMilling = "shoulder milling" | "slotting" | "finish milling";

/** Low and high feed per tooth, mm, of the diameters from each of `millDiameters` on. */
type Feeds = readonly (readonly [low: MmPerTooth, high: MmPerTooth])[];

/** The smallest diameter of each range of the table, Ø6–8, Ø10–12 and Ø16–20, mm. */
const millDiameters: readonly [Mm, Mm, Mm] = [6, 10, 16];

/**
 * Feed per tooth of solid carbide mills, mm, by workpiece group, or by the materials of the group that have feeds of
 * their own. Source: Tungaloy general catalogue 2020–21, p. 1091.
 */
const millFeeds: Readonly<Record<SolidMilling, Readonly<Record<string, Feeds>>>> = {
  slotting: {
    P: feeds(0.035, 0.055, 0.045, 0.07, 0.06, 0.08),
    [alloySteel]: feeds(0.03, 0.045, 0.045, 0.07, 0.06, 0.08),
    M: feeds(0.03, 0.055, 0.045, 0.06, 0.05, 0.068),
    K: feeds(0.03, 0.06, 0.045, 0.08, 0.06, 0.09),
    N: feeds(0.03, 0.06, 0.045, 0.08, 0.04, 0.105),
    titanium: feeds(0.03, 0.045, 0.04, 0.06, 0.04, 0.105),
    H: feeds(0.015, 0.025, 0.025, 0.07, 0.06, 0.075),
  },
  "shoulder milling": {
    P: feeds(0.045, 0.09, 0.09, 0.11, 0.1, 0.12),
    [alloySteel]: feeds(0.03, 0.075, 0.06, 0.1, 0.065, 0.105),
    M: feeds(0.035, 0.06, 0.055, 0.07, 0.06, 0.075),
    K: feeds(0.045, 0.075, 0.06, 0.09, 0.09, 0.105),
    N: feeds(0.06, 0.09, 0.09, 0.12, 0.12, 0.15),
    S: feeds(0.045, 0.06, 0.055, 0.07, 0.075, 0.12),
    // Iscar solid mills 2022, p. 92: 0.002–0.004 × D, here of Ø6, Ø10 and Ø16. Tungaloy has no figures for nickel.
    [nickelAlloys]: feeds(0.012, 0.024, 0.02, 0.04, 0.032, 0.064),
    H: feeds(0.02, 0.055, 0.045, 0.07, 0.06, 0.09),
  },
  "finish milling": {
    P: feeds(0.075, 0.11, 0.11, 0.12, 0.12, 0.15),
    M: feeds(0.045, 0.07, 0.06, 0.075, 0.065, 0.09),
    K: feeds(0.05, 0.09, 0.09, 0.1, 0.09, 0.12),
    N: feeds(0.065, 0.11, 0.11, 0.15, 0.15, 0.22),
    S: feeds(0.055, 0.075, 0.06, 0.09, 0.09, 0.12),
    H: feeds(0.03, 0.06, 0.05, 0.09, 0.075, 0.105),
  },
};

/** The low and high ends at Ø6–8, Ø10–12 and Ø16–20, as the catalogue prints them. */
function feeds(...ends: [MmPerTooth, MmPerTooth, MmPerTooth, MmPerTooth, MmPerTooth, MmPerTooth]): Feeds {
  const [low6, high6, low10, high10, low16, high16] = ends;
  return [
    [low6, high6],
    [low10, high10],
    [low16, high16],
  ];
}

/**
 * Feed per tooth of a solid carbide mill, mm; undefined where none is known. `materials` are those of the group that it
 * is for. It starts at the low end at Ø6, Ø10 and Ø16, and on the straight line between them. Below Ø6 all of the range
 * shrinks with the diameter.
 */
export function millFeed(
  operation: SolidMilling,
  group: WorkpieceGroup,
  diameter: Mm,
  materials = "",
): StartRange<MmPerTooth> | undefined {
  const at = Math.max(
    0,
    millDiameters.findLastIndex((smallest) => diameter >= smallest),
  );
  const ranges = millFeeds[operation][materials] ?? millFeeds[operation][group] ?? [];
  const found = ranges[at];
  if (!found) return undefined;
  const [low, high] = found;
  const [nextLow] = ranges[at + 1] ?? found;
  const from = millDiameters[at] ?? 0;
  const to = millDiameters[at + 1] ?? Infinity;
  const start = low + ((nextLow - low) * Math.max(0, diameter - from)) / (to - from);
  const scale = Math.min(1, diameter / millDiameters[0]);
  return range(low * scale, high * scale, start * scale);
}
