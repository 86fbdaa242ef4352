import type { Locator, Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { sizesIn } from "../testing/overlay.ts";
import { dialog, field, foundList, pressSearch, options } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

function section(page: Page): Locator {
  return page.getByRole("region", { name: copy.products.title, exact: true });
}

function searchField(page: Page): Locator {
  return section(page).getByRole("button", { name: "Search code, size, thread, material" });
}

function materials(page: Page): Locator {
  return section(page).getByRole("list", { name: "Workpiece materials" });
}

test("over the categories I press the search, or just type: it is the one search, with what I typed", async ({
  page,
}) => {
  await openAtOnce(page, "/#products");
  await searchField(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type("m8");
  await expect(field(page)).toHaveValue("m8");
  await expect(options(page).first()).toContainText("M8 × 1.25");
  await expect(page.getByRole("combobox", { name: "Search code" })).toHaveCount(1);
});

test("each search to try finds something, has an address, and Back leads to where I was", async ({
  page,
}) => {
  await openAtOnce(page, "/#products");
  const examples = section(page).getByRole("list", { name: "Try" }).getByRole("link");
  await expect(examples).toHaveText(copy.products.examples);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  for (const [number, example] of copy.products.examples.entries()) {
    await examples.nth(number).click();
    const heading = page.getByRole("heading", { name: new RegExp(`^\\d+ tools? found for “${example}”$`) });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(foundList(page).getByRole("rowheader")).not.toHaveCount(0);
    await expect(page).toHaveURL((await examples.nth(number).getAttribute("href")) ?? "");
    await page.goBack();
    await expect(heading).toHaveCount(0);
    await expect(page).toHaveURL("/#products");
  }
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
});

test("a workpiece material shows the tools for it, and leads to the filtered list of each category", async ({
  page,
}) => {
  await openAtOnce(page, "/#products");
  await expect(materials(page).getByRole("link")).toHaveText([
    /^P Steel/,
    /^M Stainless/,
    /^K Cast iron/,
    /^N Aluminium/,
    /^S Heat-resistant/,
    /^H Hardened/,
  ]);
  await materials(page).getByRole("link", { name: "H Hardened" }).click();
  await expect(page).toHaveURL("/?material=h#products");
  const heading = page.getByRole("heading", { name: /^\d+ tools found for H – hardened steel$/ });
  await expect(heading).toBeFocused();
  await expect(page.locator("[data-all-products]")).toBeHidden();
  await expect(materials(page).getByRole("link", { name: "H Hardened" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const total = Number.parseInt(await heading.innerText(), 10);
  await expect.poll(() => sizesIn(foundList(page))).toBe(total);
  const categories = section(page).getByRole("navigation", { name: "Found by category" }).getByRole("link");
  const counts = (await categories.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  await categories.filter({ hasText: "Milling" }).click();
  await expect(page).toHaveURL("/products/milling?material=h");
  const overlay = page.getByRole("dialog", { name: "Milling" });
  await expect(overlay.getByRole("checkbox", { name: /^H – hardened steel/ })).toBeChecked();
  await expect(overlay.getByRole("button", { name: /Workpiece material: H – hardened steel/ })).toBeVisible();
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(page).toHaveURL("/?material=h#products");
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(page.locator("[data-all-products]")).toBeVisible();
});

test("a link with a material opens the same list, and a search takes its place", async ({ page }) => {
  await openAtOnce(page, "/?material=s#products");
  await expect(
    page.getByRole("heading", { name: /^\d+ tools found for S – heat-resistant alloys$/ }),
  ).toBeInViewport();
  await pressSearch(page);
  await field(page).fill("m8");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/?q=m8#products");
  await expect(page.getByRole("heading", { name: /^\d+ tools found for “m8”$/ })).toBeVisible();
});

const screens = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1100, 800],
  [1180, 800],
  [1280, 800],
  [1920, 1080],
] as const;

test("on every screen it fits into the room that was kept for it", async ({ page }) => {
  const { promise: measured, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/rest.*.js", async (route) => {
    await measured;
    await route.continue();
  });
  await openAtOnce(page, "/#products");
  await page.evaluate(() => document.fonts.ready);
  const room = page.locator('[data-island="finder"]').locator("..");
  const heights = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      found.push(await room.evaluate((box) => box.getBoundingClientRect().height));
      expect(await room.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0);
    }
    return found;
  };
  const before = await heights();
  expect(Math.min(...before)).toBeGreaterThan(100);
  letCome();
  await expect(searchField(page)).toBeVisible();
  expect(await heights()).toEqual(before);
});

test("on paper there is nothing to type into", async ({ page }) => {
  await openAtOnce(page, "/#products");
  await expect(searchField(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(searchField(page)).toBeHidden();
  await expect(materials(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no empty room stands where the search would be", async ({ page }) => {
    await page.goto("/#products");
    await expect(page.locator('[data-island="finder"]').locator("..")).toBeHidden();
  });
});
