import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, options, searchFor } from "../testing/search.ts";
import { expect } from "../testing/test.ts";
import { shootDialog, shootPart, test } from "./shoot.ts";

test("the search: empty, with tools found, in the page", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "");
  await dialog(page).getByRole("button", { name: "CNMG 120408" }).waitFor();
  await shootDialog(dialog(page), "search-empty");
  await searchFor(page, "m8");
  await expect(options(page).first()).toContainText("M8 × 1.25");
  await page.keyboard.press("ArrowDown");
  await shootDialog(dialog(page), "search-results");
  await page.keyboard.press("Escape");
  await shootPart(page.locator('[data-island="found"] > *'), "search-found-in-page");
});

test("the search: nothing found", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "ss304 m8 zzz");
  await dialog(page).getByRole("list", { name: "What was understood" }).waitFor();
  await shootDialog(dialog(page), "search-no-hit");
});
