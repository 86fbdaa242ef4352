import { expect, test } from "vitest";
import { madeUpProducts } from "../catalogue/testing/made-up-products.ts";
import { realTree } from "../catalogue/testing/real-catalogue.ts";
import type { CategoryState } from "./catalogue-store.ts";
import type { CategoryData } from "./shown-product.ts";
import { viewOf } from "./view-of.ts";

const picture = { sources: [], src: "/cut.webp", width: 4, height: 4, kind: "Illustration" as const };
const products = madeUpProducts(3).map((product) => ({ ...product, picture, at: 0, sizeLabel: "" }));
const [first] = products;
const category = realTree.find(({ id }) => id === first?.category);
if (!first || !category) throw new Error("The made-up products stand in no category.");
const data: CategoryData = {
  category,
  products,
  series: {},
  placePictures: {},
  fits: "/data/fits.json",
  hsn: {},
  places: {},
};
const ready: CategoryState = { status: "ready", data };
const categories = [category.id, "pcd"];
const place = `/products/${category.id}`;

test("the page's own addresses show the page", () => {
  for (const address of ["/", "/#contact", "/?q=m8#products", "/products", "/products#milling"])
    expect(viewOf(address, ready, categories)).toEqual({ kind: "closed" });
});

test("a product's old id in a kept address shows the product", () => {
  const renamed: CategoryState = { status: "ready", data: { ...data, renamed: { old: first.id } } };
  expect(viewOf(`${place}#old`, renamed, categories)).toMatchObject({ kind: "sheet", product: first });
});

test("a category that nobody knows is lost", () => {
  expect(viewOf("/products/welding", { status: "loading" }, categories)).toEqual({ kind: "lost" });
});

test("a category says that it is under way, or that it can't be had", () => {
  for (const status of ["loading", "failed"] as const)
    expect(viewOf(place, { status }, categories)).toEqual({ kind: status, category: category.id });
});

test("a category that is there shows its list, as the address has it", () => {
  const address = `${place}/${first.subcategory}?q=carbide&coating=tialn`;
  expect(viewOf(address, ready, categories)).toEqual({
    kind: "list",
    data,
    state: {
      selection: { category: category.id, subcategory: first.subcategory },
      query: "carbide",
      filters: { coating: ["tialn"] },
    },
  });
});

test("escapes name the same place", () => {
  const escaped = place.replace("m", "%6D");
  expect(viewOf(escaped, ready, categories)).toEqual(viewOf(place, ready, categories));
});

test("a product in the anchor shows its sheet over the list", () => {
  expect(viewOf(`${place}?q=m8#${first.id}`, ready, categories)).toMatchObject({
    kind: "sheet",
    product: first,
    listAddress: `${place}?q=m8`,
  });
});

test("a product that has gone shows the list, and says so", () => {
  expect(viewOf(`${place}#gone-1`, ready, categories)).toMatchObject({
    kind: "list",
    notice: { kind: "gone", product: "gone-1" },
  });
});

test("a place that the category doesn't have shows the nearest, and says so", () => {
  expect(viewOf(`${place}/nowhere`, ready, categories)).toMatchObject({
    kind: "list",
    state: { selection: { category: category.id } },
    notice: { kind: "lost" },
  });
});

test("tools to compare in the address stand side by side over the list", () => {
  const [, second] = products;
  const ids = `${first.id},${second?.id}`;
  expect(viewOf(`${place}?compare=${ids}#compare`, ready, categories)).toMatchObject({
    kind: "comparison",
    named: { chosen: [first, second], missing: [], strangers: [], surplus: [] },
    listAddress: `${place}?compare=${ids}`,
  });
});

test("a comparison says which of its tools are not listed, even where none is, or where the link is broken", () => {
  expect(viewOf(`${place}?compare=gone-1,${first.id}#compare`, ready, categories)).toMatchObject({
    named: { chosen: [first], missing: ["gone-1"] },
    listAddress: `${place}?compare=${first.id}`,
  });
  expect(viewOf(`${place}?compare=No_Id#compare`, ready, categories)).toMatchObject({
    kind: "comparison",
    named: { chosen: [], missing: ["No_Id"] },
    listAddress: place,
  });
});

test("nothing to compare is the list", () => {
  for (const query of ["", "?compare=", "?compare=,"])
    expect(viewOf(`${place}${query}#compare`, ready, categories)).toMatchObject({ kind: "list" });
});
