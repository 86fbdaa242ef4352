import type { Locator, Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

function promo(page: Page): Locator {
  return page.getByRole("region", { name: copy.catalogue.title });
}

test("the catalogue is presented as the 2025 edition", async ({ page }) => {
  await openAtOnce(page);
  await expect(promo(page).getByRole("heading")).toHaveText(copy.catalogue.title);
  await expect(promo(page).getByText("2025 edition", { exact: true })).toBeVisible();
  await expect(promo(page).getByText(copy.catalogue.description)).toBeVisible();
});

test("the catalogue's size, pages, format and language are told", async ({ page }) => {
  await openAtOnce(page);
  await expect(promo(page).getByRole("term")).toHaveText(["Size", "Pages", "Format", "Language"]);
  await expect(promo(page).getByRole("definition")).toHaveText([
    "15.2 MB",
    "250+",
    "Interactive PDF",
    "English",
  ]);
});

test("while there is no file the catalogue is asked for by the contact form", async ({ page }) => {
  await openAtOnce(page);
  await promo(page).getByRole("link", { name: "Request the catalogue" }).click();
  const form = page.getByRole("form", { name: "Contact form" });
  await expect(form.getByLabel("Message")).toHaveValue(copy.catalogue.request);
  await expect(form.getByLabel("Subject")).toHaveValue("Product inquiry");
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Name")).toBeInViewport();
});

test("asking for the catalogue leaves a message alone that the visitor wrote", async ({ page }) => {
  await openAtOnce(page);
  const message = page.getByRole("form", { name: "Contact form" }).getByLabel("Message");
  await message.fill("Two boxes of CNMG 120408, please.");
  await promo(page).getByRole("link", { name: "Request the catalogue" }).click();
  await expect(page.getByRole("form", { name: "Contact form" }).getByLabel("Name")).toBeFocused();
  await expect(message).toHaveValue("Two boxes of CNMG 120408, please.");
});

test("no catalogue is offered that isn't there", async ({ page }) => {
  await openAtOnce(page);
  expect(copy.catalogue.file).toBeUndefined();
  await expect(page.locator("a[download]")).toHaveCount(0);
  await expect(promo(page).getByRole("link")).toHaveCount(1);
});
