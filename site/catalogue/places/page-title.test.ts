import { expect, test } from "vitest";
import { pageDescription, pageTitle } from "./page-title.ts";
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

test("the title of everything speaks of all tools", () => {
  expect(pageTitle(tree, {}, "Calivane")).toBe("All cutting tools | Calivane");
});

test("a description names place, number of products and company", () => {
  const description = pageDescription(tree, item, 3, "Calivane");
  expect(description).toMatch(/^Milling, Solid Carbide, Endmill: 3 products .*Calivane/);
});

test("a description of one product speaks in the singular", () => {
  expect(pageDescription(tree, item, 1, "Calivane")).toContain(": 1 product with");
});

test("the description of an empty place counts nothing and offers a quote", () => {
  const description = pageDescription(tree, item, 0, "Calivane");
  expect(description).toContain("ask for a quote");
  expect(description).not.toContain("0 product");
});

test("the description of everything begins with the tools", () => {
  expect(pageDescription(tree, {}, 51, "Calivane")).toMatch(/^Cutting tools: 51 products /);
});
