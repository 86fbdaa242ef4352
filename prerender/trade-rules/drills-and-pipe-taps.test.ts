import { familyNamedBy } from "../series/family-words.ts";
import { describe, expect, it } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { checkTrade } from "../content/check-trade.ts";
import { ContentError } from "../reading/parse-content.ts";

type Facts = Product["specifications"];

/** What the rules say of one product; empty if nothing. */
function faultsOf(name: string, specifications: Facts, features: string[] = []): string {
  const place = {
    category: "drilling",
    family: familyNamedBy(specifications.type) ?? "drill",
    series: "drills",
    subcategory: "solid-carbide",
    item: "drills",
    picture: "drill-solid",
  };
  try {
    checkTrade([{ ...place, id: "one", name, description: "A tool.", features, specifications }]);
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const jobber: Facts = {
  type: "HSS-E jobber drill",
  shank: "6.8 mm, plain",
  length: "109 mm",
  diameter: "6.8 mm",
  size: "6.8 × 69 × 109 mm",
};
const thickJobber: Facts = {
  ...jobber,
  shank: "18.5 mm, plain",
  length: "198 mm",
  diameter: "18.5 mm",
  size: "18.5 × 135 × 198 mm",
};
const slotMill: Facts = {
  type: "Solid carbide end mill",
  shank: "10 mm h6, DIN 6535 HA",
  length: "66 mm",
  diameter: "10 mm",
  flutes: "2",
  size: "10 × 11 × 66 mm",
  depth: "11 mm",
};
const longDrill: Facts = {
  type: "Solid carbide drill, 5 × D",
  application: "Holes up to 60 mm deep",
  shank: "14 mm h6, DIN 6535 HA",
  length: "124 mm",
  diameter: "14 mm",
  size: "14 × 77 × 124 mm",
  depth: "60 mm",
};
const circlip: Facts = {
  type: "Grooving insert, external, right hand",
  diameter: "9.525 mm",
  size: "16ER 1.60",
  insert: "16ER",
  width: "1.60 mm",
};
const copyMill: Facts = {
  type: "Indexable copy mill",
  shank: "22 mm bore, DIN 8030 A",
  length: "40 mm",
  diameter: "50 mm",
  size: "CM-50-Z4",
  insert: "RP.. 1204M0",
  depth: "≤ 6 mm",
};
const centre: Facts = {
  type: "Solid carbide centre drill",
  shank: "6.3 mm",
  diameter: "2.5 mm",
  size: "A2.5X6.3",
};
const spot: Facts = {
  type: "Solid carbide NC spot drill",
  diameter: "8 mm",
  size: "NC90-8",
  edge: "Point angle 90°",
};
const pipeTap: Facts = {
  type: "Machine tap, spiral flute",
  diameter: "13.157 mm",
  size: "G 1/4",
  threadPitch: "19 TPI",
  edge: "Form C, 2–3 threads",
};
const taperTap: Facts = { ...pipeTap, diameter: "13.716 mm", size: "NPT 1/4", threadPitch: "18 TPI" };
const roundHolder: Facts = {
  type: "External turning toolholder, right hand",
  shank: "25 × 25 mm",
  length: "150 mm",
  size: "SRSCR 2525 M12",
  insert: "RC.. 1204M0",
  edge: "Round insert",
};

describe("a tool that agrees with its standard is taken", () => {
  it.each<[name: string, facts: Facts, features?: string[]]>([
    ["Jobber drill Ø6.8, DIN 338", jobber, ["Tapping drill for M8"]],
    ["Jobber drill Ø18.5, DIN 338", thickJobber],
    ["2-flute end mill Ø10, DIN 6527 K", slotMill],
    ["Drill Ø14, DIN 6537 L", longDrill, ["Diameter tolerance m7"]],
    ["Circlip insert 1.60 mm", circlip, ["In a holder SER with a 0° anvil"]],
    ["Centre drill DIN 333 A 2.5 × 6.3", centre],
    ["Spot drill Ø8, 90°", spot],
    ["Machine tap G 1/4", pipeTap, ["Tapping drill 11.8 mm"]],
    ["Machine tap NPT 1/4", taperTap],
  ])("%s", (name, facts, features) => {
    expect(faultsOf(name, facts, features)).toBe("");
  });
});

describe("a figure that isn't its standard's is refused", () => {
  it.each<[what: string, name: string, facts: Facts, words: string, features?: string[]]>([
    [
      "a jobber's flutes",
      "Drill, DIN 338",
      { ...jobber, size: "6.8 × 63 × 109 mm" },
      'expected "6.8 × 69 × 109 mm" (DIN 338)',
    ],
    [
      "a thick jobber's lengths",
      "Drill, DIN 338",
      { ...thickJobber, length: "205 mm", size: "18.5 × 140 × 205 mm" },
      'expected "18.5 × 135 × 198 mm" (DIN 338)',
    ],
    [
      "a two-flute end mill with the flutes of four",
      "End mill, DIN 6527 K",
      { ...slotMill, depth: "14 mm", size: "10 × 14 × 66 mm" },
      "expected 11 mm (DIN 6527 K, 2 flutes)",
    ],
    [
      "a two-flute ball nose with the flutes of four",
      "Ball nose end mill, DIN 6527 K",
      {
        ...slotMill,
        type: "Solid carbide ball nose end mill",
        edge: "Ball, R 5.0 mm",
        depth: "14 mm",
        size: "10 × 14 × 66 mm",
      },
      "expected 11 mm (DIN 6527 K, 2 flutes)",
    ],
    [
      "a chamfer mill whose cone is higher than its angle makes it",
      "Chamfer end mill, DIN 6527 K",
      { ...slotMill, edge: "Chamfer 45°", depth: "8 mm", size: "10 × 8 × 66 mm" },
      "expected 5 mm (a cone of 90°)",
    ],
    [
      "advice that chips a carbide drill",
      "Spot drill Ø8, 90°",
      spot,
      'expected no advice to spot for drills of 140°, whose corners would touch the cone first, found "before a long drill"',
      ["Spots a hole before a long drill"],
    ],
    [
      "the same of a centre drill",
      "Centre drill DIN 333 A 2.5 × 6.3",
      centre,
      'found "starts for deep drills"',
      ["Centre holes, and starts for deep drills"],
    ],
    [
      "a jobber's shank",
      "Drill, DIN 338",
      { ...jobber, shank: "8 mm, plain" },
      "expected 6.8 mm (DIN 338: as the drill)",
    ],
    [
      "the inscribed circle of a drilling insert",
      "SPMG 060204 drilling insert",
      { type: "Drilling insert", size: "SPMG 060204", diameter: "6.35 mm", edge: "Honed (E), RE 0.4 mm" },
      "expected 6 mm (the trade's own, SPMG 060204)",
    ],
    [
      "side cuts only, and floors",
      "End mill",
      { ...slotMill, application: "Finishing of walls and floors" },
      "expected no slots and floors (side cuts only)",
      ["Not for slots: side cuts only"],
    ],
    [
      "an insert for circlip grooves that doesn't say its anvil",
      "Circlip insert",
      circlip,
      'expected "0° anvil"',
    ],
    [
      "a cutter's height",
      "Copy mill",
      { ...copyMill, length: "50 mm" },
      "expected 40 mm (ISO 6462: bore 22 mm)",
    ],
    [
      "a jobber's thread",
      "Drill, DIN 338",
      jobber,
      "(tapped thread: M8 or M8 × 1.25)",
      ["Tapping drill for M6"],
    ],
    ["a centre drill's pair", "Centre drill", { ...centre, size: "A2.5X8" }, "A2.5X6.3"],
    ["a centre drill's body", "Centre drill", { ...centre, shank: "8 mm" }, "expected 6.3 mm (A2.5X6.3)"],
    [
      "a spot drill without its angle",
      "Spot drill",
      { ...spot, edge: undefined },
      'expected a "Point angle 90°"',
    ],
    ["a pipe tap's diameter", "Tap G 1/4", { ...pipeTap, diameter: "6.35 mm" }, "expected 13.157 mm (G 1/4)"],
    ["a pipe tap's pitch", "Tap G 1/4", { ...pipeTap, threadPitch: "18 TPI" }, 'expected "19 TPI" (G 1/4)'],
    [
      "a pipe tap's drill",
      "Tap G 1/4",
      pipeTap,
      "expected words that agree with size (tapping drill: 11.8)",
      ["Tapping drill 11.5 mm"],
    ],
    ["a pipe thread of no table", "Tap G 1/5", { ...pipeTap, size: "G 1/5" }, "or one of G 1/8, G 1/4"],
    [
      "a round insert's seat in another holder",
      "SRSCR 2525 M12",
      { ...roundHolder, insert: "RC.. 1003M0" },
      "RC.. 12",
    ],
  ])("%s", (_, name, facts, words, features) => {
    expect(faultsOf(name, facts, features)).toContain(words);
  });
});
