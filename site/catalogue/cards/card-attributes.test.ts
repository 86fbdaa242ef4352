import { expect, test } from "vitest";
import { headlinePairs, readoutsOf, specificationPairs } from "./card-attributes.ts";
import { realProduct } from "../testing/real-catalogue.ts";
import { withFamily } from "../testing/with-family.ts";

const endmill = {
  specifications: {
    type: "Solid carbide end mill",
    material: "P – steel",
    grade: "Micrograin carbide",
    shank: "10 mm h6, DIN 6535 HB",
    length: "72 mm",
    diameter: "10 mm",
    flutes: "4",
    coating: "TiAlN",
    size: "10 × 22 × 72 mm",
    depth: "22 mm",
    hardness: "≤ 45 HRC",
    edge: "Square",
  },
};

function readoutLabels(specifications: Record<string, string>): string[] {
  return readoutsOf(withFamily({ specifications })).map(({ label }) => label);
}

test("a card shows its measured values large, each with its unit apart", () => {
  expect(readoutsOf(withFamily(endmill))).toEqual([
    { of: "diameter", label: "Diameter", value: "10", unit: "mm" },
    { of: "flutes", label: "Flutes", value: "4", unit: "" },
    { of: "depth", label: "Depth of cut", value: "22", unit: "mm" },
    { of: "length", label: "Length", value: "72", unit: "mm" },
  ]);
});

test("limits and ranges are measured values too", () => {
  const specifications = { type: "Boring bar", depth: "≤ 14 mm", threadPitch: "0.5–3.0 mm" };
  expect(readoutsOf(withFamily({ specifications })).map(({ value }) => value)).toEqual(["0.5–3.0", "≤ 14"]);
});

test("a value in words is never set as a number", () => {
  expect(readoutLabels({ diameter: "10 mm h6", width: "3.0 mm double-ended", length: "by order" })).toEqual(
    [],
  );
});

test("no card shows more than four numbers large", () => {
  const specifications = { ...endmill.specifications, width: "3 mm", threadPitch: "1.5 mm" };
  expect(readoutsOf(withFamily({ specifications }))).toHaveLength(4);
});

test("a large number and the whole list call the diameter by the same name", () => {
  const product = { specifications: { type: "Boring bar", diameter: "32 mm" } };
  expect(specificationPairs(withFamily(product))[1]?.label).toBe(readoutsOf(withFamily(product))[0]?.label);
});

test("a card says the rest of what leads at once, in words", () => {
  expect(headlinePairs(withFamily(endmill))).toEqual([
    { label: "Shank", value: "10 mm h6, DIN 6535 HB" },
    { label: "Coating", value: "TiAlN" },
  ]);
});

test("figures beyond the fourth stand with their unit among the words", () => {
  const tip = realProduct("pcd-al-ccgw09t304");
  expect(readoutsOf(tip)).toHaveLength(4);
  expect(headlinePairs(tip)).toContainEqual({ label: "Workpiece hardness", value: "≤ 130 HB" });
});

test("the whole list has every value, in the order of a data sheet", () => {
  expect(specificationPairs(withFamily(endmill)).map(({ value }) => value)).toEqual(
    Object.values(endmill.specifications),
  );
});

test("a product without specifications has nothing to list", () => {
  const bare = { specifications: {} };
  expect([
    readoutsOf(withFamily(bare)),
    headlinePairs(withFamily(bare)),
    specificationPairs(withFamily(bare)),
  ]).toEqual([[], [], []]);
});
