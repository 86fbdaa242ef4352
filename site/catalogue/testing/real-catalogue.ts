import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { categoriesSchema, productsSchema, type Category, type Product } from "../model/schema.ts";

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(TEST_CONTENT, name), "utf8"));
}

/** The category tree of the tests' content. */
export const realTree: Category[] = v.parse(categoriesSchema, read("categories.json"));

/** Every product of the tests' content, in the order of the tree. */
export const realProducts: Product[] = realTree
  .filter(({ id }) => id !== "all")
  .flatMap(({ id }) =>
    v.parse(productsSchema, read(`products/${id}.json`)).map((product) => ({ ...product, category: id })),
  );

/** A product of the tests' content by its id; throws if there is none. */
export function realProduct(id: string): Product {
  const product = realProducts.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  return product;
}
