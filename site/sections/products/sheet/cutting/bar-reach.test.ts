import { expect, it } from "vitest";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { barReach } from "./bar-reach.ts";

it("a steel boring bar reaches four diameters, and opens the calculator with its own figures", () => {
  const bar = realProducts.find(({ id }) => id === "tur-ho-s16r-sclcr09");
  expect(bar && barReach(bar)).toEqual({
    bar: 16,
    bore: 20,
    reach: 64,
    address: "/calculator?operation=boring&diameter=20&barDiameter=16&overhang=64",
  });
});

it("no other tool has a bar's reach", () => {
  const found = realProducts.filter((product) => barReach(product) !== undefined);
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map(({ family }) => family))).toEqual(new Set(["boring-bar"]));
});
