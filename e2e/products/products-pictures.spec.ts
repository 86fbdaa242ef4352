import type { Locator, Page } from "@playwright/test";
import { productsIn } from "../testing/catalogue.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared, section } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

/** Holds every picture of a tool back until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(pictures|drawings)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Height of each of a list's entries, px, once the font is loaded. */
async function heights(entries: Locator): Promise<number[]> {
  await entries.first().evaluate(async () => {
    await document.fonts.ready;
  });
  return entries.evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().height)));
}

/** Loads all pictures, lazy ones too, and waits for them. */
async function loadAll(images: Locator): Promise<void> {
  await images.evaluateAll(async (all) => {
    const pictures = all.filter((image) => image instanceof HTMLImageElement);
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

test("the category cards keep their size when their pictures arrive", async ({ page }) => {
  const release = await holdPictures(page);
  // The load event would wait for the pictures that are held back.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const cards = section(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(8);
  const before = await heights(cards);
  release();
  await loadAll(cards.locator("img"));
  expect(await heights(cards)).toEqual(before);
});

test("the rows of all products keep their size when their pictures arrive", async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const rows = section(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4 }) });
  await expect(rows).toHaveCount(7);
  const before = await heights(rows);
  release();
  await loadAll(rows.locator("img"));
  expect(await heights(rows)).toEqual(before);
});

test("the bands in the overlay keep their size when their pictures arrive", async ({ page }) => {
  const release = await holdPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/milling", { waitUntil: "domcontentloaded" });
  const bands = page.getByRole("dialog").locator("section[aria-labelledby]");
  const series = new Set(productsIn({ category: "milling" }).map((product) => product.series));
  await expect(bands).toHaveCount(series.size);
  const before = await heights(bands);
  release();
  await loadAll(bands.locator("img"));
  expect(await heights(bands)).toEqual(before);
});

test("every picture states its width and height", async ({ page }) => {
  await openAtOnce(page, "/products/turning");
  const shapeless = await page
    .locator("#products img, dialog img")
    .evaluateAll((images) =>
      images
        .filter(
          (image) => !(Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0),
        )
        .map((image) => image.outerHTML),
    );
  expect(shapeless).toEqual([]);
});

test("every product's picture in the overlay says what it shows", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning?view=cards");
  const images = overlay.locator("img");
  await expect(images).toHaveCount(productsIn({ category: "turning" }).length);
  const texts = await images.evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  const expected = productsIn({ category: "turning" }).map(({ specifications }) => specifications.type);
  expect(texts.map((text) => text.replace(/^(Drawing|Illustration)(?: of a similar tool)?: /, ""))).toEqual(
    expected,
  );
});

test("a row of 80 px offers no file that only a sheet needs", async ({ page }) => {
  await openAtOnce(page);
  const offered = await page
    .locator('source[sizes="80px"]')
    .evaluateAll((sources) =>
      sources.flatMap((source) => source.getAttribute("srcset")?.match(/\d+(?=w)/g) ?? []),
    );
  expect([...new Set(offered)].toSorted()).toEqual(["200", "400"]);
});
