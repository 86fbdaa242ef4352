import { expect, test } from "vitest";
import { lostTitle, pageDescription, pageTitle } from "./page-title.ts";
import type { Category } from "../model/schema.ts";

const tree: Category[] = [
  { id: "all", label: "All", subCategories: [] },
  {
    id: "milling",
    label: "Milling",
    subCategories: [
      { id: "solid-carbide", label: "Solid Carbide", items: [{ id: "endmill", label: "Endmill" }] },
    ],
  },
];
const company = { name: "Calivane", city: "Pune" };
const category = { category: "milling" };
const subcategory = { ...category, subcategory: "solid-carbide" };
const item = { ...subcategory, item: "endmill" };

test("a title begins with the innermost place and ends with the company", () => {
  expect([category, subcategory, item].map((selection) => pageTitle(tree, selection, "Calivane"))).toEqual([
    "Milling | Calivane",
    "Solid Carbide · Milling | Calivane",
    "Endmill · Solid Carbide · Milling | Calivane",
  ]);
});

test("an address that names no place has a title of its own, with the nearest place that is there", () => {
  expect(lostTitle(tree, item, "Calivane")).toBe("Not in the catalogue · Endmill | Calivane");
  expect(lostTitle(tree, {}, "Calivane")).toBe("Not in the catalogue | Calivane");
});

test("the title of everything speaks of all tools", () => {
  expect(pageTitle(tree, {}, "Calivane")).toBe("All cutting tools | Calivane");
});

test("a description names place, number of products and company", () => {
  const description = pageDescription(tree, item, 3, company);
  expect(description).toMatch(/^Milling, Solid Carbide, Endmill: 3 products .*Calivane, Pune,/);
});

test("a description of one product speaks in the singular", () => {
  expect(pageDescription(tree, item, 1, company)).toContain(": 1 product with");
});

test("the description of an empty place counts nothing and offers a quote", () => {
  const description = pageDescription(tree, item, 0, company);
  expect(description).toContain("ask for a quote");
  expect(description).not.toContain("0 product");
});

test("the description of everything begins with the tools", () => {
  expect(pageDescription(tree, {}, 51, company)).toMatch(/^Cutting tools: 51 products /);
});
