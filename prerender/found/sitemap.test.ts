import { expect, it } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const site = "https://www.example.com";

function named(text = ""): string[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

it("the sitemap names its parts, and each address stands in one of them", () => {
  const files = sitemapFiles(site, ["/", "/calculator"], ["/product/a"]);
  expect(named(files.get("sitemap.xml"))).toEqual([
    `${site}/sitemap-pages-1.xml`,
    `${site}/sitemap-products-1.xml`,
  ]);
  expect(named(files.get("sitemap-pages-1.xml"))).toEqual([`${site}/`, `${site}/calculator`]);
  expect(named(files.get("sitemap-products-1.xml"))).toEqual([`${site}/product/a`]);
});

it("no part of the sitemap has more than 50,000 addresses, and none gets lost at the seam", () => {
  const products = Array.from({ length: 120_001 }, (_, at) => `/product/${at}`);
  const files = sitemapFiles(site, ["/"], products);
  expect([...files.keys()]).toEqual([
    "sitemap.xml",
    "sitemap-pages-1.xml",
    "sitemap-products-1.xml",
    "sitemap-products-2.xml",
    "sitemap-products-3.xml",
  ]);
  const parts = [...files]
    .filter(([name]) => name.startsWith("sitemap-products"))
    .map(([, text]) => named(text));
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 20_001]);
  expect(new Set(parts.flat()).size).toBe(120_001);
});

it("a range without products has no part for them", () => {
  expect([...sitemapFiles(site, ["/"], []).keys()]).toEqual(["sitemap.xml", "sitemap-pages-1.xml"]);
});
