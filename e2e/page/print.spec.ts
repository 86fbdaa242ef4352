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
