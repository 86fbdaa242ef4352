import { categories } from "../testing/catalogue.ts";
import { company } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import {
  addressIn,
  isModal,
  openCategory,
  openShared,
  overlayOf,
  topOfTile,
  centreTile,
  scrollOfPage,
  section,
  tab,
  tileLink,
} from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("a category's card opens its products over the page, without leaving it", async ({ page }) => {
  await openAtOnce(page);
  await page.evaluate(() => (document.body.dataset.samePage = "yes"));
  await openCategory(page, "Milling");
  expect(await addressIn(page)).toBe("/products/milling");
  await expect(page.locator("body")).toHaveAttribute("data-same-page", "yes");
});

test("the overlay covers the whole window", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  const window = page.viewportSize();
  await expect
    .poll(() => overlay.boundingBox())
    .toEqual({ x: 0, y: 0, width: window?.width, height: window?.height });
});

test("every card opens its own category, by its name", async ({ page }) => {
  await openAtOnce(page);
  for (const { id, label } of categories) {
    await tileLink(page, label).click();
    await expect(overlayOf(page, label).getByRole("heading", { level: 2, name: label })).toBeVisible();
    expect(await addressIn(page)).toBe(`/products/${id}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("a subcategory named on a card opens with that subcategory chosen", async ({ page }) => {
  await openAtOnce(page);
  await section(page).getByRole("link", { name: "Hardened Steel", exact: true }).click();
  await expect(tab(overlayOf(page, "PCBN"), "Hardened Steel")).toHaveAttribute("aria-selected", "true");
  expect(await addressIn(page)).toBe("/products/pcbn/hardened-steel");
});

test("the overlay's title takes the focus, so that it is said first", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await expect(overlay.getByRole("heading", { level: 2, name: "Milling" })).toBeFocused();
});

test("the keyboard stays in the overlay while it is open", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "PCD");
  const stops = await overlay.locator("a, button, summary").count();
  const outside: string[] = [];
  // One round and a few more: after the last stop comes the browser's toolbar.
  for (let press = 0; press < stops + 4; press++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog") ? "" : (focused?.outerHTML ?? "");
    });
    if (where) outside.push(where);
  }
  expect(outside).toEqual([]);
});

test("the page behind does not scroll while the overlay is open", async ({ page }) => {
  await openAtOnce(page);
  await centreTile(page, "PCD");
  const before = await scrollOfPage(page);
  const overlay = await openCategory(page, "PCD");
  await overlay.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe("hidden");
  expect(await scrollOfPage(page)).toBe(before);
});

test("Back to categories closes the overlay and returns to the card, where the page was", async ({
  page,
}) => {
  await openAtOnce(page);
  const before = await centreTile(page, "Drilling");
  const overlay = await openCategory(page, "Drilling");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  await expect(tileLink(page, "Drilling")).toBeFocused();
  await expect.poll(() => topOfTile(page, "Drilling")).toBe(before);
});

test("Escape closes the overlay and returns to the card, where the page was", async ({ page }) => {
  await openAtOnce(page);
  const before = await centreTile(page, "Drilling");
  const overlay = await openCategory(page, "Drilling");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(tileLink(page, "Drilling")).toBeFocused();
  await expect.poll(() => topOfTile(page, "Drilling")).toBe(before);
});

test("a closed overlay leaves the page's own address and title", async ({ page }) => {
  await openAtOnce(page);
  const title = await page.title();
  await openCategory(page, "Milling");
  await expect(page).toHaveTitle(`Milling | ${company.name}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(title);
  expect(await addressIn(page)).toBe("/");
});

test("a closed overlay lets the page scroll again", async ({ page }) => {
  await openAtOnce(page);
  await openCategory(page, "Milling");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const before = await scrollOfPage(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollOfPage(page)).toBeGreaterThan(before);
});

test("the overlay grows out of the card that was pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await expect(overlay).not.toHaveCSS("animation-name", "none");
});

test("who wants less movement gets the overlay at once", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await expect(overlay).toHaveCSS("animation-name", "none");
});

test("a click with the control key is the browser's: another tab, this page stays", async ({
  page,
  context,
}) => {
  await openAtOnce(page);
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    tileLink(page, "Milling").click({ modifiers: ["Control"] }),
  ]);
  await expect(other).toHaveURL(/\/products\/milling$/);
  expect(await addressIn(page)).toBe("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the overlay covers the header's chat, so it has a link to the chat itself", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  const chat = overlay.getByRole("link", { name: "Chat" });
  await expect(chat).toHaveAttribute("href", `https://wa.me/${company.chat.replaceAll(/\D/g, "")}`);
  await expect(chat).toHaveAttribute("target", "_blank");
});

test("a shared link opens its overlay as a modal dialog, with the title in focus", async ({ page }) => {
  const overlay = await openShared(page, "/products/threading/internal");
  await expect(overlay).toHaveAccessibleName("Threading");
  await expect(overlay.getByRole("heading", { level: 2, name: "Threading" })).toBeFocused();
});

test("a shared link's overlay waits below the loading screen until that has gone", async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto("/products/milling");
  await expect(page.locator('[data-island="overlay"]')).toHaveAttribute("data-hydrated", "");
  const loader = page.locator("[data-loader]");
  const isOnTop = await loader.evaluate((element) => element.contains(document.elementFromPoint(9, 9)));
  expect([isOnTop, await isModal(page)]).toEqual([true, false]);
  await browser.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(loader).toHaveCount(0);
  await expect.poll(() => isModal(page)).toBe(true);
});

test("from a shared link Back to categories leads to the page's products, not off the site", async ({
  page,
}) => {
  const overlay = await openShared(page, "/products/milling/indexable");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/#products");
  await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("from a shared link Back to categories is there at once: nothing scrolls away under the next press", async ({
  page,
}) => {
  const overlay = await openShared(page, "/products/milling/indexable");
  const back = overlay.getByRole("link", { name: "Back to categories" });
  // In one task: no frame is drawn between click and check.
  const top = await back.evaluate((link: HTMLElement) => {
    link.click();
    return document.getElementById("products")?.getBoundingClientRect().top;
  });
  expect(top).toBeLessThan(200);
  expect(top).toBeGreaterThan(-1);
});

test("from a shared link Escape leads to the page's products", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/indexable");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/#products");
});

test("after a shared link is closed, the page is there for keyboard and pointer", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/indexable");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  await openCategory(page, "Turning");
  expect(await addressIn(page)).toBe("/products/turning");
});
