import { describe, expect, it } from "vitest";
import type { Hole } from "#engineering/holes/hole.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { readQuery } from "../reading/read-query.ts";
import { search } from "../search.ts";
import { matchHole, type Kit } from "./match-hole.ts";
import { readHole, type RequestedHole } from "./read-hole.ts";
import { realSearch as index } from "../testing/real-search.ts";

const read = (query: string): RequestedHole | undefined =>
  readHole(readQuery(query, index.range), index.range.vocabulary);

function kitFor(query: string): Kit {
  const asked = read(query);
  if (!asked) throw new Error(`“${query}” is no hole.`);
  return matchHole(index, asked);
}

const idsOf = ({ steps }: Kit): (string | undefined)[] => steps.map(({ entry }) => entry?.id);

describe("a hole in a query", () => {
  it.each<[query: string, hole: Hole]>([
    ["M8 through, 30 deep, SS304", { kind: "tapped", diameter: 8, isBlind: false, depth: 30 }],
    ["M10x1.25 blind 20 deep EN8", { kind: "tapped", diameter: 10, pitch: 1.25, isBlind: true, depth: 20 }],
    ["tapped hole M8 20 deep", { kind: "tapped", diameter: 8, depth: 20 }],
    ["M8 thru hole 20 mm", { kind: "tapped", diameter: 8, isBlind: false, depth: 20 }],
    ["M6 forming tap hole blind 12 deep", { kind: "formed", diameter: 6, isBlind: true, depth: 12 }],
    ["12H7 hole 40 deep", { kind: "plain", diameter: 12, fit: "H7", depth: 40 }],
    ["hole 12 mm 40 deep EN8", { kind: "plain", diameter: 12, depth: 40 }],
    ["clearance hole for M6", { kind: "clearance", diameter: 6 }],
    ["M6 clearance hole close fit", { kind: "clearance", diameter: 6, row: "fine" }],
    ["counterbore M8", { kind: "counterbore", diameter: 8 }],
    ["csk M6 20 deep", { kind: "countersink", diameter: 6, depth: 20 }],
    ["left hand M6 tap through hole", { kind: "tapped", diameter: 6, isLeftHand: true, isBlind: false }],
    ["LH M8 through 20 in EN8", { kind: "tapped", diameter: 8, isLeftHand: true, isBlind: false, depth: 20 }],
    ["M8 cap screw counterbore 15 deep EN8", { kind: "counterbore", diameter: 8, depth: 15 }],
    ["counterbore for M6 socket head cap screw", { kind: "counterbore", diameter: 6 }],
    ["M8 aar paar ched 30 gehra SS304", { kind: "tapped", diameter: 8, isBlind: false, depth: 30 }],
    ["आर पार M8 20 mm छेद", { kind: "tapped", diameter: 8, isBlind: false, depth: 20 }],
  ])("“%s” is understood", (query, hole) => {
    expect(read(query)?.hole).toEqual(hole);
  });

  it.each([
    "M8",
    "M8 tap",
    "drill 8.5 mm 40 deep",
    "boring bar for 20 mm hole",
    "insert for 12 mm hole",
    "M10 bolt hole drill",
    "M8 fine through",
    "M8 clearance hole blind 12 deep",
    "M8 bolt 20 deep",
    "left hand boring bar 20 mm hole",
    "left hand M8 forming tap hole",
    "M8 cap screw",
    "M8x2 through 20 deep",
    "CNMG 120408",
    "end mill 10x22x72",
  ])("“%s” asks for something else", (query) => {
    expect(read(query)).toBeUndefined();
  });

  it("has its workpiece and its hardness with it", () => {
    expect(read("M8 through 20 deep EN31 60 HRC")).toMatchObject({ group: "H", hardness: { max: 60 } });
  });

  it("leaves the tools of the search as they are, and none of its words unread", () => {
    const { hits, parts, hole } = search(index, "M8 through, 20 deep, SS304", 9);
    expect(hole?.hole.depth).toBe(20);
    expect(hits.length).toBeGreaterThan(0);
    expect(parts.map(({ as }) => as)).not.toContain("unknown");
  });
});

describe("the kit for a hole", () => {
  it("is a drill that reaches and the tap for a through hole, made for the workpiece", () => {
    const kit = kitFor("M8 through 20 deep SS304");
    const [drill, tap] = kit.steps;
    expect(kit.steps).toHaveLength(2);
    expect(valuesOf(drill?.entry ?? { specifications: {} })).toMatchObject({ diameter: { max: 6.8 } });
    expect(drill?.entry?.groups[0]).toBe("M");
    expect(tap?.entry?.specifications.edge).toMatch(/^Form B/);
  });

  it("has the tap with a short chamfer for a blind hole, and the drill for its run-out too", () => {
    const kit = kitFor("M8 blind 15 deep SS304");
    const [drill, tap] = kit.steps;
    expect(tap?.entry?.specifications.edge).toMatch(/^Form C/);
    // 15 mm of thread and 6.2 mm of run-out; the point of 1.2 mm goes further.
    expect(drill?.figures.length).toBe(21.2);
    expect(valuesOf(drill?.entry ?? { specifications: {} }).depth?.max).toBeGreaterThan(21.2 + 1.2);
  });

  it("goes deeper than a tap states as far as its neck, and says what to check", () => {
    const { steps } = kitFor("M8 through 30 deep SS304");
    expect(steps[1]?.entry?.specifications.edge).toMatch(/^Form B/);
    // DIN 371: 35 mm of thread and neck, less 5 or 3.5 threads of 1.25 mm.
    expect(steps[1]?.note).toContain("28.7 mm deep with 5 threads of chamfer, 30.6 with 3.5");
    expect(steps[1]?.note).toContain("check chips, coolant and torque");
    // 110 mm less 56 mm in the holder: 54 mm of a shank that is thinner than the hole.
    expect(kitFor("M12 through 40 deep EN8").steps.find(({ need }) => /tap/.test(need))?.note).toMatch(
      /54 mm \(DIN 376\)/,
    );
  });

  it("never takes a tool that doesn't reach, but says what is missing and how far ours reach", () => {
    const { steps } = kitFor("M8 through 34 deep SS304");
    expect(steps[1]).toMatchObject({
      need: "Machine tap M8 × 1.25, form B, at least 34 mm deep",
      note: "Ours reach 30.6 mm. Deeper needs a longer neck.",
    });
    expect(steps[1]?.entry).toBeUndefined();
    const deep = kitFor("M8 through 150 deep EN8");
    expect(idsOf(deep).filter(Boolean)).toEqual([]);
  });

  it("never takes a tool for another workpiece or a harder one", () => {
    expect(idsOf(kitFor("M8 through 15 deep EN31 60 HRC"))).toEqual([undefined, undefined]);
    for (const { entry } of kitFor("M8 blind 12 deep FG260").steps)
      if (entry) expect(entry.groups).toContain("K");
  });

  it("never spots for a drill of 140° with a narrower cone, and says why", () => {
    const kit = kitFor("M10 through 20 deep EN8");
    expect(kit.steps[0]?.need).toMatch(/^Drill/);
    expect(kit.facts.join(" ")).toContain("centres itself");
  });

  it("takes the drill of the clearance hole's row, and the cone for a countersunk head where it is wide enough", () => {
    for (const each of kitFor("clearance hole for M8 medium").steps)
      if (each.entry) expect(valuesOf(each.entry).diameter?.max).toBe(9);
    const seat = kitFor("counterbore M8").steps.at(-1);
    expect(seat).toMatchObject({ need: "Counterbore Ø15 for an ISO 4762 head M8" });
    expect(seat?.entry?.family).toBe("end-mill");
    expect(kitFor("csk M10").steps.at(-1)?.entry).toBeUndefined();
  });

  it("says that no standard we can read has the seat, instead of guessing it", () => {
    expect(kitFor("csk M12")).toEqual({ steps: [], facts: [expect.stringContaining("No open source")] });
  });

  it("drills the larger hole for a thread that is formed", () => {
    const kit = kitFor("M6 formed blind 10 deep EN8");
    expect(kit.steps.map(({ need }) => need).join(" ")).toMatch(/Drill Ø5\.5.*Forming tap M6 × 1/);
    expect(kitFor("M8 formed blind 10 deep EN8").steps[0]?.need).toMatch(/^Drill Ø7\.4,/);
    const { entry } = kit.steps.find(({ need }) => need.startsWith("Drill")) ?? {};
    if (entry) expect(valuesOf(entry).diameter?.max).toBe(5.5);
  });

  it("of every metric thread of the range and of any depth, has no tool that is too short or too large", () => {
    for (const size of ["M3", "M4", "M5", "M6", "M8", "M10", "M12", "M16", "M20", "M10x1.25", "M12x1.5"]) {
      for (const depth of [3, 8, 14, 22, 33, 60]) {
        for (const way of ["through", "blind"]) {
          for (const { entry, figures, note } of kitFor(`${size} ${way} ${depth} deep EN8`).steps) {
            const stated = entry && valuesOf(entry).depth?.max;
            if (stated === undefined || note?.includes("Thread and neck")) continue;
            const needed = entry?.family === "tap" ? depth : (figures.length ?? 0);
            expect(stated, `${entry?.id} for ${size} ${way} ${depth}`).toBeGreaterThanOrEqual(needed);
          }
        }
      }
    }
  });
});
