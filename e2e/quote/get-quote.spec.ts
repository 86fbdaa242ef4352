import type { Locator, Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { scrollBy } from "../testing/scroll-by.ts";
import { expect, test } from "../testing/same-window.ts";

function form(page: Page): Locator {
  return page.getByRole("form", { name: "Contact form" });
}

function getQuote(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: "Get Quote" });
}

test("Get Quote brings the visitor to the contact form, its subject chosen", async ({ page }) => {
  await openAtOnce(page);
  await scrollBy(page, () => getQuote(page).click());
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
  await expect(form(page).getByLabel("Subject")).toHaveValue("Product inquiry");
  await expect(page).toHaveURL("/#contact");
});

test("Get Quote puts the cursor into the first empty field", async ({ page }) => {
  await openAtOnce(page);
  await getQuote(page).click();
  await expect(form(page).getByLabel("Name")).toBeFocused();
});

test("Get Quote passes by the fields that are filled in already", async ({ page }) => {
  await openAtOnce(page);
  await form(page).getByLabel("Name").fill("A. Buyer");
  await form(page).getByLabel("Email").fill("buyer@shop.example");
  await getQuote(page).click();
  await expect(form(page).getByLabel("Message")).toBeFocused();
  await expect(form(page).getByLabel("Name")).toHaveValue("A. Buyer");
});

test("Get Quote leaves a subject alone that the visitor chose", async ({ page }) => {
  await openAtOnce(page);
  await form(page).getByLabel("Subject").selectOption("Technical support");
  await getQuote(page).click();
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await expect(form(page).getByLabel("Subject")).toHaveValue("Technical support");
});

test("Get Quote works from the keyboard", async ({ page }) => {
  await openAtOnce(page);
  await getQuote(page).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await expect(form(page).getByLabel("Subject")).toHaveValue("Product inquiry");
});

test("Explore Products scrolls to the products", async ({ page }) => {
  await openAtOnce(page);
  await scrollBy(page, () => page.getByRole("link", { name: "Explore Products" }).click());
  await expect(page.getByRole("heading", { name: "Products", level: 2 })).toBeInViewport();
  await expect(page).toHaveURL("/#products");
  await expect(page.locator("#products")).toBeFocused();
});

test("Contact Sales scrolls to the contact section", async ({ page }) => {
  await openAtOnce(page);
  await scrollBy(page, () => page.getByRole("link", { name: "Contact Sales" }).click());
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
  await expect(page).toHaveURL("/#contact");
  await expect(page.locator("#contact")).toBeFocused();
});
