import { expect, it } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const site = "https://www.example.com";

function named(text = ""): string[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

it("the sitemap names its parts, and each address stands in one of them", () => {
  const files = sitemapFiles(site, [{ path: "/" }, { path: "/calculator" }], [{ path: "/product/a" }]);
  expect(named(files.get("sitemap.xml"))).toEqual([
    `${site}/sitemap-pages-1.xml`,
    `${site}/sitemap-products-1.xml`,
  ]);
  expect(named(files.get("sitemap-pages-1.xml"))).toEqual([`${site}/`, `${site}/calculator`]);
  expect(named(files.get("sitemap-products-1.xml"))).toEqual([`${site}/product/a`]);
});

it("no part of the sitemap has more than 50,000 addresses, and none gets lost at the seam", () => {
  const products = Array.from({ length: 120_001 }, (_, at) => ({ path: `/product/${at}` }));
  const files = sitemapFiles(site, [{ path: "/" }], products);
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
  expect([...sitemapFiles(site, [{ path: "/" }], []).keys()]).toEqual(["sitemap.xml", "sitemap-pages-1.xml"]);
});

it("an address says the day on which it was last changed, where that is known", () => {
  const text = sitemapFiles(site, [{ path: "/" }, { path: "/products/pcd", changed: "2026-11-23" }], []).get(
    "sitemap-pages-1.xml",
  );
  expect(text).toContain(`<url><loc>${site}/</loc></url>`);
  expect(text).toContain(`<url><loc>${site}/products/pcd</loc><lastmod>2026-11-23</lastmod></url>`);
});
