import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "../model/schema.ts";
import { madeUpReamer } from "../testing/made-up-reamer.ts";
import { realProduct, realProducts, realTree } from "../testing/real-catalogue.ts";
import { tableCellOf, familyTables, sortColumns } from "./columns.ts";
import { inSizeOrder, inUsualOrder } from "./usual-order.ts";
import { compareSortKeys, sortKeyOf } from "./sort-key.ts";
import { sortProducts } from "./sort-products.ts";
import { withFamily } from "../testing/with-family.ts";

function tool(depth: string) {
  return { specifications: { type: "Solid carbide drill", depth } };
}

function sorted(texts: string[]): string[] {
  return texts.toSorted((one, other) => compareSortKeys(sortKeyOf(one), sortKeyOf(other)));
}

describe("values in order", () => {
  it.each([
    [
      ["8.5 mm", "10 mm", "2.5 mm"],
      ["2.5 mm", "8.5 mm", "10 mm"],
    ],
    [
      ["≤ 14 mm", "≤ 6 mm", "0.5–3 mm"],
      ["0.5–3 mm", "≤ 6 mm", "≤ 14 mm"],
    ],
    [
      ["M10 × 1.5", "M8 × 1.25", "M10 × 1"],
      ["M8 × 1.25", "M10 × 1", "M10 × 1.5"],
    ],
    [
      ["25 × 25 mm", "12 × 12 mm", "20 × 20 mm"],
      ["12 × 12 mm", "20 × 20 mm", "25 × 25 mm"],
    ],
    [
      ["10 × 22 × 100 mm", "10 × 22 × 72 mm", "8 × 19 × 63 mm"],
      ["8 × 19 × 63 mm", "10 × 22 × 72 mm", "10 × 22 × 100 mm"],
    ],
    [
      ["CNMG 120412", "CNMG 120404", "CCGT 09T304"],
      ["CCGT 09T304", "CNMG 120404", "CNMG 120412"],
    ],
    [
      ["PB32-3", "PB26-2", "PB4-2"],
      ["PB4-2", "PB26-2", "PB32-3"],
    ],
    [
      ["95°", "45°", "107.5°"],
      ["45°", "95°", "107.5°"],
    ],
    [
      ["14 TPI", "8 TPI", "1.5 mm"],
      ["1.5 mm", "14 TPI", "8 TPI"],
    ],
    [
      ["10 µm", "2 µm"],
      ["2 µm", "10 µm"],
    ],
    [
      ["TiAlN", "10 mm"],
      ["10 mm", "TiAlN"],
    ],
  ])("%j become %j", (given, expected) => {
    expect(sorted(given)).toEqual(expected);
  });

  it("10 mm is 10.0 mm: they keep their order", () => {
    expect(compareSortKeys(sortKeyOf("10 mm"), sortKeyOf("10.0 mm"))).toBe(0);
    expect(sorted(["10.0 mm", "9 mm", "10 mm"])).toEqual(["9 mm", "10.0 mm", "10 mm"]);
  });

  it("is one order for any values: nothing depends on where the list begins", () => {
    const texts = fc.oneof(
      fc.stringMatching(/^[A-Z]{0,3}\d{0,3}$/),
      fc.integer({ min: 0, max: 30 }).map((each) => `${each} mm`),
      fc.double({ min: 0, max: 9, noNaN: true }).map((each) => `${each.toFixed(1)} mm`),
    );
    fc.assert(
      fc.property(texts, texts, texts, (one, two, three) => {
        const [a, b, c] = [one, two, three].map(sortKeyOf) as [never, never, never];
        expect(Math.sign(compareSortKeys(a, b)) + Math.sign(compareSortKeys(b, a))).toBe(0);
        if (compareSortKeys(a, b) <= 0 && compareSortKeys(b, c) <= 0) {
          expect(compareSortKeys(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe("a sorted list", () => {
  it("of depths is as a plain sort of the numbers, whatever decimals they are written with", () => {
    const depths = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat(2)));
    fc.assert(
      fc.property(depths, fc.boolean(), (given, isDescending) => {
        const products = given.map(([tenths, decimals]) =>
          withFamily(tool(`${(tenths / 10).toFixed(1 + decimals)} mm`)),
        );
        const numbers = sortProducts(products, { column: "depth", isDescending }).map(({ specifications }) =>
          Number.parseFloat(specifications.depth),
        );
        const plain = given.map(([tenths]) => tenths / 10).toSorted((one, other) => one - other);
        expect(numbers).toEqual(isDescending ? plain.toReversed() : plain);
      }),
    );
  });

  it("by any column of the range loses nothing, and has those without a value last", () => {
    for (const { id: column } of sortColumns(realProducts)) {
      for (const isDescending of [false, true]) {
        const list = sortProducts(realProducts, { column, isDescending });
        expect(new Set(list)).toEqual(new Set(realProducts));
        const has = list.map((product) => tableCellOf(product, { id: column }) !== undefined);
        expect(has.indexOf(false) === -1 || !has.slice(has.indexOf(false)).includes(true), column).toBe(true);
      }
    }
  });

  it("keeps the order of equal ones in both directions", () => {
    const [one, other] = [withFamily(tool("10 mm")), withFamily(tool("10.0 mm"))];
    for (const isDescending of [false, true])
      expect(sortProducts([one, other], { column: "depth", isDescending })).toEqual([one, other]);
  });
});

describe("the table of a family", () => {
  it("has its leading numbers as columns, their unit in the head", () => {
    const drills = realProducts.filter(({ item }) => item === "drills");
    expect(familyTables(drills)).toHaveLength(1);
    expect(familyTables(drills)[0]?.columns.map(({ label, unit }) => `${label} [${unit}]`)).toEqual([
      "Diameter [mm]",
      "Hole depth [mm]",
      "Length [mm]",
      "Shank []",
      "Coolant []",
      "Point angle []",
    ]);
  });

  it("holds every product of a list once, whatever the list", () => {
    const tables = familyTables(realProducts);
    expect(tables.flatMap(({ products }) => products)).toHaveLength(realProducts.length);
    for (const { columns, name } of tables) expect(columns.length, name).toBeGreaterThan(2);
  });
});

describe("the order before anyone sorts", () => {
  const list = inUsualOrder(realTree, realProducts.toReversed());

  it("begins each list with a tool from stock, right-handed, for steel, wherever there is one", () => {
    for (const [place, own] of Map.groupBy(list, ({ category, subcategory, item }) =>
      [category, subcategory, item].join("/"),
    )) {
      const ofFamily = own.filter(({ family }) => family === own[0]?.family);
      const wanted = (tool: Product): boolean =>
        tool.leadTime === "stock" &&
        !/left hand/.test(tool.specifications.type ?? "") &&
        /^P|^$/.test(tool.specifications.material ?? "");
      if (ofFamily.some(wanted)) expect(wanted(own[0] as Product), place).toBe(true);
    }
  });

  it("has the middle sizes first, then the others, each by size", () => {
    const mills = list.filter(({ name }) => /^4-flute .*, DIN 6527 L$/.test(name));
    const diameters = mills
      .filter(({ leadTime, family }) => leadTime === "stock" && family === "end-mill")
      .map(({ specifications }) => Number.parseFloat(specifications.diameter ?? ""));
    const isMiddle = (mm: number): boolean => mm >= 6 && mm <= 16;
    expect(diameters).toEqual([
      ...diameters.filter(isMiddle).toSorted((one, other) => one - other),
      ...diameters.filter((mm) => !isMiddle(mm)).toSorted((one, other) => one - other),
    ]);
  });

  it("has the sizes of a series by size, the right hand first", () => {
    const bars = list.filter(({ series }) => series === "sclc-boring-bars");
    const hands = inSizeOrder(bars).map(({ specifications }) => /left/.test(specifications.type ?? ""));
    expect(hands).toEqual(hands.toSorted((one, other) => Number(one) - Number(other)));
    const circlips = inSizeOrder(list.filter(({ item }) => item === "u-drill-cutters").toReversed());
    expect(sorted(circlips.map(({ specifications }) => specifications.diameter ?? ""))).toEqual(
      circlips.map(({ specifications }) => specifications.diameter ?? ""),
    );
  });

  it("keeps each category together, and in it each place", () => {
    for (const placeOf of [
      ({ category }: Product) => category,
      ({ category, subcategory, item }: Product) => `${category}/${subcategory}/${item}`,
    ]) {
      const places = list.map(placeOf);
      const runs = places.filter((place, index) => place !== places[index - 1]);
      expect(new Set(runs).size).toBe(runs.length);
    }
    expect(new Set(list)).toEqual(new Set(realProducts));
  });

  it("begins each category with a tool from stock, right-handed, for steel, if it has one, not for aluminium", () => {
    const wanted = ({ leadTime, specifications: { type = "", material = "P" } }: Product): boolean =>
      leadTime === "stock" && !/left hand/.test(type) && /\bP\b/.test(material);
    const own = Map.groupBy(list, ({ category }) => category);
    for (const [category, tools] of own)
      if (tools.some(wanted)) expect(wanted(tools[0] as Product), category).toBe(true);
    expect(wanted(own.get("turning")?.[0] as Product)).toBe(true);
  });
});

it("a tool that no item names comes after those of the items", () => {
  const drill = realProduct("dri-sd-85-3d");
  const list = inUsualOrder(realTree, [madeUpReamer(), drill]);
  expect(list.map(({ family }) => family)).toEqual(["drill", "reamer"]);
});
