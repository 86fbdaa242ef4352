import type { Mm, MmPerTooth, MmPerTurn } from "../units/units.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import { chipClassesOf, type ChipClass } from "./chip-class.ts";
import type { StartRange } from "./start-value.ts";

/** A feed as people write it: two decimals, three below 0.1 mm. */
function tidy(feed: number): number {
  return feed >= 0.1 ? Math.round(feed * 100) / 100 : Math.round(feed * 1000) / 1000;
}

/** A range; it starts at `wanted` as far as that is in it, by default in its middle. */
export function range(low: number, high: number, wanted = (low + high) / 2): StartRange {
  const start = Math.min(Math.max(wanted, low), high);
  return { low: tidy(low), start: tidy(start), high: tidy(high) };
}

/** Feeds of turning by the class of the chipbreaker, mm/rev. */
const turningFeeds: Readonly<Record<ChipClass, { low: MmPerTurn; high: MmPerTurn }>> = {
  finishing: { low: 0.08, high: 0.2 },
  medium: { low: 0.15, high: 0.35 },
  roughing: { low: 0.3, high: 0.6 },
};

/**
 * Feeds of turning in heat-resistant alloys and titanium, mm/rev, whatever the cut: they harden under a thin chip and
 * heat the edge under a thick one. Source of the upper end: Kyocera general catalogue 2021-22, p. 301 (titanium, medium).
 */
const heatResistant = { low: 0.1, start: 0.15, high: 0.2 };

/** The feed from which a class of chipbreaker breaks chips in turning, mm/rev. */
export function leastFeed(name: ChipClass): MmPerTurn {
  return turningFeeds[name].low;
}

/**
 * Feed of a turning insert, mm/rev, for the cuts that its application names, medium where it names none. The feed stays
 * below half the corner radius, or the surface and the corner suffer. Undefined for hardened steel, of which no source of
 * feeds for coated carbide is known.
 */
export function turningFeed(
  application: string,
  radius: Mm | undefined,
  group: WorkpieceGroup,
): StartRange<MmPerTurn> | undefined {
  if (group === "H") return undefined;
  const named = chipClassesOf(application);
  const cuts = named.length > 0 ? named.map((each) => turningFeeds[each]) : [turningFeeds.medium];
  const low = Math.min(...cuts.map((cut) => cut.low));
  const high = Math.max(...cuts.map((cut) => cut.high));
  if (group !== "S") return bounded(low, high, radius);
  return bounded(
    Math.min(low, heatResistant.low),
    Math.min(high, heatResistant.high),
    radius,
    heatResistant.start,
  );
}

/** The range below half the corner radius; where that leaves nothing of it, the lighter cut that the radius allows. */
function bounded(
  low: MmPerTurn,
  high: MmPerTurn,
  radius: Mm | undefined,
  wanted?: MmPerTurn,
): StartRange<MmPerTurn> {
  const most = radius === undefined || radius === 0 ? high : Math.min(high, radius / 2);
  if (most > low) return range(low, most, wanted);
  return range(Math.min(turningFeeds.finishing.low, most / 2), most);
}

/** Feed of PCBN and PCD in turning, mm/rev. */
export function superhardFeed(
  substance: "low PCBN" | "high PCBN" | "PCD",
  radius: Mm | undefined,
): StartRange<MmPerTurn> {
  if (substance === "low PCBN") return bounded(0.05, 0.2, radius, 0.1);
  if (substance === "high PCBN") return bounded(0.1, 0.5, radius, 0.2);
  return bounded(0.05, 0.3, radius, 0.12);
}

/** Feed per tooth of indexable mills, mm. */
const indexableMillFeeds = {
  "milling 90°": range(0.08, 0.25, 0.15),
  "milling 45°": range(0.15, 0.35, 0.2),
};

/**
 * Feed per tooth at 90° in the groups that take less than steel, mm. Source: Mitsubishi general catalogue 2020-21,
 * p. 1293: heat-resistant alloys and titanium 0.002–0.004 in, hardened steel of 40–55 HRC 0.003–0.006 in.
 */
const lighterMillFeeds: Readonly<
  Partial<Record<WorkpieceGroup, readonly [low: MmPerTooth, high: MmPerTooth]>>
> = {
  S: [0.05, 0.1],
  H: [0.08, 0.15],
};

/** Feed per tooth of an indexable mill, mm; at 45° the same chip takes 1 ÷ sin 45° of it. */
export function indexableMillFeed(
  operation: keyof typeof indexableMillFeeds,
  group: WorkpieceGroup,
): StartRange<MmPerTooth> {
  const lighter = lighterMillFeeds[group];
  if (!lighter) return indexableMillFeeds[operation];
  const [low, high] = lighter;
  const share = operation === "milling 45°" ? Math.SQRT2 : 1;
  return range(low * share, high * share);
}

/** Groups that U-drills, grooving and parting have sources of feeds for. */
function isFedLikeSteel(group: WorkpieceGroup): boolean {
  return group !== "S" && group !== "H";
}

/** Feed of a solid carbide drill as a part of its diameter. */
const drillFeeds: Readonly<Record<WorkpieceGroup, number>> = {
  P: 0.02,
  M: 0.01,
  K: 0.025,
  N: 0.025,
  S: 0.008,
  H: 0.008,
};

/** Feed of a solid carbide drill, mm/rev: one figure and no range. */
export function drillFeed(group: WorkpieceGroup, diameter: Mm): StartRange<MmPerTurn> {
  const feed = drillFeeds[group] * diameter;
  return range(feed, feed);
}

/**
 * Feeds of spotting, mm/rev. Source: Nine9, "Cutting formula of NC spot drill": carbon steel 0.05–0.10, alloy steel
 * 0.04–0.08, so 0.05–0.08 for both. Its speeds are above those of drilling here, which are the careful ones.
 */
const spotFeeds: Readonly<Record<WorkpieceGroup, readonly [low: MmPerTurn, high: MmPerTurn]>> = {
  P: [0.05, 0.08],
  M: [0.03, 0.06],
  K: [0.05, 0.1],
  N: [0.05, 0.1],
  S: [0.03, 0.08],
  H: [0.03, 0.08],
};

/** Feed of a spot drill, mm/rev. */
export function spotFeed(group: WorkpieceGroup): StartRange<MmPerTurn> {
  const [low, high] = spotFeeds[group];
  return range(low, high);
}

/**
 * Feed of a U-drill by diameter and reach (its depth in diameters), mm/rev; undefined outside Ø16–50. Source: Kyocera,
 * Indexable Drilling Parameters. From 4 × D on it has figures up to Ø26 only, which larger drills are fed with too. None
 * is for heat-resistant alloys or hardened steel.
 */
export function uDrillFeed(
  diameter: Mm,
  reach: number,
  group: WorkpieceGroup = "P",
): StartRange<MmPerTurn> | undefined {
  if (diameter < 16 || diameter > 50 || !isFedLikeSteel(group)) return undefined;
  if (reach >= 4) return range(0.06, 0.12);
  return range(0.08, diameter > 26 ? 0.18 : 0.15);
}

/** Feeds of grooving and parting by the width of the cut from which they hold, mm and mm/rev. */
const grooveFeeds = [
  { from: 4, low: 0.1, high: 0.22 },
  { from: 3, low: 0.08, high: 0.18 },
  { from: 2, low: 0.05, high: 0.12 },
] as const;

/** Feed that grooving starts with, mm/rev. */
const GROOVE_START = 0.1;

/** Feed of a grooving or parting insert, mm/rev; below 2 mm the largest shrinks with the width. */
export function grooveFeed(width: Mm): StartRange<MmPerTurn>;
/** The same in a group; undefined for those of which no source is known. */
export function grooveFeed(width: Mm, group: WorkpieceGroup): StartRange<MmPerTurn> | undefined;
export function grooveFeed(width: Mm, group: WorkpieceGroup = "P"): StartRange<MmPerTurn> | undefined {
  if (!isFedLikeSteel(group)) return undefined;
  const found = grooveFeeds.find(({ from }) => width >= from);
  if (found) return range(found.low, found.high, GROOVE_START);
  const narrow = 0.12 * (width / 2);
  return narrow > GROOVE_START ? range(0.05, narrow, GROOVE_START) : range(narrow / 2, narrow);
}
