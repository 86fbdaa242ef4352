import type { MetrePerMinute } from "../units/units.ts";
import type { StartRange } from "./start-value.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";

/** How a tool cuts, as far as its starting speeds go. */
export type Operation =
  | "turning"
  | "shoulder milling"
  | "slotting"
  | "finish milling"
  | "milling 90°"
  | "milling 45°"
  | "drilling"
  | "U-drilling"
  | "thread turning"
  | "tapping"
  | "grooving"
  | "hard turning"
  | "turning with high-content PCBN"
  | "turning with PCD";

/** A starting range of the cutting speed. */
export interface StartSpeed extends StartRange<MetrePerMinute> {
  /** The materials of the group that it is for; left out where it is for all of them. */
  note?: string;
  /** Words of a product's material that mean exactly these materials. */
  named?: RegExp;
}

type SpeedTable = Readonly<Partial<Record<WorkpieceGroup, readonly StartSpeed[]>>>;

function speed(
  low: MetrePerMinute,
  start: MetrePerMinute,
  high: MetrePerMinute,
  note?: string,
  named?: RegExp,
): StartSpeed {
  return { low, start, high, ...(note && { note }), ...(named && { named }) };
}

/** Named where alloy steel has values of its own. */
export const alloySteel = "alloy steel";
/** Named where nickel alloys have values of their own. */
export const nickelAlloys = "nickel alloys";
const unalloyed = "unalloyed steel";
const titanium = /titanium|Ti-6/i;
const nickel = /nickel|Inconel/i;

/**
 * Starting ranges of the cutting speed by ISO 513 group, of tools of carbide where the operation names no other
 * material. They were read from the ranges that several makers publish, rounded and narrowed, or stand for the common
 * practice of the trade. None is one maker's data: the data for the exact grade always wins.
 */
export const startSpeeds: Readonly<Record<Operation, SpeedTable>> = {
  turning: {
    P: [speed(150, 220, 350)],
    M: [speed(100, 150, 220)],
    K: [speed(150, 220, 350)],
    N: [speed(200, 400, 1000)],
    S: [speed(25, 45, 80)],
    H: [speed(40, 60, 80, "up to 50 HRC")],
  },
  "shoulder milling": {
    P: [speed(150, 160, 220, unalloyed), speed(70, 120, 160, alloySteel)],
    M: [speed(80, 90, 130)],
    K: [speed(130, 150, 220)],
    N: [speed(350, 400, 850)],
    S: [speed(40, 45, 60, "titanium", titanium), speed(20, 25, 40, nickelAlloys, nickel)],
    H: [speed(30, 50, 70)],
  },
  slotting: {
    P: [speed(140, 140, 180, unalloyed), speed(70, 110, 150, alloySteel)],
    M: [speed(60, 70, 100)],
    K: [speed(80, 110, 180)],
    N: [speed(300, 300, 750)],
    S: [speed(20, 30, 50, "titanium", titanium)],
    H: [speed(20, 25, 30)],
  },
  // Tungaloy general catalogue 2020–21, p. 1091, ae 0.05–0.1 × D. It names no first figure: each starts in its middle.
  "finish milling": {
    P: [speed(170, 225, 280, unalloyed), speed(110, 165, 220, alloySteel)],
    M: [speed(100, 130, 160)],
    K: [speed(180, 230, 280)],
    N: [speed(350, 625, 900)],
    S: [speed(50, 60, 70, "titanium", titanium)],
    H: [speed(40, 60, 80)],
  },
  "milling 90°": {
    P: [speed(150, 200, 280)],
    M: [speed(100, 150, 200)],
    K: [speed(150, 200, 280)],
    N: [speed(300, 500, 1000)],
    S: [speed(25, 40, 60)],
    H: [speed(50, 80, 120)],
  },
  "milling 45°": {
    P: [speed(180, 230, 300)],
    M: [speed(120, 160, 200)],
    K: [speed(180, 220, 300)],
    N: [speed(400, 600, 1200)],
    S: [speed(30, 40, 60)],
    H: [speed(60, 90, 120)],
  },
  drilling: {
    P: [speed(70, 90, 130)],
    M: [speed(40, 60, 70)],
    K: [speed(80, 110, 150)],
    N: [speed(150, 220, 350)],
    S: [speed(20, 25, 40)],
    H: [speed(20, 30, 40)],
  },
  "U-drilling": {
    P: [speed(100, 150, 200, unalloyed), speed(75, 110, 140, alloySteel)],
    M: [speed(80, 110, 150)],
    K: [speed(90, 120, 160)],
    N: [speed(200, 300, 400)],
    S: [speed(25, 35, 50)],
  },
  "thread turning": {
    P: [speed(90, 130, 190, unalloyed), speed(75, 110, 180, alloySteel)],
    M: [speed(90, 110, 140)],
    K: [speed(60, 110, 160)],
    N: [speed(100, 200, 365)],
    S: [speed(20, 30, 50)],
    H: [speed(25, 30, 45)],
  },
  tapping: {
    P: [speed(10, 15, 20)],
    M: [speed(6, 8, 12)],
    K: [speed(10, 15, 20)],
    N: [speed(15, 20, 30)],
    S: [speed(3, 4, 6)],
  },
  grooving: {
    P: [speed(80, 120, 180)],
    M: [speed(60, 90, 150)],
    K: [speed(70, 100, 160)],
    N: [speed(200, 250, 500)],
    S: [speed(20, 30, 60)],
  },
  "hard turning": {
    H: [speed(80, 150, 200)],
  },
  "turning with high-content PCBN": {
    K: [
      speed(500, 800, 1500, "grey cast iron", /grey/i),
      speed(150, 350, 500, "ductile cast iron", /ductile|nodular/i),
    ],
    H: [speed(60, 80, 120, "chilled cast iron")],
  },
  "turning with PCD": {
    N: [
      speed(500, 1000, 2500, "aluminium, Si below 12 %", /Si (?:up to|below) 12/i),
      speed(300, 500, 800, "aluminium, Si above 12 %", /Si above 12/i),
      speed(300, 500, 1000, "copper and brass", /copper|brass|bronze/i),
    ],
  },
};

/** The starting speeds for a group; of several those that the words of the product's material name, else all. */
export function speedsFor(operation: Operation, group: WorkpieceGroup, words: string): readonly StartSpeed[] {
  const all = startSpeeds[operation][group] ?? [];
  const named = all.filter((each) => each.named?.test(words));
  return named.length > 0 ? named : all;
}
