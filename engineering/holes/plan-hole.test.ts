import { describe, expect, it } from "vitest";
import { counterbore, countersink } from "../standards/head-sinks.ts";
import { clearanceHole } from "../standards/clearance-holes.ts";
import { threadRunOut } from "../standards/thread-run-outs.ts";
import { drillLengths } from "../standards/drill-lengths.ts";
import { planHole, usableFlutes } from "./plan-hole.ts";

/** Half a percent, as much as published tables may be rounded by. */
function near(figure: number | undefined, published: number): void {
  expect(Math.abs((figure ?? Number.NaN) - published) / published).toBeLessThanOrEqual(0.005);
}

describe("a tapped hole", () => {
  // Drills: ISO 2306 as the trade's charts print it (zhonghuantools.com; amesweb.info). Smallest minor diameter: DIN 13-1
  // by Klein, "Einführung in die DIN-Normen", 14th edition, as FreeCAD's hole workbench has it; M8 × 1 and M10 × 1.25 by
  // Yamawa's catalogue 2016-17, p. 799.
  it.each([
    [3, 0.5, 2.5, 2.459],
    [4, 0.7, 3.3, 3.242],
    [5, 0.8, 4.2, 4.134],
    [6, 1, 5, 4.917],
    [8, 1.25, 6.8, 6.647],
    [10, 1.5, 8.5, 8.376],
    [12, 1.75, 10.2, 10.106],
    [16, 2, 14, 13.835],
    [20, 2.5, 17.5, 17.294],
    [24, 3, 21, 20.752],
    [8, 1, 7, 6.917],
    [10, 1.25, 8.8, 8.647],
  ])("M%s × %s is drilled %s mm, and not below %s mm", (diameter, pitch, drill, least) => {
    const plan = planHole({ kind: "tapped", diameter, pitch, isBlind: false });
    near(plan?.drill.diameter, drill);
    near(plan?.drill.least, least);
  });

  // DGI Supply, Tooling Solutions Product Catalog 2024, p. 784, form taps, 75 % of thread; M10 of extrusion taps by
  // okorder.com.
  it.each([
    [1.6, 0.35, 1.42],
    [1.8, 0.35, 1.62],
    [2.5, 0.45, 2.27],
    [3, 0.5, 2.75],
    [10, 1.5, 9.27],
  ])("formed, M%s × %s needs the larger hole of %s mm", (diameter, pitch, hole) => {
    near(planHole({ kind: "formed", diameter, pitch })?.drill.diameter, hole);
  });

  // DIN 76-1, e1: FreeCAD, Hole.cpp, ThreadRunout; the same by Klein, 14th edition, for DIN 76-2.
  it.each([
    [0.5, 2.8],
    [0.8, 4.2],
    [1, 5.1],
    [1.25, 6.2],
    [1.5, 7.3],
    [1.75, 8.3],
    [2, 9.3],
    [3, 13.1],
  ])("of pitch %s runs out in %s mm if it is blind", (pitch, runOut) => {
    near(threadRunOut(pitch), runOut);
  });

  it("that is blind is drilled deeper than its thread, and tapped with a short chamfer", () => {
    const plan = planHole({ kind: "tapped", diameter: 10, pitch: 1.25, isBlind: true, depth: 20 });
    expect(plan).toMatchObject({ drill: { depth: 26.2 }, thread: { depth: 20, forms: ["C", "E", "F"] } });
    expect(plan?.facts.join(" ")).toContain("Drill 26.2 mm deep: 20 mm of thread and 6.2 mm of run-out");
  });

  it("that goes through is drilled as deep as its thread, and tapped with a spiral point", () => {
    const plan = planHole({ kind: "tapped", diameter: 8, isBlind: false, depth: 30 });
    expect(plan).toMatchObject({ drill: { depth: 30 }, thread: { pitch: 1.25 } });
    expect(plan?.thread?.forms[0]).toBe("B");
  });

  it("of which it isn't said whether it goes through is planned as blind, and says so", () => {
    const plan = planHole({ kind: "tapped", diameter: 8, depth: 20 });
    expect(plan?.thread?.forms).not.toContain("B");
    expect(plan?.facts.join(" ")).toContain("planned as blind");
  });

  // Limits of 2B: ASME B1.1 as microadvances.com prints it, in inches; drills as workshop tables have them.
  it.each([
    ["UNC", "#8", 3.5, 0.13, 0.139],
    ["UNC", "#10", 3.9, 0.145, 0.156],
    ["UNF", "#10", 4.1, 0.156, 0.164],
  ] as const)("%s %s is drilled %s mm, between %s and %s inches", (form, size, drill, least, most) => {
    const plan = planHole({ kind: "tapped", diameter: 4.826, unified: { form, size }, isBlind: false });
    near(plan?.drill.diameter, drill);
    near(plan?.drill.least, 25.4 * least);
    near(plan?.drill.most, 25.4 * most);
  });

  it("of a thread in no table isn't planned", () => {
    expect(
      planHole({ kind: "tapped", diameter: 6.35, unified: { form: "UNF", size: "#5" } }),
    ).toBeUndefined();
    expect(planHole({ kind: "tapped", diameter: 8, pitch: 2 })).toBeUndefined();
    expect(planHole({ kind: "formed", diameter: 9.3 })).toBeUndefined();
  });
});

describe("a hole for a bolt", () => {
  // ISO 273:1979 as FreeCAD's hole workbench has it.
  it.each([
    [4, 4.3, 4.5, 4.8],
    [6, 6.4, 6.6, 7],
    [8, 8.4, 9, 10],
    [10, 10.5, 11, 12],
    [16, 17, 17.5, 18.5],
    [20, 21, 22, 24],
  ])("M%s goes through %s, %s or %s mm", (diameter, fine, medium, coarse) => {
    near(planHole({ kind: "clearance", diameter, row: "fine" })?.drill.diameter, fine);
    near(planHole({ kind: "clearance", diameter })?.drill.diameter, medium);
    near(clearanceHole(diameter, "coarse"), coarse);
  });

  // Diameters: DIN 974-1:1991, row 1, by Klein, 14th edition. Depths, and the diameters from M4: FreeCAD, iso4762.json.
  it.each([
    [3, 6.5, 3.4],
    [4, 8, 4.4],
    [5, 10, 5.4],
    [6, 11, 6.4],
    [8, 15, 8.6],
    [10, 18, 10.6],
    [12, 20, 12.6],
    [16, 26, 16.6],
    [20, 33, 20.6],
    [24, 40, 24.8],
  ])("M%s sits in a counterbore of %s mm, %s mm deep", (thread, diameter, depth) => {
    near(counterbore(thread)?.diameter, diameter);
    near(counterbore(thread)?.depth, depth);
  });

  // ISO 15065:2005 by Klein, 14th edition; the same in FreeCAD, iso7046.json, and as the theoretical heads of ISO 7047 at
  // fullerfasteners.com.
  it.each([
    [3, 6.3],
    [4, 9.4],
    [5, 10.4],
    [6, 12.6],
    [8, 17.3],
    [10, 20],
  ])("M%s sits in a countersink of %s mm", (thread, diameter) => {
    near(countersink(thread), diameter);
  });

  it("has the cone as deep as its sides lean out", () => {
    const plan = planHole({ kind: "countersink", diameter: 6, depth: 20 });
    expect(plan).toMatchObject({ countersink: { diameter: 12.6, depth: 3 }, drill: { diameter: 6.6 } });
  });

  it("isn't planned where the standard has no seat for its head", () => {
    expect(planHole({ kind: "countersink", diameter: 12 })).toBeUndefined();
    expect(planHole({ kind: "counterbore", diameter: 7 })).toBeUndefined();
  });
});

it("a hole to a fit is drilled smaller and reamed", () => {
  // Undersizes of reaming as trade courses teach them: 0.1–0.2 to 5 mm, 0.2–0.3 to 20 mm (eventexam.blogspot.com).
  expect(planHole({ kind: "plain", diameter: 12, fit: "H7", depth: 40 })).toMatchObject({
    drill: { diameter: 11.7, depth: 40 },
    ream: { diameter: 12, fit: "H7" },
  });
  expect(planHole({ kind: "plain", diameter: 12, depth: 40 })?.drill).toMatchObject({ least: 12, most: 12 });
});

it("flutes are never taken for more depth than a maker of such drills states", () => {
  // Usable lengths of DIN 6537 L drills by Ceratizit, from 3.75 mm to 20 mm.
  const stated = { 3.75: 23, 4.75: 29, 6: 35, 7: 43, 8: 43, 10: 49, 12: 56, 14: 60, 16: 63, 18: 71, 20: 77 };
  for (const [diameter, usable] of Object.entries(stated)) {
    const flutes = drillLengths("L", Number(diameter))?.fluteLength ?? 0;
    expect(usableFlutes(flutes, Number(diameter))).toBeLessThanOrEqual(usable);
  }
});
