import type { Page } from "@playwright/test";
import { productsIn } from "../testing/catalogue.ts";
import { expect, test } from "../testing/same-window.ts";

const places = [
  "/",
  "/products/milling",
  "/products/turning/grade",
  "/products/milling/solid-carbide/endmill",
];

async function meta(page: Page, name: string): Promise<string> {
  const content = await page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .getAttribute("content");
  return content ?? "";
}

/** Width and height of a picture as decoded by the browser. */
async function sizeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
}

test("each address has a title and a description of its own, for lists of hits and for shared links", async ({
  page,
}) => {
  const heads = [];
  for (const place of places) {
    await page.goto(place, { waitUntil: "domcontentloaded" });
    heads.push({ title: await page.title(), text: await meta(page, "description") });
    expect(await meta(page, "og:title")).toBe(heads.at(-1)?.title);
    expect(await meta(page, "og:description")).toBe(heads.at(-1)?.text);
    expect(await meta(page, "og:site_name")).toBe("Calivane");
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(places.length);
  expect(new Set(heads.map(({ text }) => text)).size).toBe(places.length);
  expect(heads.filter(({ text }) => text.length < 50 || text.length > 170)).toEqual([]);
});

test("search engines read the way to a place and the products that it lists", async ({ page }) => {
  await page.goto("/products/milling/solid-carbide/endmill");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@graph": graph } = JSON.parse(json ?? "") as {
    "@graph": { "@type": string; itemListElement: { name?: string; url?: string }[] }[];
  };
  const [way, list] = ["BreadcrumbList", "ItemList"].map((type) =>
    graph.find((node) => node["@type"] === type)?.itemListElement.map(({ name, url }) => url ?? name),
  );
  expect(way).toEqual(["Calivane", "Milling", "Solid Carbide", "Endmill"]);
  const listed = productsIn({ category: "milling", subcategory: "solid-carbide", item: "endmill" });
  expect(list).toEqual(listed.map(({ id }) => `/product/${id}`));
});

test("the site can be installed: its manifest names it, and each icon has the size it claims", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: expect.stringContaining("Calivane"),
    start_url: "/",
    display: "standalone",
  });
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== "any");
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes } of drawn) expect(await sizeOf(page, src)).toBe(sizes);
});

test("a shared link has its picture, and every search engine may come in", async ({ page, request }) => {
  await page.goto("/");
  expect(await sizeOf(page, "/share.jpg")).toBe("1200x630");
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test("the wordmark is there as a picture that needs no font, for paper and for dark grounds", async ({
  page,
  request,
}) => {
  await page.goto("/", { waitUntil: "commit" });
  for (const name of ["wordmark", "wordmark-on-dark"]) {
    const answer = await request.get(`/brand/${name}.svg`);
    expect(answer.headers()["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(await answer.text()).toContain("<title>Calivane</title>");
    expect(await sizeOf(page, `/brand/${name}.svg`)).toMatch(/^\d{3}x128$/);
  }
});
