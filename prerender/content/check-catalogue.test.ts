import { expect, it } from "vitest";
import { madeUpReamer } from "#site/catalogue/testing/made-up-reamer.ts";
import { realProduct, realTree } from "#site/catalogue/testing/real-catalogue.ts";
import { checkCatalogue, inItsSeries } from "./check-catalogue.ts";
import { checkTrade } from "./check-trade.ts";

it("a tool that no item names stands in its subcategory itself", () => {
  expect(() => {
    checkCatalogue(realTree, [madeUpReamer()], inItsSeries);
  }).not.toThrow();
});

it("a drill there still needs its item", () => {
  const { item: _, ...drill } = realProduct("dri-sd-85-3d");
  expect(() => {
    checkCatalogue(realTree, [drill], inItsSeries);
  }).toThrow(/item: expected one of "drills"/);
});

it("a solid tool of a family without a rule of its own has its size checked", () => {
  const { specifications, ...reamer } = madeUpReamer();
  checkTrade([{ ...reamer, specifications }]);
  expect(() => {
    checkTrade([{ ...reamer, specifications: { ...specifications, length: "107 mm" } }]);
  }).toThrow(/length: expected 117 mm/);
});
