import type { Locator, Page } from "@playwright/test";
import { count, openCategory, openShared, queryIn, sizesIn } from "../testing/overlay.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

const solidCarbide = "/products/milling/solid-carbide";

function filters(page: Page): Locator {
  return page.getByRole("region", { name: "Filters" });
}

/** A value of a facet, with any count. */
function value(within: Locator, facet: string, label: string): Locator {
  return within
    .getByRole("group", { name: facet, exact: true })
    .getByRole("checkbox", { name: new RegExp(`^${label}`) });
}

/** The count shown beside a value. */
async function countBeside(option: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await option.locator("xpath=..").innerText()).trim())?.[1]);
}

test("a filter leaves as many tools as stood beside it, and the link keeps it", async ({ page }) => {
  const overlay = await openShared(page, solidCarbide);
  const tialn = value(filters(page), "Coating", "TiAlN");
  const promised = await countBeside(tialn);
  await tialn.check();
  await expect.poll(() => sizesIn(overlay)).toBe(promised);
  await expect(count(overlay)).toHaveText(new RegExp(`^${promised} of \\d+ products$`));
  expect(await queryIn(page)).toBe("?coating=tialn");
  await page.goBack();
  await expect(tialn).not.toBeChecked();
  await page.goForward();
  await expect(tialn).toBeChecked();
});

test("two values of one facet show the tools of both; a second facet narrows them", async ({ page }) => {
  const overlay = await openShared(page, solidCarbide);
  const six = value(filters(page), "Diameter", "6 mm");
  const ten = value(filters(page), "Diameter", "10 mm");
  const both = (await countBeside(six)) + (await countBeside(ten));
  await six.check();
  await ten.check();
  await expect.poll(() => sizesIn(overlay)).toBe(both);
  const hard = value(filters(page), "Workpiece material", "H");
  const promised = await countBeside(hard);
  expect(promised).toBeLessThan(both);
  await hard.check();
  await expect.poll(() => sizesIn(overlay)).toBe(promised);
});

test("a value that would show nothing stays in sight and can't be chosen", async ({ page }) => {
  await openShared(page, `${solidCarbide}?coating=tialn`);
  const hard = value(filters(page), "Workpiece material", "H");
  await expect(hard).toBeVisible();
  await expect(hard).toBeDisabled();
  expect(await countBeside(hard)).toBe(0);
});

test("active filters are taken away one by one, or all at once", async ({ page }) => {
  const overlay = await openShared(page, `${solidCarbide}?diameter=6,10&coating=tialn`);
  const chips = overlay.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("button")).toHaveText([
    /Diameter: 6 mm/,
    /Diameter: 10 mm/,
    /Coating: TiAlN/,
    "Clear all",
  ]);
  await chips.getByRole("button", { name: "Remove Diameter: 6 mm" }).click();
  expect(await queryIn(page)).toBe("?diameter=10&coating=tialn");
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(chips).toBeHidden();
  expect(await queryIn(page)).toBe("");
});

test("a filter that the list doesn't know is left out, without a word lost", async ({ page }) => {
  const overlay = await openShared(page, `${solidCarbide}?coating=unobtainium&colour=red`);
  await expect(count(overlay)).toHaveText(/^\d+ products$/);
  await expect(overlay.getByRole("list", { name: "Active filters" })).toBeHidden();
});

test("a list of fewer than four tools has no filters", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/threading-mill");
  await expect(overlay.getByRole("tablist")).toBeVisible();
  await expect(filters(page)).toBeHidden();
});

test("the question mark beside a filter says what it means, by keyboard too", async ({ page }) => {
  await openShared(page, solidCarbide);
  const mark = filters(page).getByRole("button", { name: "What is Flutes / teeth?" });
  await mark.press("Enter");
  const text = filters(page).getByText(/cutting edges work around the tool/);
  await expect(text).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
  await expect(mark).toBeFocused();
  // Only the explanation has closed, not the overlay.
  await expect(page.getByRole("dialog", { name: "Milling" })).toBeVisible();
});

test("choosing a group keeps the filters, choosing a category drops them", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await value(filters(page), "Workpiece material", "K").check();
  await overlay.getByRole("tab", { name: /^Indexable/ }).click();
  await expect(value(filters(page), "Workpiece material", "K")).toBeChecked();
  expect(await queryIn(page)).toBe("?material=k");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await openCategory(page, "Drilling");
  expect(await queryIn(page)).toBe("");
});

test("filters and a search that leave nothing say so, with the ways on", async ({ page }) => {
  const overlay = await openShared(page, `${solidCarbide}?q=CNMG+120408&coating=tialn`);
  await expect(overlay.getByRole("heading", { name: /^Nothing in Milling/ })).toBeVisible();
  await expect(overlay.getByRole("link", { name: "Search all categories" })).toBeVisible();
  await overlay.getByRole("button", { name: "Clear the filters" }).click();
  await expect(overlay.getByRole("button", { name: "Clear the filters" })).toBeHidden();
  await overlay.getByRole("button", { name: "Remove “CNMG 120408”" }).click();
  await expect(count(overlay)).toHaveText(/^\d+ products$/);
});

test("on a phone the filters open over the list and show how many tools they leave", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openShared(page, solidCarbide);
  await overlay.getByRole("button", { name: "Filters" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  const tialn = value(dialog, "Coating", "TiAlN");
  const promised = await countBeside(tialn);
  await tialn.check();
  await dialog.getByRole("button", { name: `Show ${promised} products` }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sizesIn(overlay)).toBe(promised);
  await expect(overlay.getByRole("button", { name: "Filters: 1" })).toBeFocused();
});

test("under the filters on a phone the list isn't drawn anew with each tick, and stands there afterwards", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openShared(page, solidCarbide);
  const list = overlay.locator("section[aria-labelledby]").first().locator("xpath=../..");
  await overlay.getByRole("button", { name: "Filters" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(list).toHaveCSS("content-visibility", "hidden");
  await value(dialog, "Coating", "TiAlN").check();
  await expect(list).toHaveCSS("content-visibility", "hidden");
  await dialog.getByRole("button", { name: /^Show/ }).click();
  await expect(list).toHaveCSS("content-visibility", "visible");
  await expect(overlay.getByRole("region", { name: /end mill/ }).first()).toBeVisible();
});

test("Escape in a phone's filters closes only the filters", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overlay = await openShared(page, solidCarbide);
  const opener = overlay.getByRole("button", { name: "Filters" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(overlay).toBeVisible();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
});

test("on a tablet that is turned and turned back the Filters button still opens them", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openShared(page, solidCarbide);
  const button = page.getByRole("button", { name: "Filters", exact: true });
  const opened = page.getByRole("dialog", { name: "Filters" });
  await button.click();
  await expect(opened).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(filters(page)).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(opened).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await button.click();
  await expect(opened).toBeVisible();
});

test("what was chosen stays in sight while the list scrolls, and is taken back from there", async ({
  page,
}) => {
  const overlay = await openShared(page, `/products/milling?coating=tialn`);
  const chosen = overlay.getByRole("list", { name: "Active filters" });
  const last = overlay.getByRole("heading", { name: /^Not listed/ });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await last.scrollIntoViewIfNeeded();
    await expect(chosen.getByRole("button", { name: /TiAlN/ })).toBeInViewport({ ratio: 1 });
  }
  await chosen.getByRole("button", { name: /TiAlN/ }).click();
  await expect(chosen).toHaveCount(0);
});
