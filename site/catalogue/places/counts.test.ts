import { expect, test } from "vitest";
import { cardPreview, countWithUnit } from "./counts.ts";
import { tabCount } from "./tab-count.ts";
import type { Subcategory } from "../model/schema.ts";

function subcategory(id: string, items: string[] = []): Subcategory {
  return { id, label: id, items: items.map((item) => ({ id: item, label: item })) };
}

const products = [
  { category: "pcbn", subcategory: "hardened-steel" },
  { category: "pcbn", subcategory: "hardened-steel" },
  { category: "pcbn", subcategory: "cast-iron" },
  { category: "turning", subcategory: "cast-iron" },
];

test("one thing is counted in the singular", () => {
  expect(countWithUnit(1, "product")).toBe("1 product");
});

test("none and many are counted in the plural", () => {
  expect([0, 2, 51].map((count) => countWithUnit(count, "item"))).toEqual(["0 items", "2 items", "51 items"]);
});

test("a tab counts the items that the tree gives its subcategory", () => {
  const tab = subcategory("solid-carbide", ["endmill", "ball-nose", "threading-mill"]);
  expect(tabCount(tab, "milling", products)).toBe("3 items");
});

test("a tab with one item says so in the singular", () => {
  expect(tabCount(subcategory("grade", ["steel"]), "turning", products)).toBe("1 item");
});

test("where the tree has no items, a tab counts the products", () => {
  expect(tabCount(subcategory("hardened-steel"), "pcbn", products)).toBe("2 products");
});

test("a tab counts no products of another category's subcategory of the same name", () => {
  expect(tabCount(subcategory("cast-iron"), "pcbn", products)).toBe("1 product");
});

test("a tab without items and products says that there are none", () => {
  expect(tabCount(subcategory("high-speed"), "pcbn", products)).toBe("0 products");
});

test("a card previews the first two subcategories and counts the others", () => {
  const [one, two, three] = [subcategory("one"), subcategory("two"), subcategory("three")];
  expect(cardPreview([one, two, three])).toEqual({ shown: [one, two], more: 1 });
});

test("a card of two subcategories has no more to count", () => {
  const both = [subcategory("one"), subcategory("two")];
  expect(cardPreview(both)).toEqual({ shown: both, more: 0 });
});

test("a card of one subcategory or none never counts below zero", () => {
  expect([cardPreview([subcategory("one")]).more, cardPreview([]).more]).toEqual([0, 0]);
});
