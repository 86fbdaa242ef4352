import { company, copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

test("what floats over the page isn't printed", async ({ page }) => {
  await openAtOnce(page);
  await page.emulateMedia({ media: "print" });
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map((element) => element.className),
  );
  expect(fixed).toEqual([]);
  await expect(page.getByRole("complementary", { name: "Quick contact" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("the loading screen isn't printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  await expect(page.locator("[data-loader]")).toBeHidden();
});

test("on paper the page still says who and where the company is", async ({ page }) => {
  await openAtOnce(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(copy.about.statement)).toBeVisible();
  await expect(page.getByRole("heading", { name: copy.contact.title, exact: true })).toBeVisible();
  await expect(page.getByText(company.workingHours, { exact: true })).toBeVisible();
});
