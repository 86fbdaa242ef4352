import { expect, test } from "vitest";
import type { Category } from "../model/schema.ts";
import { chooseCategory, chooseItem, chooseSubcategory, everything, selectedNodes } from "./selection.ts";
import { selectProducts } from "./select-products.ts";

const tree: Category[] = [
  { id: "all", label: "All", subCategories: [] },
  {
    id: "milling",
    label: "Milling",
    subCategories: [
      {
        id: "solid-carbide",
        label: "Solid Carbide",
        items: [
          { id: "endmill", label: "Endmill" },
          { id: "ball-nose", label: "Ball Nose" },
        ],
      },
      { id: "indexable", label: "Indexable", items: [{ id: "inserts", label: "Inserts" }] },
    ],
  },
  { id: "pcd", label: "PCD", subCategories: [{ id: "indexable", label: "Indexable", items: [] }] },
];

/** Some names occur in two places, as in the real tree. */
const products = [
  { id: "endmill", category: "milling", subcategory: "solid-carbide", item: "endmill" },
  { id: "ball", category: "milling", subcategory: "solid-carbide", item: "ball-nose" },
  { id: "insert", category: "milling", subcategory: "indexable", item: "inserts" },
  { id: "pcd", category: "pcd", subcategory: "indexable" },
];

const whole = { category: "milling", subcategory: "solid-carbide", item: "endmill" };

test("at first nothing is chosen", () => {
  expect(everything).toEqual({});
});

test("choosing a category clears subcategory and item", () => {
  expect(chooseCategory("pcd")).toEqual({ category: "pcd" });
});

test('choosing "all" means that nothing is chosen', () => {
  expect(chooseCategory("all")).toEqual(everything);
});

test("choosing a subcategory clears the item", () => {
  const selection = chooseSubcategory(whole, "indexable");
  expect(selection).toEqual({ category: "milling", subcategory: "indexable" });
});

test("choosing an item sets it", () => {
  expect(chooseItem({ category: "milling", subcategory: "solid-carbide" }, "endmill")).toEqual(whole);
});

test("choosing another item takes the place of the first", () => {
  expect(chooseItem(whole, "ball-nose")).toEqual({ ...whole, item: "ball-nose" });
});

test("choosing the chosen item again clears it", () => {
  expect(chooseItem(whole, "endmill")).toEqual({ category: "milling", subcategory: "solid-carbide" });
});

function shown(selection: Parameters<typeof selectProducts>[1]): string[] {
  return selectProducts(products, selection).map(({ id }) => id);
}

test("with nothing chosen every product is shown", () => {
  expect(shown(everything)).toEqual(["endmill", "ball", "insert", "pcd"]);
});

test("without a subcategory all products of the category are shown", () => {
  expect(shown({ category: "milling" })).toEqual(["endmill", "ball", "insert"]);
});

test("with a subcategory only, all its products are shown", () => {
  expect(shown({ category: "milling", subcategory: "solid-carbide" })).toEqual(["endmill", "ball"]);
});

test("with an item its products are shown", () => {
  expect(shown(whole)).toEqual(["endmill"]);
});

test("a subcategory of the same name in another category shows only its own", () => {
  expect(shown({ category: "pcd", subcategory: "indexable" })).toEqual(["pcd"]);
});

test("a place without products shows none", () => {
  expect(shown({ ...whole, item: "threading-mill" })).toEqual([]);
});

test("what is chosen is known by its labels", () => {
  const { category, subcategory, item } = selectedNodes(tree, whole);
  expect([category?.label, subcategory?.label, item?.label]).toEqual(["Milling", "Solid Carbide", "Endmill"]);
});

test("what the tree does not know has no label", () => {
  expect(selectedNodes(tree, { category: "welding", subcategory: "indexable" })).toEqual({});
});
