import type { Locator, Page } from "@playwright/test";
import { openAtOnce } from "./open-at-once.ts";
import { expect } from "./test.ts";

/** Opens a link into the catalogue, as from a message, and waits until the overlay is hydrated. */
export async function openShared(page: Page, address: string): Promise<Locator> {
  await openAtOnce(page, address);
  await expect.poll(() => isModal(page)).toBe(true);
  return page.getByRole("dialog");
}

/** Whether a modal dialog is open. */
export async function isModal(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("dialog:modal") !== null);
}

/** The page's product section. */
export function section(page: Page): Locator {
  return page.getByRole("region", { name: "Products", exact: true });
}

/** The card of a category. */
export function tile(page: Page, label: string): Locator {
  const heading = page.getByRole("heading", { level: 3, name: label, exact: true });
  return section(page).getByRole("listitem").filter({ has: heading });
}

/** The link of a category's card. */
export function tileLink(page: Page, label: string): Locator {
  return tile(page, label).getByRole("link", { name: label, exact: true });
}

/** The open overlay of a category. */
export function overlayOf(page: Page, label: string): Locator {
  return page.getByRole("dialog", { name: label, exact: true });
}

/** Opens a category by its card and returns its overlay. */
export async function openCategory(page: Page, label: string): Promise<Locator> {
  await tileLink(page, label).click();
  const overlay = overlayOf(page, label);
  await expect(overlay.getByRole("tablist")).toBeVisible();
  return overlay;
}

/** A subcategory's tab, with any count. */
export function tab(overlay: Locator, label: string): Locator {
  return overlay.getByRole("tab", { name: new RegExp(`^${label} \\d`) });
}

/** An item's button, with any count. */
export function itemButton(overlay: Locator, label: string): Locator {
  return overlay.getByRole("button", { name: new RegExp(`^${label} \\d`) });
}

/** The buttons of the chosen subcategory's items. */
export function itemButtons(overlay: Locator): Locator {
  return overlay.getByRole("group", { name: /: items$/ }).getByRole("button");
}

/** How many tools the bands of a list hold, by what stands in their heads. */
export async function sizesIn(overlay: Locator): Promise<number> {
  const heads = await overlay.getByText(/^(\d+ of )?\d+ sizes? (from stock|on request)/).allTextContents();
  return heads.reduce((sum, text) => sum + Number(/(\d+) size/.exec(text)?.[1]), 0);
}

/** The names of the products that the overlay shows as cards, in order. */
export function shownNames(overlay: Locator): Locator {
  // Not by their role, which the browser works out for hundreds of elements, a quarter of a second each time.
  return overlay.getByRole("tabpanel").locator("li[id] h3");
}

/** The card of a product in the overlay. */
export function card(overlay: Locator, name: string): Locator {
  const heading = overlay.page().getByRole("heading", { level: 3, name, exact: true });
  return overlay.getByRole("listitem").filter({ has: heading });
}

/** The overlay's live region with the list's count. */
export function count(overlay: Locator): Locator {
  return overlay.getByRole("status").filter({ hasText: /^(\d+ of )?\d+ products?$/ });
}

/** Path and anchor of the address, read in the page: Playwright learns of a history step a moment later. */
export async function addressIn(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.hash);
}

/** Query of the address, with its question mark, read as {@link addressIn} does. */
export async function queryIn(page: Page): Promise<string> {
  return page.evaluate(() => location.search);
}

/** Scrolls a category's card to the middle of the window, so that a click scrolls nothing. Returns the scroll. */
export async function centreTile(page: Page, label: string): Promise<number> {
  await tileLink(page, label).evaluate((link) => {
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return topOfTile(page, label);
}

/** Distance of a tile's link from the window's top, in whole pixels: the visible scroll position. */
export async function topOfTile(page: Page, label: string): Promise<number> {
  return tileLink(page, label).evaluate((link) => Math.round(link.getBoundingClientRect().top));
}

/** Scroll position of the page behind, in whole pixels. */
export async function scrollOfPage(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scroll position of the overlay, in whole pixels. */
export async function scrollOf(overlay: Locator): Promise<number> {
  return overlay.evaluate((dialog) => Math.round(dialog.scrollTop));
}
