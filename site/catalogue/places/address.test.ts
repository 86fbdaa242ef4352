import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addressOf,
  addressOfProduct,
  allSelections,
  categoryInAddress,
  isOverlayAddress,
  readAddress,
} from "./address.ts";
import { realTree as tree } from "../testing/real-catalogue.ts";

const selections = allSelections(tree);
const places = selections.filter((selection) => selection.category);

/** Ids of the tree and texts that only look like ids. */
const step = fc.oneof(
  fc.constantFrom(...new Set(places.flatMap((place) => Object.values(place) as string[]))),
  fc.constantFrom("all", "", "__proto__", "constructor", "toString", "..", "%6d", "Milling", "Ü"),
  fc.string(),
);

test("a category's address is its id below /products", () => {
  expect(addressOf({ category: "milling" })).toBe("/products/milling");
});

test("a subcategory's address lies below its category's", () => {
  expect(addressOf({ category: "milling", subcategory: "solid-carbide" })).toBe(
    "/products/milling/solid-carbide",
  );
});

test("an item's address lies below its subcategory's", () => {
  expect(addressOf({ category: "milling", subcategory: "solid-carbide", item: "endmill" })).toBe(
    "/products/milling/solid-carbide/endmill",
  );
});

test("with nothing chosen the address is the page's product section", () => {
  expect(addressOf({})).toBe("/#products");
});

test("a product's address is its leaf with its id as the anchor", () => {
  const product = { category: "pcd", subcategory: "composite", id: "pcd-x" };
  expect(addressOfProduct(product)).toBe("/products/pcd/composite#pcd-x");
});

test("every place of the tree is found again by its own address", () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), (place) => {
      expect(readAddress(tree, addressOf(place))).toEqual({ selection: place, isKnown: true });
    }),
  );
});

test("no two places share an address", () => {
  expect(new Set(selections.map(addressOf)).size).toBe(selections.length);
});

test("a slash at the end of an address changes nothing", () => {
  expect(places.map((place) => readAddress(tree, `${addressOf(place)}/`)?.selection)).toEqual(places);
});

/** Anything below /products: random steps, or a real place with more steps after it. */
const path = fc.oneof(
  fc.array(step, { maxLength: 5 }).map((steps) => ["/products", ...steps].join("/")),
  fc
    .tuple(fc.constantFrom(...places), fc.array(step, { maxLength: 2 }))
    .map(([place, steps]) => [addressOf(place), ...steps].join("/")),
);

test("whatever stands below /products gives a place that exists, and never an error", () => {
  fc.assert(
    fc.property(path, (asked) => {
      expect(selections).toContainEqual(readAddress(tree, asked)?.selection);
    }),
  );
});

test("an address is known only if it is a place's own", () => {
  const own = new Set(["/products", ...places.map(addressOf)]);
  fc.assert(
    fc.property(path, (asked) => {
      expect(readAddress(tree, asked)?.isKnown).toBe(own.has(asked.replace(/\/+$/, "")));
    }),
  );
});

test("a path outside the product browser says nothing about it", () => {
  const paths = [
    "/",
    "",
    "/product",
    "/productsx",
    "/productsx/milling",
    "/api/products",
    "products/milling",
  ];
  expect(paths.map((path) => readAddress(tree, path))).toEqual(paths.map(() => undefined));
});

test("/products itself shows everything", () => {
  expect(readAddress(tree, "/products")).toEqual({ selection: {}, isKnown: true });
});

test("an unknown category gives everything, as not found", () => {
  expect(readAddress(tree, "/products/welding/inserts")).toEqual({ selection: {}, isKnown: false });
});

test('"all" is no address of its own', () => {
  expect(readAddress(tree, "/products/all")).toEqual({ selection: {}, isKnown: false });
});

test("an unknown subcategory gives its category, as not found", () => {
  expect(readAddress(tree, "/products/milling/carbide/endmill")).toEqual({
    selection: { category: "milling" },
    isKnown: false,
  });
});

test("an unknown item gives its subcategory, as not found", () => {
  expect(readAddress(tree, "/products/milling/solid-carbide/drills")).toEqual({
    selection: { category: "milling", subcategory: "solid-carbide" },
    isKnown: false,
  });
});

test("a step below an item gives the item, as not found", () => {
  expect(readAddress(tree, "/products/milling/solid-carbide/endmill/10")).toEqual({
    selection: { category: "milling", subcategory: "solid-carbide", item: "endmill" },
    isKnown: false,
  });
});

test("the list of places begins with everything and names each box of the tree once", () => {
  const boxes = tree
    .slice(1)
    .flatMap((category) => [
      category.id,
      ...category.subCategories.flatMap((subcategory) => [
        `${category.id}/${subcategory.id}`,
        ...subcategory.items.map((item) => `${category.id}/${subcategory.id}/${item.id}`),
      ]),
    ]);
  expect(selections.map((selection) => Object.values(selection).join("/"))).toEqual(["", ...boxes]);
});

describe("an address", () => {
  it("below /products belongs to the overlay", () => {
    for (const path of [
      "/products/milling",
      "/products/welding",
      "/products/a/b/c?q=m8#x",
      "/products/%6Dilling",
    ])
      expect(isOverlayAddress(path)).toBe(true);
  });

  it("of the page or of anything else does not", () => {
    for (const path of ["/", "/products", "/products#x", "/productsx/milling", "/api/products/x"])
      expect(isOverlayAddress(path)).toBe(false);
  });

  it("names its category, known or not", () => {
    expect(["/", "/products/milling/a?q=b#c", "/products/%6Dilling"].map(categoryInAddress)).toEqual([
      undefined,
      "milling",
      "milling",
    ]);
  });
});
