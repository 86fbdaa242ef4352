import { openAtOnce } from "../testing/open-at-once.ts";
import { dialog, field, options, pressSearch, searchFor } from "../testing/search.ts";
import { expect } from "../testing/test.ts";
import { shootDialog, shootPart, test } from "./shoot.ts";

test("the search: empty, with tools found, in the page", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "");
  await dialog(page).getByRole("button", { name: "CNMG 120408" }).waitFor();
  await shootDialog(dialog(page), "search-empty");
  await field(page).fill("m8");
  await expect(options(page).first()).toContainText("M8 × 1.25");
  await page.keyboard.press("ArrowDown");
  await shootDialog(dialog(page), "search-results");
  await page.keyboard.press("Escape");
  await shootPart(page.locator('[data-island="found"] > div'), "search-found-in-page");
});

test("the search: nothing found", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "reamer 10 mm");
  await dialog(page).getByRole("group", { name: "Ask us" }).waitFor();
  await shootDialog(dialog(page), "search-no-hit");
});

test("from the workpiece to the tool", async ({ page }) => {
  await openAtOnce(page, "/?q=EN31+60+HRC#products");
  await pressSearch(page);
  await dialog(page).getByRole("tab", { name: "Workpiece" }).click();
  const finder = page.getByRole("region", { name: "From the workpiece to the tool" });
  await finder.getByLabel("Or its name").waitFor();
  await shootPart(finder, "search-work-finder");
});
