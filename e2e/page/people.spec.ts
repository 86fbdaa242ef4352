import type { Locator, Page } from "@playwright/test";
import { copy, customers, team } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

function customersSection(page: Page): Locator {
  return page.getByRole("region", { name: copy.customers.title });
}

function member(page: Page, name: string): Locator {
  return page
    .getByRole("region", { name: copy.team.title })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}

test("five automotive manufacturers are named as customers", async ({ page }) => {
  await openAtOnce(page);
  expect(customers).toHaveLength(5);
  await expect(customersSection(page).getByRole("heading", { level: 3 })).toHaveText(
    customers.map(({ name }) => name),
  );
  await expect(customersSection(page)).toContainText("Five automotive manufacturers");
});

test("each customer is described", async ({ page }) => {
  await openAtOnce(page);
  const entries = customersSection(page).getByRole("listitem");
  await expect(entries).toHaveCount(5);
  await expect(entries).toContainText(customers.map(({ description }) => description));
});

test("each customer's logo is there once the visitor comes to it", async ({ page }) => {
  await openAtOnce(page);
  const logos = customersSection(page).locator("img");
  await logos.last().scrollIntoViewIfNeeded();
  await expect(logos).toHaveCount(5);
  await expect
    .poll(() => logos.evaluateAll((images: HTMLImageElement[]) => images.map((img) => img.naturalWidth > 0)))
    .toEqual([true, true, true, true, true]);
});

test("each member of the team has a name and a position", async ({ page }) => {
  await openAtOnce(page);
  const entries = page.getByRole("region", { name: copy.team.title }).getByRole("listitem");
  await expect(entries).toHaveCount(team.length);
  await expect(entries).toContainText(team.map(({ name }) => name));
  await expect(entries).toContainText(team.map(({ position }) => position));
});

test("each member of the team can be called", async ({ page }) => {
  await openAtOnce(page);
  for (const { name, phone } of team) {
    const link = member(page, name).getByRole("link", { name: phone, exact: true });
    await expect(link).toHaveAttribute("href", `tel:${phone.replaceAll(" ", "")}`);
  }
});

test("each member of the team can be written to", async ({ page }) => {
  await openAtOnce(page);
  for (const { name, email } of team) {
    const link = member(page, name).getByRole("link", { name: email, exact: true });
    await expect(link).toHaveAttribute("href", `mailto:${email}`);
  }
});
