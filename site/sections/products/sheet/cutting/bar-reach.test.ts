import { expect, it } from "vitest";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { barReach } from "./bar-reach.ts";

it("a carbide bar reaches six diameters, and the calculator takes carbide's stiffness with it", () => {
  const bar = realProducts.find(({ id }) => id === "tur-ho-e12q-sclcr06");
  expect(bar && barReach(bar)).toEqual({
    bar: 12,
    material: "carbide",
    modulus: 580,
    diameters: 6,
    bore: 16,
    reach: 72,
    address: "/calculator?operation=boring&diameter=16&barDiameter=12&overhang=72&modulus=580",
  });
});

it("a steel boring bar reaches four diameters, and opens the calculator with its own figures", () => {
  const bar = realProducts.find(({ id }) => id === "tur-ho-s16r-sclcr09");
  expect(bar && barReach(bar)).toEqual({
    bar: 16,
    material: "steel",
    modulus: 210,
    diameters: 4,
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
