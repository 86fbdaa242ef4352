import { describe, expect, it, test } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";
import type { WorkpieceGroup } from "../values/workpiece-groups.ts";
import { chipClassName } from "./chip-class.ts";
import { depthSource, startDepth, withDepths } from "./start-depths.ts";
import { startValuesOf } from "./start-values.ts";

type Specifications = Product["specifications"];

const grade = "Coated carbide, ISO P25";
const negative = "Negative turning insert";
const positive = "Positive turning insert";

function depthOf(specifications: Specifications, group: WorkpieceGroup, deepest?: number) {
  const range = startDepth(withFamily({ specifications }), group, deepest);
  return range && [range.low, range.start, range.high];
}

describe("the depths of cut of a turning insert without its own", () => {
  it.each([
    // Sumitomo general catalogue 2019–20, p. 13: carbon and alloy steel, minimum, optimum, maximum.
    [negative, "Finishing", "P", [0.5, 1, 1.5]],
    [negative, "Medium turning and facing", "P", [1, 2.5, 4]],
    [negative, "Roughing, interrupted cuts", "P", [1.5, 4, 6]],
    // Kyocera general catalogue 2016–17, p. 214: stainless steel, negative inserts.
    [negative, "Finishing of austenitic stainless", "M", [0.5, 1, 1.5]],
    [negative, "Medium turning of austenitic stainless", "M", [1, 2, 3]],
    [negative, "Roughing", "M", [1, 2, 4]],
    // Sumitomo general catalogue 2019–20, p. 16: cast iron, all cuts of coated carbide.
    [negative, "Roughing", "K", [0.5, 2, 6]],
    // Kyocera general catalogue 2021–22, p. 301: positive inserts in cast iron, aluminium and titanium.
    [positive, "Finishing", "K", [0.2, 0.5, 1]],
    [positive, "Medium turning", "K", [0.5, 1, 2]],
    [positive, "Fine profiling", "N", [0.05, 0.3, 0.5]],
    [positive, "Turning of aluminium", "N", [0.2, 0.5, 1.5]],
    [positive, "Boring of titanium", "S", [0.1, 0.5, 1]],
    // No source of depths is known.
    [negative, "Turning of nickel alloys", "S", undefined],
  ] as const)("are the source's: %s, %s, %s", (type, application, group, expected) => {
    expect(depthOf({ type, application, grade }, group)).toEqual(expected);
  });

  it("are the medium ones where no class is named, and begin at the lighter of two classes", () => {
    expect(depthOf({ type: negative, application: "Turning and facing" }, "P")).toEqual([1, 2.5, 4]);
    expect(depthOf({ type: negative, application: "Finishing to medium turning" }, "P")).toEqual([0.5, 1, 4]);
  });

  it("aren't known for hardened steel", () => {
    expect(depthOf({ type: negative }, "H")).toBeUndefined();
  });
});

describe("the edge and the corner of an insert bound its depth", () => {
  it.each([
    // By hand from "Selection of insert", Widia India: C 0.7, T and D 0.5, V 0.2, W 0.5 × l, R 0.4 × d; rounded down.
    // W of 9.525: 9.525 ÷ 1.46 = 6.52, half 3.2. V of 9.525: 9.525 ÷ sin 35° = 16.6, a fifth 3.3.
    ["WNMG 060408", "Medium", [1, 2.5, 3.2]],
    ["VNMG 160404", "Medium", [1, 2.5, 3.3]],
    // D of 12.7: 12.7 ÷ sin 55° = 15.5, half 7.7; C 12.9, 9.0: the chipbreaker's own end stays.
    ["DNMG 150608", "Medium", [1, 2.5, 4]],
    ["CNMG 120408", "Roughing", [1.5, 4, 6]],
    ["TNMG 110404", "Roughing", [1.5, 4, 5.5]],
    // The source's start of 4 mm is beyond the edge: none is left.
    ["WNMG 060408", "Roughing", [1.5, undefined, 3.2]],
  ] as const)("%s, %s", (size, application, expected) => {
    expect(depthOf({ type: negative, application, grade, size }, "P")).toEqual(expected);
  });

  it("also where it states more than its edge takes, and says so", () => {
    const stated = {
      type: negative,
      application: "Medium turning",
      depth: "0.8–5.0 mm",
      size: "WNMG 060408",
    };
    expect(depthOf(stated, "P")).toEqual([0.8, 2.5, 3.2]);
    expect(depthSource(withFamily({ specifications: stated }), "P")).toBe(
      "stated for this insert; at most 0.5 × edge length (Widia India, Selection of insert)",
    );
  });

  it("begins at two thirds of the corner radius or more, never above the source's start", () => {
    // Sandvik Coromant, "Insert nose radius": 2/3 × 1.2 = 0.8.
    const tool = { type: negative, application: "Finishing", size: "CNMG 120412", edge: "RE 1.2 mm" };
    expect(depthOf(tool, "P")).toEqual([0.8, 1, 1.5]);
    expect(depthSource(withFamily({ specifications: tool }), "P")).toContain("2/3 × corner radius");
    expect(depthOf({ ...tool, edge: "RE 2.4 mm" }, "P")).toEqual([1, 1, 1.5]);
    expect(depthOf({ ...tool, edge: "RE 0.4 mm" }, "P")).toEqual([0.5, 1, 1.5]);
  });
});

test("the depth that an insert states stands before every rule, with the rule's start inside it", () => {
  const stated = { type: negative, application: "Medium turning", depth: "0.8–5.0 mm" };
  expect(depthOf(stated, "P")).toEqual([0.8, 2.5, 5]);
  expect(depthOf({ ...stated, depth: "0.5–2.5 mm" }, "P")).toEqual([0.5, undefined, 2.5]);
  expect(depthSource(withFamily({ specifications: stated }), "P")).toBe("stated for this insert");
});

test("a milling insert goes as deep as it states, else as the shallowest of its cutters", () => {
  const type = "Milling insert";
  expect(depthOf({ type, depth: "≤ 9 mm" }, "P", 14)).toEqual([0, undefined, 9]);
  expect(depthOf({ type }, "P", 14)).toEqual([0, undefined, 14]);
  expect(depthOf({ type }, "P")).toBeUndefined();
});

test("a grooving insert that turns sideways goes from its corner radius to 0.75 × its width", () => {
  // Ingersoll 2011, p. 1356, and ZCC-CT 2019, p. 460. Its own depth is that of the groove.
  const insert = { type: "Grooving insert", width: "3.0 mm", depth: "≤ 16 mm", edge: "Honed (E), RE 0.3 mm" };
  expect(depthOf({ ...insert, application: "Grooving and groove turning" }, "P")).toEqual([
    0.3,
    undefined,
    2.25,
  ]);
  expect(depthOf({ ...insert, application: "Circlip grooves to DIN 471" }, "P")).toBeUndefined();
});

test("tools whose depth is no depth of cut have no field", () => {
  expect(depthOf({ type: "Solid carbide drill", depth: "40 mm" }, "P")).toBeUndefined();
  expect(depthOf({ type: "Parting insert, neutral", width: "3 mm" }, "P")).toBeUndefined();
});

test("heat-resistant alloys have a point of their own, not that of steel", () => {
  const tool = withFamily({
    specifications: {
      type: positive,
      grade,
      coating: "PVD TiAlN",
      edge: "Honed (E), RE 0.8 mm",
      material: "P – steel; S – heat-resistant alloys",
    },
  });
  expect(
    withDepths(tool, startValuesOf(tool)).map(({ group, fn, ap }) => [group, ap?.start, fn?.start]),
  ).toEqual([
    ["P", 1, 0.25],
    ["S", 0.5, 0.15],
  ]);
});

test("the class of a chipbreaker is what the application says, or isn't told", () => {
  expect(chipClassName("Medium turning and facing")).toBe("medium");
  expect(chipClassName("Roughing and medium turning of castings")).toBe("medium to roughing");
  expect(chipClassName("Boring and light turning")).toBe("finishing");
  expect(chipClassName("Profiling and light roughing")).toBe("roughing");
  expect(chipClassName("Longitudinal turning and facing")).toBeUndefined();
});
