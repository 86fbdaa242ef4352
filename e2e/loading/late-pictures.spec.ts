import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

/** Height of each picture's box, loaded or not; the hero's pictures share one box. */
function placesOfPictures(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("section:not(#home) picture")
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const name = picture.querySelector("img")?.getAttribute("src")?.split("/").at(-1) ?? "";
        return `${name} ${Math.round(picture.parentElement?.getBoundingClientRect().height ?? 0)}`;
      }),
    );
}

/** Loads all lazy pictures and waits for them. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const img of document.images) img.loading = "eager";
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter((img) => !img.complete).length))
    .toBe(0);
}

test("pictures that come late move nothing on a desk", async ({ page }) => {
  await openAtOnce(page);
  const before = await placesOfPictures(page);
  await loadAllPictures(page);
  expect(await placesOfPictures(page)).toEqual(before);
});

test("pictures that come late move nothing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  const before = await placesOfPictures(page);
  await loadAllPictures(page);
  expect(await placesOfPictures(page)).toEqual(before);
});
