import type { Locator, Page } from "@playwright/test";
import { tree as categories } from "../testing/catalogue.ts";
import { company } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

function footer(page: Page): Locator {
  return page.getByRole("contentinfo");
}

/** Scroll position, address and history length. A link without destination changes none of them. */
function placeOf(page: Page): Promise<{ scroll: number; address: string; entries: number }> {
  return page.evaluate(() => ({ scroll: scrollY, address: location.href, entries: history.length }));
}

test("Terms, Privacy and Compliances are named", async ({ page }) => {
  await openAtOnce(page);
  expect(company.legalPages.map(({ name }) => name)).toEqual(["Terms", "Privacy", "Compliances"]);
  for (const { name } of company.legalPages)
    await expect(footer(page).getByRole("link", { name, exact: true })).toBeVisible();
});

test("Terms, Privacy and Compliances are reached by the keyboard", async ({ page }) => {
  await openAtOnce(page);
  await footer(page).getByRole("link", { name: "Terms" }).focus();
  await page.keyboard.press("Tab");
  await expect(footer(page).getByRole("link", { name: "Privacy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(footer(page).getByRole("link", { name: "Compliances" })).toBeFocused();
});

test("a click on Terms goes nowhere and doesn't move the page", async ({ page }) => {
  await openAtOnce(page);
  const terms = footer(page).getByRole("link", { name: "Terms" });
  await terms.scrollIntoViewIfNeeded();
  const before = await placeOf(page);
  expect(before.scroll).toBeGreaterThan(1000);
  // With `force`: the link is marked as disabled, but people click it anyway.
  await terms.click({ force: true });
  await expect(terms).toBeFocused();
  expect(await placeOf(page)).toEqual(before);
});

test("Enter on Privacy goes nowhere and doesn't move the page", async ({ page }) => {
  await openAtOnce(page);
  const privacy = footer(page).getByRole("link", { name: "Privacy" });
  await privacy.scrollIntoViewIfNeeded();
  await privacy.focus();
  const before = await placeOf(page);
  await page.keyboard.press("Enter");
  expect(await placeOf(page)).toEqual(before);
  expect(page.context().pages()).toHaveLength(1);
});

test("the footer names all seven categories", async ({ page }) => {
  await openAtOnce(page);
  const links = footer(page).getByRole("navigation", { name: "Product categories" }).getByRole("link");
  const seven = categories.filter(({ id }) => id !== "all");
  expect(seven).toHaveLength(7);
  await expect(links).toHaveText(seven.map(({ label }) => label));
});

test("a category in the footer opens it", async ({ page }) => {
  await openAtOnce(page);
  await footer(page).getByRole("link", { name: "Milling" }).click();
  await expect(page).toHaveURL("/products/milling");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the footer's links lead back into the page", async ({ page }) => {
  await openAtOnce(page);
  await footer(page)
    .getByRole("navigation", { name: "Company" })
    .getByRole("link", { name: "Customers" })
    .click();
  await expect(page).toHaveURL("/#customers");
  await expect(page.getByRole("heading", { name: "Customers" })).toBeInViewport();
});

test("the footer calls and writes to the company", async ({ page }) => {
  await openAtOnce(page);
  await expect(footer(page).getByRole("link", { name: company.phone })).toHaveAttribute(
    "href",
    `tel:${company.phone.replaceAll(" ", "")}`,
  );
  await expect(footer(page).getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
});
