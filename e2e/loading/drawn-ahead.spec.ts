import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn, openCategory, overlayOf, queryIn, sizesIn, tileLink } from "../testing/overlay.ts";
import { productsIn } from "../testing/catalogue.ts";
import { expect, test } from "../testing/test.ts";

/** The heading of a category that is drawn but not shown. */
async function drawnAhead(page: Page, label: string): Promise<void> {
  const heading = page.locator("[data-overlay]:not([open]) h2", { hasText: label });
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
}

test("a category that is pointed at is drawn for the press, and nothing is seen of it before", async ({
  page,
}) => {
  await openAtOnce(page);
  const title = await page.title();
  await tileLink(page, "Milling").hover();
  await drawnAhead(page, "Milling");
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await addressIn(page)).toBe("/");
  expect(await page.title()).toBe(title);
  await tileLink(page, "Milling").click();
  await expect
    .poll(() => sizesIn(overlayOf(page, "Milling")))
    .toBe(productsIn({ category: "milling" }).length);
});

test("who points at one category and opens another by keyboard gets the other", async ({ page }) => {
  await openAtOnce(page);
  await tileLink(page, "Milling").hover();
  await drawnAhead(page, "Milling");
  await tileLink(page, "Drilling").press("Enter");
  const overlay = overlayOf(page, "Drilling");
  await expect.poll(() => sizesIn(overlay)).toBe(productsIn({ category: "drilling" }).length);
  await expect(overlay.getByRole("heading", { level: 2, name: "Drilling" })).toBeFocused();
});

test("who reads tables finds the next category as a table too, and its address only once it is opened", async ({
  page,
}) => {
  await openAtOnce(page);
  const milling = await openCategory(page, "Milling");
  await milling.getByRole("button", { name: "Table" }).click();
  await expect.poll(() => queryIn(page)).toBe("?view=table");
  await page.keyboard.press("Escape");
  await expect(milling).toBeHidden();
  await tileLink(page, "Drilling").hover();
  await drawnAhead(page, "Drilling");
  expect(await addressIn(page)).toBe("/");
  await tileLink(page, "Drilling").click();
  await expect(overlayOf(page, "Drilling").getByRole("table").first()).toBeVisible();
  expect(await queryIn(page)).toBe("?view=table");
});
