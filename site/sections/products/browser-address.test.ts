import { expect, test } from "vitest";
import { isOverlayPath } from "./browser-address.ts";

test("everything below /products belongs to the overlay", () => {
  expect(["/products/milling", "/products/welding", "/products/a/b/c"].map(isOverlayPath)).toEqual([
    true,
    true,
    true,
  ]);
});

test("the page itself and its product section do not", () => {
  expect(["/", "/products", "/productsx/milling", "/api/products/x"].map(isOverlayPath)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
