import type { Page } from "@playwright/test";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { isModal, openShared, overlayOf, section, sizesIn, tab, tileLink } from "../testing/overlay.ts";
import { productsIn } from "../testing/catalogue.ts";
import { expect, test } from "../testing/same-window.ts";

const data = /\/data\/[^/]+\.json$/;
const broken = /ERR_FAILED|could not be loaded/;
const why = "the connection breaks on purpose";
const loadFailed = /could not be loaded/;

async function breakConnection(page: Page): Promise<void> {
  await page.route(data, (route) => route.abort());
}

/** Holds back the responses at `address`, by default the products' data, until the returned function is called. */
async function holdBack(page: Page, address = data): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("products that can't be loaded are said to be, with a way on", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("alert")).toContainText(loadFailed);
  await expect(overlay.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a category that is still loading is named in heading and title", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const overlay = overlayOf(page, "Milling");
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling", exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Milling \| /);
  release();
});

test("who can't load a category is told its name and the number to call", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const failure = overlayOf(page, "Milling").getByRole("alert");
  await expect(failure.getByRole("link", { name: /^Call \+91/ })).toHaveAttribute("href", /^tel:\+91\d+$/);
});

test("Try again loads the products once the connection is back", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const again = page.getByRole("dialog").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(data);
  await again.click();
  const overlay = overlayOf(page, "Milling");
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "milling" }).length);
});

test("who can't load the glossary sees all tools, without their explanations", async ({ page, noise }) => {
  noise.expect(broken, why);
  await page.route(/\/data\/glossary\./, (route) => route.abort());
  await openAtOnce(page);
  await tileLink(page, "PCD").click();
  const overlay = overlayOf(page, "PCD");
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "pcd" }).length);
  await overlay
    .getByLabel(/^Details of/)
    .first()
    .click();
  await overlay
    .getByText(/^All \d+ specifications$/)
    .first()
    .click();
  await expect(overlay.locator("dt").first()).toBeVisible();
  await expect(overlay.locator("[id^=explain-]")).toHaveCount(0);
});

test("an overlay whose code comes late tries anew what failed before, and shows no failure", async ({
  page,
  noise,
}) => {
  noise.expect(broken, why);
  await breakConnection(page);
  const release = await holdBack(page, /\/overlay\.[^/]+\.js$/);
  await openAtOnce(page);
  // Both the approaching pointer and the focus of the press request the data.
  for (const near of [() => tileLink(page, "Milling").hover(), () => tileLink(page, "Milling").click()]) {
    const failed = page.waitForEvent("console", (message) => loadFailed.test(message.text()));
    await near();
    await failed;
  }
  await page.unroute(data);
  const failures = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const alert = document.querySelector("dialog [role=alert]");
      if (alert) seen.push(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  release();
  await expect(overlayOf(page, "Milling").getByRole("tablist")).toBeVisible();
  expect(await failures.jsonValue()).toEqual([]);
});

test("after Try again the keyboard is still in the overlay", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const again = page.getByRole("dialog").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(data);
  await again.press("Enter");
  await expect(overlayOf(page, "Milling").getByRole("tablist")).toBeVisible();
  await expect(page.locator("dialog :focus")).toHaveCount(1);
});

test("an overlay without products can be closed like any other", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("alert")).toBeVisible();
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  await expect(tileLink(page, "Milling")).toBeFocused();
});

test("while products are under way the overlay says so, then shows them", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("status")).toContainText("Loading the products");
  release();
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "milling" }).length);
});

test("when slow products arrive, the overlay's title is in focus", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  await expect(page.getByRole("dialog").getByText("Loading the products")).toBeVisible();
  release();
  const overlay = overlayOf(page, "Milling");
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeFocused();
});

test("who closes the overlay while it loads is back on the page for good", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page);
  await tileLink(page, "Milling").click();
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const arrived = page.waitForEvent("requestfinished", (request) => /\/data\/milling/.test(request.url()));
  release();
  await arrived;
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a shared link works by its HTML alone while its data can't be loaded", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page, "/products/milling");
  const overlay = overlayOf(page, "Milling");
  await tab(overlay, "Indexable").click();
  await expect(page).toHaveURL(/\/products\/milling\/indexable$/);
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "true");
});

test("a shared link works by its HTML while another attempt for its data is under way", async ({
  page,
  noise,
}) => {
  noise.expect(broken, why);
  const releaseCode = await holdBack(page, /\/assets\/overlay\.[^/]+\.js$/);
  await breakConnection(page);
  const failed = page.waitForEvent("console", { predicate: (message) => broken.test(message.text()) });
  await openAtOnce(page, "/products/milling");
  await failed;
  await page.unroute(data);
  const release = await holdBack(page);
  const overlay = overlayOf(page, "Milling");
  const request = page.waitForRequest(data);
  await tab(overlay, "Indexable").hover();
  await request;
  const code = page.waitForResponse(/\/assets\/overlay\.[^/]+\.js$/);
  releaseCode();
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await expect(tab(overlay, "Indexable")).toBeVisible();
  release();
});

test("a shared link becomes modal when its slow data arrives, even under a moving pointer", async ({
  page,
}) => {
  const release = await holdBack(page);
  await openAtOnce(page, "/products/milling");
  const overlay = overlayOf(page, "Milling");
  await tab(overlay, "Indexable").hover();
  release();
  await expect.poll(() => isModal(page)).toBe(true);
});

test("the rest of the list of all can be asked for again after a failure", async ({ page, noise }) => {
  noise.expect(broken, why);
  await breakConnection(page);
  await openAtOnce(page);
  const more = section(page).getByRole("button", { name: /^Show/ });
  await hydrated(more);
  await more.click();
  const again = section(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(data);
  await again.click();
  await expect.poll(() => sizesIn(section(page))).toBe(60);
});

test("a shared link opened while the server is busy is hydrated without a word", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page, "/products/pcd/composite");
  release();
  const overlay = await openShared(page, "/products/pcd/composite");
  await expect(overlay).toHaveAccessibleName("PCD");
});

test("a tool that is added before its list can answer is added once it can", async ({ page }) => {
  const release = await holdBack(page);
  await openAtOnce(page, "/products/milling/solid-carbide/endmill");
  const overlay = page.getByRole("dialog");
  const add = overlay.getByRole("button", { name: /^Add to quote/ }).first();
  await add.click();
  await expect(overlay.getByRole("button", { name: "Quote list 0 lines", exact: true })).toBeVisible();
  release();
  await expect(overlay.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
  await expect(overlay.getByRole("button", { name: /^In quote list: 1,/ })).toHaveCount(1);
});
