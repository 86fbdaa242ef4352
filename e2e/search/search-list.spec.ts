import type { Locator, Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn, openShared, sizesIn } from "../testing/overlay.ts";
import { dialog, field, foundList, pressSearch, options, searchFor } from "../testing/search.ts";
import { panel } from "../testing/quote-list.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { expect, test } from "../testing/same-window.ts";

/** The list starts with 60 tools and grows by a button; these searches need one press. */
async function showAllFound(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^Show \d+ more of \d+ tools$/ });
  // By keyboard: rows above get their heights when they come near, so the button may move under a pointer.
  await more.press("Enter");
  await expect(more).toHaveCount(0);
}

test("a link with a query shows the same list as the search that made it, until it is cleared", async ({
  page,
  browser,
  server,
}) => {
  await openAtOnce(page);
  await searchFor(page, "carbide");
  await expect(options(page).last()).toHaveText(/^Show all \d+$/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: /^\d+ tools found for “carbide”$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator("[data-all-products]")).toBeHidden();
  const total = Number.parseInt(await heading.innerText(), 10);
  expect(total).toBeGreaterThan(60);
  await showAllFound(page);
  await expect.poll(() => sizesIn(foundList(page))).toBe(total);
  const bands = foundList(page).getByRole("region");
  const names = await bands.allTextContents();

  const context = await browser.newContext({ baseURL: server.origin });
  const other = await context.newPage();
  await openAtOnce(other, await page.evaluate(() => location.href));
  await expect(other.getByRole("heading", { name: /tools found for “carbide”$/ })).toBeInViewport();
  await showAllFound(other);
  await expect(foundList(other).getByRole("region")).toHaveText(names);
  await other.getByRole("button", { name: "Clear search" }).click();
  await expect(other.locator("[data-all-products]")).toBeVisible();
  await expect(other).toHaveURL("/#products");
  await context.close();
});

test("tools found are added with the quantity that was written, sorted and compared where they stand", async ({
  page,
}) => {
  await openAtOnce(page, "/?q=50%20pcs%20end%20mill%2010#products");
  const found = foundList(page);
  const rows = found.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows.first()).toBeVisible();
  await rows
    .first()
    .getByRole("button", { name: /^Add to quote/ })
    .click();
  await expect(rows.first().getByRole("button", { name: /^In quote list: 50/ })).toBeVisible();

  await found.getByLabel("Sort by").selectOption({ label: "Depth of cut, largest first" });
  const depths = async (): Promise<number[]> =>
    (await found.getByRole("region").allInnerTexts()).map((text) => Number(/^10\s+(\d+)/m.exec(text)?.[1]));
  await expect
    .poll(async () => (await depths()).join())
    .toBe((await depths()).toSorted((one, other) => other - one).join());

  for (const at of [0, 1])
    await rows
      .nth(at)
      .getByRole("button", { name: /^Compare/ })
      .click();
  const tray = found.getByRole("region", { name: "Comparison", exact: true });
  await expectNoAxeFindings(page);
  await tray.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("dialog").getByRole("columnheader")).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/products\/milling\?compare=[\w-]+,[\w-]+#compare$/);
});

test("on a phone the tools to compare stand above the page's own bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtOnce(page, "/?q=end%20mill%2010#products");
  const found = foundList(page);
  const band = (at: number): Locator => found.getByRole("region").nth(at);
  await band(0)
    .getByRole("button", { name: /^Compare/ })
    .click();
  await band(1)
    .getByRole("list", { name: /^Sizes of/ })
    .getByRole("button")
    .click();
  await band(1)
    .getByRole("button", { name: /^Compare/ })
    .click();
  const tray = found.getByRole("region", { name: "Comparison", exact: true });
  const compare = tray.getByRole("link", { name: "Compare" });
  const own = await tray.boundingBox();
  const button = await compare.boundingBox();
  const bar = await page.getByRole("complementary", { name: "Quick contact" }).boundingBox();
  if (!own || !button || !bar) throw new Error("A bar is not drawn.");
  expect(own.y + own.height).toBeLessThanOrEqual(bar.y + 1);
  expect(button.x + button.width).toBeLessThanOrEqual(own.x + own.width);
  await compare.click();
  await expect(page).toHaveURL(/#compare$/);
});

test("while a search is shown, a link to a section leads there as often as it is pressed", async ({
  page,
}) => {
  await openAtOnce(page, "/?q=m8#products");
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  for (let press = 0; press < 2; press += 1) {
    await about.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("the page's own links keep the search, and Back from a tool finds it again", async ({ page }) => {
  await openAtOnce(page, "/?q=m8#products");
  const first = foundList(page).getByRole("rowheader").getByRole("link", { name: /M8/ }).first();
  await expect(first).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/?q=m8#about");
  await first.click();
  await expect(page.getByRole("dialog", { name: /^Machine tap M8/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?q=m8#about");
  await expect(first).toBeVisible();
  await page
    .getByRole("button", { name: /^Add to quote ?, Machine tap M8/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Quote list 1 line", exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^All/ }).click();
  await expect(page.locator("[data-all-products]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same-document", "");
});

test("over a category the search goes on in its address, and offers its list and the whole one", async ({
  page,
}) => {
  await openShared(page, "/products/milling/solid-carbide/endmill");
  await page.getByRole("dialog", { name: "Milling" }).getByRole("button", { name: "Search code" }).click();
  await field(page).fill("carbide");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/products/milling/solid-carbide/endmill?q=carbide");
  await pressSearch(page);
  await options(page)
    .filter({ hasText: /^Show \d+ tools in Milling$/ })
    .click();
  await expect(page).toHaveURL("/products/milling?q=carbide");
  await expect(page.getByRole("dialog", { name: "Milling" })).toBeVisible();
  await pressSearch(page);
  await options(page)
    .filter({ hasText: /^Show all \d+$/ })
    .click();
  await expect(page).toHaveURL("/?q=carbide#products");
  await expect(page.getByRole("heading", { name: /tools found for “carbide”$/ })).toBeInViewport();
});

test("Back closes the search and brings the address of before, without what was being typed", async ({
  page,
}) => {
  await openAtOnce(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/#contact");
  await searchFor(page, "m8");
  await expect(options(page).first()).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("who leaves the search for the contact form stays there", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "someone to regrind my drills");
  await dialog(page).getByRole("link", { name: "Write to us" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#contact$/);
});

test("who sends the quote list from the search sees the form, not the search over it", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "cnmg120408 x 30");
  const button = dialog(page)
    .getByRole("button", { name: /^(Add 30 to quote|In quote list)/ })
    .first();
  await button.click();
  await expect(button).toHaveText(/^In quote list: 30/);
  await button.click();
  await panel(page).getByRole("link", { name: "Send with the contact form" }).click();
  await expect(page.getByRole("form", { name: "Contact form" })).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test("a tool's sheet starts with as many as the search said, also after a reload", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "cnmg120408 x 50");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  const quantity = page.locator("[data-sheet]").getByRole("button", { name: /^50, change the quantity/ });
  await expect(quantity).toBeVisible();
  await page.reload();
  await expect(quantity).toBeVisible();
});

test("a sheet from a category's own search starts with as many as it said", async ({ page }) => {
  const overlay = await openShared(page, "/products/turning?q=50+pcs+cnmg120408");
  await expect(overlay.getByRole("link", { name: /WNMG/ })).toHaveCount(0);
  await overlay
    .getByRole("link", { name: /CNMG 120408/ })
    .first()
    .click();
  await expect(page.locator("[data-sheet]").getByRole("button", { name: /^50, change/ })).toBeVisible();
});

test("Enter opens the first tool; of tools that only come near it shows the list, which says so and lets ask for the other", async ({
  page,
}) => {
  const mayAsk = async (place: Locator): Promise<void> => {
    await expect(place.getByText("TNGA 160404: not listed. Same seat:", { exact: true })).toBeVisible();
    const ways = place.getByRole("group", { name: "Ask us" });
    await ways.getByText(/^We supply more than we list/).press("Enter");
    await expect(ways.getByRole("link")).toHaveText([/^ ?Call/, /^ ?Chat/, "Write to us"]);
    await expect(ways.getByRole("button")).toHaveText(["Add “TNGA 160404” to the quote list"]);
  };
  await openAtOnce(page);
  await searchFor(page, "TNGA 160404");
  await mayAsk(dialog(page));
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { name: /^The nearest tools for/ })).toBeFocused();
  const found = page.locator('[data-island="found"]');
  await mayAsk(found);
  await openAtOnce(page, "/products/turning?q=TNGA%20160404");
  const overlay = page.getByRole("dialog", { name: "Turning" });
  await mayAsk(overlay);
  await overlay.getByRole("button", { name: /^Add “TNGA/ }).click();
  await expect(overlay.getByText("“TNGA 160404” is in the quote list.")).toBeVisible();
  await searchFor(page, "drill 8.5");
  await expect(options(page).first()).toContainText("Ø8.5");
  const address = (await options(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect.poll(() => addressIn(page)).toContain(`#${/[^/#]+$/.exec(address)?.[0]}`);
});
