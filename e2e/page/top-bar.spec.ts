import type { Locator, Page } from "@playwright/test";
import { company } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

/** Scrolls a little, to detect a jump to the top; the first link stays in view. */
async function leaveTop(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 12, behavior: "instant" }));
  await expect(link).toBeInViewport();
}

function placeOf(page: Page): Promise<{ scroll: number; address: string; entries: number }> {
  return page.evaluate(() => ({ scroll: scrollY, address: location.href, entries: history.length }));
}

function socialLink(page: Page, name: string): Locator {
  return page.getByRole("link", { name, exact: true });
}

test("the top bar says that the company is in Gurugram", async ({ page }) => {
  await openAtOnce(page);
  const city = page.getByText("Gurugram", { exact: true });
  await expect(city).toBeVisible();
  expect((await city.boundingBox())?.y).toBeLessThan(36);
});

test("the number in the top bar calls the company", async ({ page }) => {
  await openAtOnce(page);
  const link = page.getByRole("link", { name: `Call ${company.phone}` });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", `tel:${company.phone.replaceAll(" ", "")}`);
});

test("the address in the top bar writes to the company", async ({ page }) => {
  await openAtOnce(page);
  const link = page.getByRole("link", { name: `E-mail ${company.email}` });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", `mailto:${company.email}`);
});

test("three social links have names", async ({ page }) => {
  await openAtOnce(page);
  expect(company.social).toHaveLength(3);
  const list = page
    .getByRole("list")
    .filter({ has: socialLink(page, company.social[0]?.name ?? "") })
    .first();
  await expect(list.getByRole("link")).toHaveCount(3);
  for (const { name } of company.social) await expect(socialLink(page, name)).toBeVisible();
});

test("the social links are reached by the keyboard, one after the other", async ({ page }) => {
  await openAtOnce(page);
  await page.getByRole("link", { name: `E-mail ${company.email}` }).focus();
  for (const { name } of company.social) {
    await page.keyboard.press("Tab");
    await expect(socialLink(page, name)).toBeFocused();
  }
});

test("a click on a social link goes nowhere and doesn't move the page", async ({ page }) => {
  await openAtOnce(page);
  const link = socialLink(page, company.social[0]?.name ?? "");
  await leaveTop(page, link);
  const before = await placeOf(page);
  const box = await link.boundingBox();
  // By coordinates: Playwright's click would first scroll the whole link into view.
  await page.mouse.click((box?.x ?? 0) + 18, (box?.y ?? 0) + 24);
  await expect(link).toBeFocused();
  expect(await placeOf(page)).toEqual(before);
  expect(page.context().pages()).toHaveLength(1);
});

test("Enter on a social link goes nowhere and doesn't move the page", async ({ page }) => {
  await openAtOnce(page);
  const link = socialLink(page, company.social[1]?.name ?? "");
  await link.focus();
  await leaveTop(page, link);
  const before = await placeOf(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Enter");
  expect(await placeOf(page)).toEqual(before);
  expect(page.context().pages()).toHaveLength(1);
});

test("on a phone the top bar still calls and writes by a touch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  await expect(page.getByRole("link", { name: `Call ${company.phone}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `E-mail ${company.email}` })).toBeVisible();
});
