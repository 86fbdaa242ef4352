import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, allSelections } from "../places/address.ts";
import { headlinePairs, readoutsOf, specificationPairs } from "../cards/card-attributes.ts";
import { cardPreview } from "../places/counts.ts";
import { nearestLeaf } from "../places/nearest-leaf.ts";
import { pageDescription, pageTitle } from "../places/page-title.ts";
import { selectedNodes } from "../places/selection.ts";
import { selectProducts } from "../places/select-products.ts";
import { leadingAttributes } from "../cards/leading-attributes.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { realProducts as products, realTree as tree } from "../testing/real-catalogue.ts";

const root = new URL("../../../", import.meta.url);

const categories = tree.filter(({ id }) => id !== "all");
const places = allSelections(tree).filter(({ category }) => category);

/** Places without places below them. */
const leaves = places.filter((place) => {
  const { subcategory, item } = selectedNodes(tree, place);
  return item ?? (subcategory && subcategory.items.length === 0);
});

test("the catalogue has seven categories and the entry for all", () => {
  expect(tree.map(({ label }) => label)).toEqual([
    "All",
    "Turning",
    "Milling",
    "Threading",
    "Drilling",
    "Grooving & Parting",
    "PCBN",
    "PCD",
  ]);
});

test("the catalogue lists what a trader stocks: 150 products and more", () => {
  expect(products.length).toBeGreaterThanOrEqual(150);
});

test("no two products share an id", () => {
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
});

test("every product stands in a leaf of the tree", () => {
  const addresses = new Set(leaves.map(addressOf));
  const astray = products.filter(({ category, subcategory, item }) => {
    return !addresses.has(addressOf(item ? { category, subcategory, item } : { category, subcategory }));
  });
  expect(astray.map(({ id }) => id)).toEqual([]);
});

test("only leaves of whose tools none is listed anywhere have no product yet", () => {
  const empty = leaves.filter((leaf) => selectProducts(products, leaf).length === 0);
  expect(empty.map(addressOf)).toEqual([
    "/products/milling/solid-carbide/threading-mill",
    "/products/threading/external/tools",
    "/products/drilling/solid-carbide/step-drills",
    "/products/drilling/solid-carbide/micro-drills",
    "/products/drilling/indexable/spot-chamfering",
    "/products/pcbn/high-speed",
    "/products/pcd/composite",
  ]);
});

test("from every place of the tree some products are near", () => {
  const lonely = places.filter((place) => {
    const category = categories.find(({ id }) => id === place.category);
    return !category || !nearestLeaf(category, place, products);
  });
  expect(lonely).toEqual([]);
});

test('Turning, PCBN and PCD preview "+1 more", the others none', () => {
  const more = categories.map(({ label, subCategories }) => [label, cardPreview(subCategories).more]);
  expect(more.filter(([, count]) => count !== 0)).toEqual([
    ["Turning", 1],
    ["PCBN", 1],
    ["PCD", 1],
  ]);
});

test("every product's picture exists", () => {
  const pictures = readdirSync(new URL("art/pictures", root));
  const missing = products.filter(({ picture }) => {
    return !pictures.some((file) => file.startsWith(`cut-${picture}-`));
  });
  expect(missing.map(({ id, picture }) => `${id}: ${picture}`)).toEqual([]);
});

test("no specification of any product is left out of its list", () => {
  const listed = products.map((product) =>
    specificationPairs(product)
      .map(({ value }) => value)
      .toSorted(),
  );
  const written = products.map(({ specifications }) => Object.values(specifications).toSorted());
  expect(listed).toEqual(written);
});

test("every product shows some value at once", () => {
  const silent = products.filter((product) => readoutsOf(product).length + headlinePairs(product).length < 2);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("what a card shows at once is what leads, nothing lost between numbers and words", () => {
  const shown = products.map((product) =>
    [...readoutsOf(product), ...headlinePairs(product)].map(({ label }) => label).toSorted(),
  );
  const leading = products.map((product) =>
    leadingAttributes(product)
      .map(({ label }) => label)
      .toSorted(),
  );
  expect(shown).toEqual(leading);
});

test("each material of each product names its ISO 513 group", () => {
  const materials = products.flatMap(({ specifications }) => specifications.material ?? []);
  const unread = materials.filter((material) => groupsIn(material).length !== material.split(";").length);
  expect(unread).toEqual([]);
});

test("every product has a description, and features wherever it lists any", () => {
  const bare = products.filter(({ description, features }) => !description || features?.length === 0);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test("no two places of the catalogue share a title or a description", () => {
  const titles = places.map((place) => pageTitle(tree, place, "Calivane"));
  const descriptions = places.map((place) =>
    pageDescription(tree, place, selectProducts(products, place).length, { name: "Calivane", city: "Pune" }),
  );
  expect([new Set(titles).size, new Set(descriptions).size]).toEqual([places.length, places.length]);
});
