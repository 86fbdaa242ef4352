import { expect, test } from "vitest";
import { addressOfLink, sheetLink } from "./sheet-link.ts";

/** The address that a click on the link opens on a page at `at`. */
function opened(link: ReturnType<typeof sheetLink>, at: string, pieces?: string): string {
  const { pathname, search } = new URL(at, "https://www.example.com");
  return addressOfLink(
    {
      dataset: { at: link["data-at"] },
      pathname: link.href,
      search: "",
      hash: "",
    },
    { pathname, search },
    pieces,
  );
}

test("a link to a tool leads to its own page where no script takes the click", () => {
  expect(sheetLink("mil-em-4f-10").href).toBe("/product/mil-em-4f-10");
});

test("from a list its sheet opens over that list, whose search, filters and view stay", () => {
  const link = sheetLink("mil-em-4f-10");
  expect(opened(link, "/products/milling?q=slot&view=table#other")).toBe(
    "/products/milling?q=slot&view=table#mil-em-4f-10",
  );
});

test("from a list searched with a number of pieces its sheet starts with them", () => {
  const at = "/products/milling?q=50+pcs+slot";
  expect(opened(sheetLink("mil-em-4f-10"), at, "50")).toBe(`${at}&pieces=50#mil-em-4f-10`);
});

test("from the page, and from what goes with another tool, its sheet opens over its own list", () => {
  const link = sheetLink("dri-sd-68", "/products/drilling/solid-carbide/drills");
  for (const at of ["/?q=m8#products", "/products/threading#thr-it-tap-m8"])
    expect(opened(link, at)).toBe("/products/drilling/solid-carbide/drills#dri-sd-68");
});

test("every other link opens what it says", () => {
  const link = { dataset: {}, pathname: "/products/milling", search: "?q=a", hash: "#b" };
  expect(addressOfLink(link, { pathname: "/", search: "" })).toBe("/products/milling?q=a#b");
});
