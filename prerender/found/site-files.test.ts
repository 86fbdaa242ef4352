import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { addressOf, allSelections } from "#site/catalogue/places/address.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import { loadContent } from "../content/content.ts";
import { siteFiles } from "./site-files.ts";

const root = join(import.meta.dirname, "../..");
const content = loadContent(TEST_CONTENT);
const site = "https://www.example.com";

const manifestSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  short_name: v.pipe(v.string(), v.maxLength(20)),
  start_url: v.literal("/"),
  display: v.literal("standalone"),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string() })),
});

describe("robots.txt", () => {
  it("names the sitemap by its whole address", () => {
    expect(siteFiles(content, site).get("robots.txt")).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  });

  it("forbids nothing and names no sitemap while nobody has said where the site lives", () => {
    const files = siteFiles(content, undefined);
    expect(files.get("robots.txt")).toBe("User-agent: *\nDisallow:\n");
    expect(files.has("sitemap.xml")).toBe(false);
  });
});

describe("the sitemap", () => {
  const text = siteFiles(content, site).get("sitemap-pages-1.xml") ?? "";
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  it("names the page, each place of the catalogue that lists something, the calculator, the guides, the worked case and the statement of accessibility, once", () => {
    expect(addresses).toContain(`${site}/`);
    expect(addresses).toContain(`${site}/products/milling/solid-carbide/endmill`);
    expect(addresses).toContain(`${site}/calculator`);
    expect(addresses).toContain(`${site}/guides`);
    expect(addresses).toContain(`${site}/worked-case`);
    expect(addresses).toContain(`${site}/guides/turning-inserts`);
    const guides = addresses.filter((address) => address?.startsWith(`${site}/guides/`)).length;
    const empty = allSelections(content.categories).filter(
      (place) => place.category && selectProducts(content.products, place).length === 0,
    );
    expect(empty.length).toBeGreaterThan(0);
    expect(addresses.length).toBe(allSelections(content.categories).length - empty.length + 4 + guides);
    expect(empty.filter((place) => addresses.includes(site + addressOf(place)))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("names the legal pages that the owner has written", () => {
    const legal = { "/terms": { title: "Terms", blocks: [] } };
    expect(siteFiles({ ...content, legal }, site).get("sitemap-pages-1.xml")).toContain(
      `<loc>${site}/terms</loc>`,
    );
    expect(text).not.toContain("/terms");
  });

  it("names the page of every product", () => {
    const products = siteFiles(content, site).get("sitemap-products-1.xml") ?? "";
    expect(products.match(/<loc>https:\/\/www\.example\.com\/product\//g)).toHaveLength(
      content.products.length,
    );
  });

  it("says of a product and of its places when their files were changed last, and nothing where one is unknown", () => {
    const [product] = content.products;
    const fileOf = new Map([...content.fileOf, [product?.id ?? "", "series/drills.csv"] as const]);
    const of = (changed: [string, string][]): string | undefined =>
      siteFiles({ ...content, fileOf }, site, new Map(changed))
        .get("sitemap-products-1.xml")
        ?.split("\n")
        .find((line) => line.includes(`/product/${product?.id}<`));
    const days: [string, string][] = [
      ["series/drills.csv", "2026-10-02"],
      ["series/drills.json", "2026-11-03"],
    ];
    expect(of(days)).toContain("<lastmod>2026-11-03</lastmod>");
    expect(of(days.slice(1))).not.toContain("lastmod");
  });

  it("begins as an XML document", () => {
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n<url>/);
  });
});

describe("the manifest", () => {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(siteFiles(content, undefined).get("manifest.webmanifest") ?? ""),
  );

  it("has icons of the sizes that a phone asks for before it installs a page, and they exist", () => {
    const sizes = manifest.icons.map(({ sizes: each }) => each);
    expect(sizes).toContain("192x192");
    expect(sizes).toContain("512x512");
    expect(manifest.icons.filter(({ src }) => !existsSync(join(root, "public", src)))).toEqual([]);
  });
});
