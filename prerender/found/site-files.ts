import { addressOf, allSelections, pageOfProduct } from "#site/catalogue/places/address.ts";
import { GUIDES_PATH, pageOfGuide } from "#site/catalogue/places/guide-address.ts";
import { guidesOf } from "#site/engineering/guides/guides.ts";
import type { Content } from "../content/content.ts";
import { sitemapFiles } from "./sitemap.ts";

/** The page's black, which the browser paints before the page loads. */
const BACKGROUND = "#0b0c0d";

/** The files for search engines and for installing the site, by their paths in dist/. */
export function siteFiles(content: Content, publicUrl: string | undefined): Map<string, string> {
  const files = new Map([
    ["robots.txt", robots(publicUrl)],
    ["manifest.webmanifest", manifest(content)],
  ]);
  // A sitemap needs absolute addresses, so there is none until the public address is set.
  if (publicUrl === undefined) return files;
  const products = content.products.map(pageOfProduct);
  return new Map([...files, ...sitemapFiles(publicUrl, pagesOf(content), products)]);
}

function robots(publicUrl: string | undefined): string {
  const lines = ["User-agent: *", "Disallow:"];
  if (publicUrl !== undefined) lines.push("", `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** The address of every page that search engines should index, besides those of the products. */
function pagesOf({ categories, legal, products }: Content): string[] {
  const ofTree = allSelections(categories).map((selection) =>
    selection.category ? addressOf(selection) : "/",
  );
  const guidePages = guidesOf(products).map(({ id }) => pageOfGuide(id));
  return [...ofTree, "/calculator", GUIDES_PATH, ...guidePages, "/accessibility", ...Object.keys(legal)];
}

function manifest({ company, page }: Content): string {
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    name: company.name,
    short_name: company.name,
    description: page.description,
    lang: "en-IN",
    display: "standalone",
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
