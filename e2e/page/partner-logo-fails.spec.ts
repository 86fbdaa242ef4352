import type { Locator, Page } from "@playwright/test";
import { copy, partners } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

const [, broken] = partners;
const brokenFile = new RegExp(`/logos/${broken?.logo}\\.`);

function strip(page: Page): Locator {
  return page.getByRole("region", { name: copy.footer.partnersTitle });
}

/** Makes one logo fail to load. */
async function blockLogo(page: Page): Promise<void> {
  await page.route(brokenFile, (route) => route.fulfill({ status: 404, body: "" }));
}

test("a logo that fails gives way to the partner's name", async ({ page, noise }) => {
  noise.expect(/404/, "the logo is missing");
  await blockLogo(page);
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  const link = strip(page).getByRole("link", { name: `${broken?.name} (new tab)`, exact: true });
  await expect(link).toHaveText(`${broken?.name} (new tab)`);
  await expect(link.getByRole("img")).toHaveCount(0);
});

test("the name takes the room that the logo would have had", async ({ page, noise }) => {
  noise.expect(/404/, "the logo is missing");
  await blockLogo(page);
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  const link = strip(page).getByRole("link", { name: `${broken?.name} (new tab)`, exact: true });
  await expect(link).toHaveText(`${broken?.name} (new tab)`);
  const own = await link.boundingBox();
  const neighbour = await strip(page).getByRole("link", { name: partners[2]?.name }).boundingBox();
  expect(own?.width).toBeCloseTo(neighbour?.width ?? 0);
  expect(own?.height).toBeCloseTo(neighbour?.height ?? 0);
});

test("the name stands in for the logo in the repeated half too", async ({ page, noise }) => {
  noise.expect(/404/, "the logo is missing");
  await blockLogo(page);
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).locator("li", { hasText: broken?.name })).toHaveCount(2);
  await expect(strip(page).locator("li img")).toHaveCount(14);
});

test("the other partners keep their logos", async ({ page, noise }) => {
  noise.expect(/404/, "the logo is missing");
  await blockLogo(page);
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  const named = strip(page)
    .getByRole("link")
    .filter({ hasNot: page.getByRole("img") });
  await expect(named).toHaveText([`${broken?.name} (new tab)`]);
  await expect(strip(page).getByRole("img")).toHaveCount(7);
});

test("a logo that failed before the script ran gives way to the name as well", async ({ page, noise }) => {
  noise.expect(/404/, "the logo is missing");
  await blockLogo(page);
  const { promise: hasFailed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(/\/rest[^/]*\.js$/, async (route) => {
    await hasFailed;
    await route.continue();
  });
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  const image = strip(page).getByRole("img", { name: broken?.name });
  await expect
    .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth))
    .toBe(0);
  fail();
  await expect(strip(page).locator("li", { hasText: broken?.name })).toHaveCount(2);
});
