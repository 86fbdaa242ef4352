import type { Product } from "#site/catalogue/model/schema.ts";
import { addressOf, allSelections, pageOfProduct } from "#site/catalogue/places/address.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import { CASE_PATH } from "#site/catalogue/worked-case/worked-case.ts";
import { GUIDES_PATH, pageOfGuide } from "#site/catalogue/places/guide-address.ts";
import { guidesOf } from "#site/catalogue/guides/guides.ts";
import type { Content } from "../content/content.ts";
import { type Address, sitemapFiles } from "./sitemap.ts";

/** The page's black, which the browser paints before the page loads. */
const BACKGROUND = "#0b0c0d";

/**
 * The files for search engines and for installing the site, by their paths in dist/.
 * @param changed the date of the last change of each content file, if known.
 */
export function siteFiles(
  content: Content,
  publicUrl: string | undefined,
  changed: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const files = new Map([
    ["robots.txt", robots(publicUrl)],
    ["manifest.webmanifest", manifest(content)],
  ]);
  // A sitemap needs absolute addresses, so there is none until the public address is set.
  if (publicUrl === undefined) return files;
  const products = content.products.map((product) => ({
    path: pageOfProduct(product),
    changed: lastChange([product], content, changed),
  }));
  return new Map([...files, ...sitemapFiles(publicUrl, pagesOf(content, changed), products)]);
}

function robots(publicUrl: string | undefined): string {
  const lines = ["User-agent: *", "Disallow:"];
  if (publicUrl !== undefined) lines.push("", `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** The date of the last change of one of the products; undefined if one isn't known. */
function lastChange(
  products: readonly Product[],
  { fileOf }: Content,
  changed: ReadonlyMap<string, string>,
): string | undefined {
  const files = [...new Set(products.flatMap(({ id }) => fileOf.get(id) ?? []))];
  // A series consists of two files.
  const halves = files.flatMap((file) =>
    file.endsWith(".csv") ? [file, file.replace(/csv$/, "json")] : file,
  );
  const days = halves.flatMap((file) => changed.get(file) ?? []);
  return days.length === halves.length ? days.toSorted().at(-1) : undefined;
}

/** Every page that search engines should index, except the product pages. */
function pagesOf(content: Content, changed: ReadonlyMap<string, string>): Address[] {
  const { categories, legal, products, workedCase } = content;
  const ofTree = allSelections(categories).flatMap((selection): Address[] => {
    if (!selection.category) return [{ path: "/" }];
    const listed = selectProducts(products, selection);
    if (listed.length === 0) return [];
    return [{ path: addressOf(selection), changed: lastChange(listed, content, changed) }];
  });
  const guidePages = guidesOf(products).map(pageOfGuide);
  const others = [
    "/calculator",
    GUIDES_PATH,
    ...guidePages,
    "/accessibility",
    ...(workedCase ? [CASE_PATH] : []),
    ...Object.keys(legal),
  ];
  return [...ofTree, ...others.map((path) => ({ path }))];
}

function manifest({ company, page }: Content): string {
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    name: company.name,
    short_name: company.name,
    description: page.description,
    lang: company.language,
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
