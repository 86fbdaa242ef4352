import { describe, expect, it, test } from "vitest";
import { groupsIn } from "../values/material.ts";
import { workpieceLetters } from "../values/workpiece-groups.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { cutsOf } from "./cuts-of.ts";
import { startSpeeds, type Operation } from "./start-speeds.ts";
import { startValuesOf } from "./start-values.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

type Specifications = Product["specifications"];

function valuesOf(specifications: Specifications, groups?: Parameters<typeof startValuesOf>[1]) {
  return startValuesOf(withFamily({ specifications }), groups);
}

const carbide = "Coated carbide, ISO P25";
const drill = { type: "Solid carbide drill, 3 × D", grade: "Micrograin carbide", coating: "TiAlN" };
const turning = {
  type: "Negative turning insert",
  grade: carbide,
  coating: "CVD Al2O3",
  material: "P – steel",
};

function first(specifications: Specifications) {
  return valuesOf(specifications)[0];
}

describe("the products of the catalogue", () => {
  // The tables are for these; high-speed steel without cobalt or coating, cermet and ceramics have none, nor ball noses.
  const graded = realProducts.filter((product) => {
    const { grade = "", material } = product.specifications;
    return Boolean(material) && /carbide|PCBN|PCD|HSS-E/.test(grade) && product.family !== "ball-nose";
  });

  it("have starting values for every workpiece group that they claim, and for no other", () => {
    expect(graded.length).toBeGreaterThan(100);
    const without = graded.flatMap((product) => {
      const claimed = groupsIn(product.specifications.material);
      const given = new Set(startValuesOf(product).map(({ group }) => group));
      // A row of the table for each way in which the tool cuts.
      const known = claimed.filter((group) =>
        cutsOf(product).some(({ operation }) => startSpeeds[operation][group]),
      );
      return known.length === given.size && known.every((group) => given.has(group))
        ? []
        : [`${product.id}: claims ${claimed.join()}, has ${[...given].join()}`];
    });
    expect(without).toEqual([]);
  });

  it("have a way of cutting in every family that has a grade", () => {
    expect(graded.filter((product) => cutsOf(product).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("have a feed with every speed", () => {
    const without = graded.flatMap((product) =>
      startValuesOf(product).flatMap(({ fn, fz, pitch, group }) =>
        (fn ?? fz ?? pitch) ? [] : [`${product.id} ${group}`],
      ),
    );
    expect(without).toEqual([]);
  });

  it("have ranges in order and a feed of one kind at the most", () => {
    for (const product of graded) {
      for (const { vc, fn, fz, pitch } of startValuesOf(product)) {
        for (const { low, start, high } of [vc, fn, fz].filter((range) => range !== undefined)) {
          expect([low, start, high], product.id).toEqual([low, start, high].toSorted((a, b) => a - b));
          expect(low).toBeGreaterThan(0);
        }
        expect([fn, fz, pitch].filter((feed) => feed !== undefined).length).toBeLessThanOrEqual(1);
      }
    }
  });
});

test("heat-resistant alloys take less feed than steel in turning and indexable milling", () => {
  const material = "P – steel; S – heat-resistant alloys";
  const tools: Specifications[] = [
    { ...turning, material, edge: "Honed (E), RE 0.8 mm" },
    { ...turning, material, application: "Roughing", edge: "Honed (E), RE 1.2 mm" },
    { type: "Milling insert", grade: carbide, material, edge: "Honed (E), KAPR 90°" },
    { type: "Milling insert", grade: carbide, material, edge: "Honed (E), KAPR 45°" },
  ];
  for (const specifications of tools) {
    const [steel, alloy] = valuesOf(specifications).map(({ fn, fz }) => fn ?? fz);
    expect(alloy?.start, specifications.edge).toBeLessThan(steel?.start ?? 0);
    expect(alloy?.high, specifications.edge).toBeLessThan(steel?.high ?? 0);
  }
});

test("a group without a known feed has no row: grooving and U-drilling of heat-resistant alloys, a U-drill below Ø16", () => {
  const groups = (specifications: Specifications) =>
    startValuesOf(withFamily({ specifications }), ["P", "S"]).map(({ group }) => group);
  expect(groups({ type: "Indexable U-drill, 3 × D", diameter: "20 mm" })).toEqual(["P", "P"]);
  expect(groups({ type: "Indexable U-drill, 3 × D", diameter: "14 mm" })).toEqual([]);
  expect(
    groups({
      type: "Grooving insert, external",
      grade: carbide,
      width: "3 mm",
      material: "P – steel; S – heat-resistant alloys",
    }),
  ).toEqual(["P"]);
});

test("slots have the feeds of the table in every group that it has", () => {
  const slots = valuesOf({
    type: "Solid carbide end mill",
    grade: carbide,
    diameter: "10 mm",
    material: "M – stainless steel; K – cast iron; N – aluminium; S – titanium; H – hardened steel",
  }).filter(({ note }) => note?.startsWith("slotting"));
  expect(slots.map(({ group, fz }) => [group, fz?.low, fz?.high])).toEqual([
    ["M", 0.045, 0.06],
    ["K", 0.045, 0.08],
    ["N", 0.045, 0.08],
    ["S", 0.04, 0.06],
    ["H", 0.025, 0.07],
  ]);
});

test("every speed of the table starts inside its range", () => {
  for (const operation of Object.keys(startSpeeds) as Operation[]) {
    for (const group of workpieceLetters) {
      for (const { low, start, high } of startSpeeds[operation][group] ?? []) {
        expect(low <= start && start <= high, `${operation} ${group}`).toBe(true);
      }
    }
  }
});

test("a drill's feed grows with its diameter, and is smaller in stainless steel", () => {
  const material = "P – steel; M – stainless steel; K – cast iron; H – hardened steel";
  const feeds = (diameter: string) => valuesOf({ ...drill, material, diameter }).map(({ fn }) => fn?.start);
  expect(feeds("10 mm")).toEqual([0.2, 0.1, 0.25, 0.08]);
  expect(feeds("5 mm")).toEqual([0.1, 0.05, 0.13, 0.04]);
});

test("nothing is said of centre drills, nor of uncoated ones, nor of thinner ones than any source lists", () => {
  const steel = { ...drill, material: "P – steel", diameter: "10 mm" };
  expect(valuesOf({ ...steel, type: "Solid carbide centre drill" })).toEqual([]);
  expect(valuesOf({ ...steel, coating: "Uncoated" })).toEqual([]);
  expect(valuesOf({ ...steel, type: "Solid carbide micro drill", diameter: "1.9 mm" })).toEqual([]);
  expect(valuesOf({ ...steel, type: "Solid carbide micro drill", diameter: "2 mm" })).toHaveLength(1);
});

test("a tap for tapered threads has no speed, for all of its threads cut", () => {
  const tap = (size: string) =>
    valuesOf({
      type: "Machine tap, straight flute",
      grade: "HSS-E (cobalt)",
      coating: "TiN",
      material: "P – steel",
      threadPitch: "1.5 mm",
      size,
    });
  expect(["NPT 1/4", "NPTF 1/4", "R 1/4", "Rc 1/4"].flatMap(tap)).toEqual([]);
  expect(tap("M10 × 1.5")).toHaveLength(1);
  expect(tap("G 1/4")).toHaveLength(1);
});

test("a turning insert's feed stays below half its corner radius", () => {
  const feed = (edge: string, application: string) => first({ ...turning, edge, application })?.fn;
  expect(feed("Honed (E), RE 0.8 mm", "Medium turning")).toEqual({ low: 0.15, start: 0.25, high: 0.35 });
  expect(feed("Honed (E), RE 0.4 mm", "Medium turning")).toEqual({ low: 0.15, start: 0.18, high: 0.2 });
  expect(feed("Honed (E), RE 0.4 mm", "Roughing")?.high).toBe(0.2);
  expect(feed("Sharp (F), RE 0.1 mm", "Finishing")?.high).toBe(0.05);
});

test("a turning insert of a tougher grade starts and ends slower, one of a harder grade starts faster", () => {
  const vc = (grade: string, material: string) => {
    const found = first({ ...turning, grade, material })?.vc;
    return [found?.low, found?.start, found?.high];
  };
  const steel = (grade: string) => vc(grade, "P – steel");
  expect(steel("Coated carbide, ISO P15 (P05–P25)")).toEqual([178, 272, 350]);
  expect(steel("Coated carbide, ISO P25 (P15–P35)")).toEqual([150, 220, 350]);
  expect(steel("Coated carbide, ISO P35 (P25–P45)")).toEqual([150, 192, 298]);
  const stainless = (grade: string) => vc(grade, "M – stainless steel");
  expect(stainless("Coated carbide, ISO M15 (M05–M25)")).toEqual([110, 164, 220]);
  expect(stainless("Coated carbide, ISO M25 (M15–M35)")).toEqual([100, 140, 206]);
  expect(stainless("Coated carbide, ISO P30 / M30")).toEqual([100, 130, 192]);
  // A grade that names no number for the group has the whole range.
  expect(stainless("Coated carbide, ISO P25")).toEqual([100, 150, 220]);
});

test("a threading tool feeds its pitch, in mm also where it is written in threads per inch", () => {
  const threading = { type: "Threading insert, external", grade: carbide, material: "P – steel" };
  expect(first({ ...threading, threadPitch: "1.5 mm" })?.pitch).toEqual({ low: 1.5, high: 1.5 });
  expect(first({ ...threading, threadPitch: "48–8 TPI" })?.pitch).toEqual({ low: 0.529, high: 3.175 });
});

test("a grooving insert's feed follows its width", () => {
  const groove = (width: string) =>
    first({ type: "Grooving insert", grade: carbide, material: "P – steel", width })?.fn;
  expect(groove("3.0 mm")).toEqual({ low: 0.08, start: 0.1, high: 0.18 });
  expect(groove("1.10 mm")?.high).toBe(0.066);
});

test("a U-drill of 4 × D is fed less than one of 3 × D, for the groups of its inserts", () => {
  const drillOf = (reach: number, diameter: number) =>
    valuesOf({ type: `Indexable U-drill, ${reach} × D`, diameter: `${diameter} mm` }, ["M"]).map(
      ({ group, fn }) => [group, fn?.high],
    );
  expect(drillOf(3, 22)).toEqual([["M", 0.15]]);
  expect(drillOf(4, 22)).toEqual([["M", 0.12]]);
  expect(drillOf(3, 28)).toEqual([["M", 0.18]]);
  expect(drillOf(4, 28)).toEqual([["M", 0.12]]);
});

test("PCD is given the speed of the silicon content that its material names", () => {
  const pcd = {
    type: "PCD turning insert",
    grade: "PCD, 10 µm grain, ISO N05",
    edge: "Sharp (F), RE 0.4 mm",
  };
  const starts = (material: string) => valuesOf({ ...pcd, material }).map(({ vc }) => vc.start);
  expect(starts("N – aluminium alloys, Si up to 12 %")).toEqual([1000]);
  expect(starts("N – copper, brass")).toEqual([500]);
  expect(starts("N – non-ferrous metals")).toEqual([1000, 500, 500]);
});

test("nothing is said of a cutting material that the tables don't cover", () => {
  expect(
    first({ ...drill, grade: "HSS-E (cobalt)", material: "P – steel", diameter: "8 mm" }),
  ).toBeUndefined();
  expect(first({ ...turning, coating: "Uncoated" })).toBeUndefined();
  expect(
    first({
      type: "Machine tap",
      grade: "HSS-E (cobalt)",
      coating: "Uncoated",
      material: "P – steel",
      threadPitch: "1 mm",
    }),
  ).toBeUndefined();
});

test("a toolholder has none: its inserts say them", () => {
  const holders = realProducts.filter((product) => product.family === "turning-holder");
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.flatMap((holder) => startValuesOf(holder, ["P"]))).toEqual([]);
});
