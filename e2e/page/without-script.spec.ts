import type { Locator, Page } from "@playwright/test";
import { layOutWhole } from "../testing/barriers/reflow.ts";
import { company, copy, customers, partners, team } from "../testing/content.ts";
import { openPlain } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

test.use({ javaScriptEnabled: false });

function products(page: Page): Locator {
  return page.getByRole("region", { name: copy.products.title, exact: true });
}

test("without script the page says everything that it says with it", async ({ page }) => {
  await page.goto("/");
  // The text of parts that the browser doesn't lay out until they are near would be missing.
  await layOutWhole(page);
  const text = await page.locator("body").innerText();
  const words = [
    company.city,
    company.phone,
    company.email,
    copy.hero.lead,
    ...copy.hero.stats.flatMap(({ value, label }) => [value, label]),
    copy.about.statement,
    ...customers.flatMap(({ name, description }) => [name, description]),
    ...team.flatMap(({ name, position, phone, email }) => [name, position, phone, email]),
    copy.products.help.title,
    copy.products.help.text,
    copy.catalogue.title,
    copy.catalogue.subtitle,
    copy.catalogue.description,
    copy.catalogue.size,
    copy.catalogue.pages,
    copy.catalogue.format,
    copy.catalogue.language,
    ...company.address.lines,
    company.workingHours,
    ...company.businessHours.flatMap(({ days, hours }) => [days, hours]),
    copy.footer.newsletterTitle,
    ...company.legalPages.map(({ name }) => name),
  ];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test("without script the partners are shown with their links", async ({ page }) => {
  await openPlain(page);
  const strip = page.getByRole("region", { name: copy.footer.partnersTitle });
  for (const { name, url } of partners)
    await expect(strip.getByRole("link", { name: `${name} (new tab)`, exact: true })).toHaveAttribute(
      "href",
      url,
    );
});

test("without script a phone's header names the sections: no menu stays open behind a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlain(page);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByText(copy.about.statement)).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("without script the header's words never stand on the paper, where nobody could read them", async ({
  page,
}) => {
  await openPlain(page);
  await page.getByRole("link", { name: "Contact Sales" }).click();
  await expect(page.getByRole("heading", { name: copy.contact.title, exact: true })).toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("without script the loading screen stands at the start of a visit, not before every page", async ({
  page,
}) => {
  // The final layout; the visible animation ends after 2.5 s.
  const loader = page.locator("[data-loader]");
  await page.goto("/");
  await expect(loader).toHaveCSS("display", "grid");
  await page.goto("/products/milling");
  await expect(loader).toHaveCSS("display", "none");
  await page.goto("/#products");
  await expect(loader).toHaveCSS("display", "none");
});

test("without script the header leads to the sections", async ({ page }) => {
  await openPlain(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { name: copy.contact.title, exact: true })).toBeInViewport();
  await expect(page.getByRole("form", { name: "Contact form" })).toBeVisible();
});

test("without script a category card leads to the category's products", async ({ page }) => {
  await openPlain(page);
  await products(page)
    .getByRole("heading", { name: "Milling", exact: true })
    .getByRole("link", { name: "Milling" })
    .click();
  await expect(page).toHaveURL("/products/milling");
  const overlay = page.getByRole("dialog");
  await expect(overlay.getByRole("heading", { name: "Milling", level: 2 })).toBeVisible();
  await expect(overlay.getByRole("tab")).not.toHaveCount(0);
});

test("without script Tab reaches each tab of a category, since no arrow key leads along them", async ({
  page,
}) => {
  await openPlain(page, "/products/turning");
  const tabs = page.getByRole("dialog").getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("Tab");
  await expect(tabs.nth(1)).toBeFocused();
});

test("without script the newsletter box offers to write instead of doing nothing", async ({ page }) => {
  await openPlain(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("form", { name: "Newsletter" })).toBeHidden();
  await expect(footer.getByRole("link", { name: company.email }).last()).toHaveAttribute(
    "href",
    `mailto:${company.email}?subject=Newsletter`,
  );
});

test("without script no button stands there that does nothing", async ({ page }) => {
  await openPlain(page);
  // The file field, which the browser also exposes as a button, works without script.
  const buttons = page.locator("button").filter({ visible: true });
  await expect(buttons).toHaveText(["Send message"]);
});

test("without script nothing runs over the side of a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlain(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});
