import { expect, test } from "vitest";
import type { Product } from "#site/catalogue/model/schema.ts";
import { startValuesOf } from "./start-values.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

const mill = {
  type: "Solid carbide end mill",
  grade: "Micrograin carbide",
  coating: "TiAlN",
  application: "Slotting",
};

function first(specifications: Product["specifications"]) {
  return startValuesOf(withFamily({ specifications }))[0];
}

test("an end mill's feed per tooth follows its diameter, and below Ø6 shrinks with it", () => {
  const shoulder = (diameter: string) => first({ ...mill, material: "K – cast iron", diameter })?.fz;
  expect(shoulder("10 mm")).toEqual({ low: 0.06, start: 0.06, high: 0.09 });
  expect(shoulder("20 mm")).toEqual({ low: 0.09, start: 0.09, high: 0.11 });
  expect(shoulder("3 mm")).toEqual({ low: 0.023, start: 0.023, high: 0.038 });
});

test("an end mill's feed per tooth in alloy steel is that of alloy steel", () => {
  const shoulder = (diameter: string) =>
    startValuesOf(
      withFamily({
        specifications: { ...mill, application: "Shoulder milling", material: "P – steel", diameter },
      }),
    )
      .filter(({ note }) => note?.startsWith("shoulder"))
      .map(({ fz }) => [fz?.low, fz?.high]);
  expect(["8 mm", "10 mm", "16 mm"].map(shoulder)).toEqual([
    [
      [0.045, 0.09],
      [0.03, 0.075],
    ],
    [
      [0.09, 0.11],
      [0.06, 0.1],
    ],
    [
      [0.1, 0.12],
      [0.065, 0.11],
    ],
  ]);
});

test("an end mill is fed less in nickel alloys than in titanium", () => {
  const values = startValuesOf(
    withFamily({
      specifications: { ...mill, material: "S – titanium, nickel alloys", diameter: "10 mm" },
    }),
  );
  const shoulder = values.filter(({ note }) => note?.startsWith("shoulder"));
  expect(shoulder.map(({ note, fz }) => [note?.split(", ").at(-1), fz?.low, fz?.high])).toEqual([
    ["titanium", 0.055, 0.07],
    ["nickel alloys", 0.02, 0.04],
  ]);
});

test("an end mill's first feed grows with its diameter in even steps", () => {
  const starts = [3, 6, 8, 10, 12, 16, 20].map(
    (diameter) => first({ ...mill, material: "P – steel", diameter: `${diameter} mm` })?.fz?.start,
  );
  expect(starts).toEqual([0.023, 0.045, 0.068, 0.09, 0.093, 0.1, 0.1]);
});

test("an end mill has slower speeds for full slots, each with its feed", () => {
  const values = startValuesOf(
    withFamily({
      specifications: { ...mill, material: "P – steel; M – stainless steel", diameter: "10 mm" },
    }),
  );
  const slots = values.filter(({ note }) => note?.startsWith("slotting"));
  expect(slots.map(({ group, vc, fz }) => [group, vc.start, fz?.start])).toEqual([
    ["P", 140, 0.045],
    ["P", 110, 0.045],
    ["M", 70, 0.045],
  ]);
});

test("an end mill for finishing has the values of finishing, and none for slots", () => {
  const of = (material: string) =>
    startValuesOf(
      withFamily({
        specifications: {
          ...mill,
          application: "Finishing of walls and floors",
          material,
          diameter: "10 mm",
        },
      }),
    ).map(({ note, vc, fz }) => [note, vc.low, vc.high, fz?.low, fz?.high]);
  expect(of("P – steel")).toEqual([
    ["finishing, ae 0.05–0.1 × D, unalloyed steel", 170, 280, 0.11, 0.12],
    ["finishing, ae 0.05–0.1 × D, alloy steel", 110, 220, 0.11, 0.12],
  ]);
  expect(of("H – hardened steel")).toEqual([["finishing, ae 0.05–0.1 × D", 40, 80, 0.05, 0.09]]);
});

test("nothing is said of a ball nose or a chamfer mill, which cut neither shoulders nor slots", () => {
  const steel = { ...mill, material: "P – steel", diameter: "10 mm" };
  const ball = {
    ...steel,
    type: "Solid carbide ball nose end mill",
    application: "Copy milling, 3D finishing",
  };
  const chamfer = { ...steel, application: "Chamfering and deburring", edge: "Chamfer 45°" };
  expect(startValuesOf(withFamily({ specifications: ball }))).toEqual([]);
  expect(startValuesOf(withFamily({ specifications: chamfer }))).toEqual([]);
  expect(
    startValuesOf(withFamily({ specifications: { ...steel, edge: "Square, 0.2 mm × 45° corner chamfer" } })),
  ).not.toEqual([]);
});
