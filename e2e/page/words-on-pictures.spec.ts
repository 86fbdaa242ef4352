import type { Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";
import { faintWords } from "../testing/words-on-screen.ts";

// The slides don't advance, and change without a fade.

/** Waits until every picture in the window is painted. */
async function picturesPainted(page: Page): Promise<void> {
  const shown = await page.evaluateHandle(() =>
    [...document.images].filter((img) => {
      const { top, bottom, height } = img.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    }),
  );
  // A picture that a wider window requests in another size can't be decoded before that size has loaded.
  await page.waitForFunction((images) => images.every((img) => img.complete), shown);
  await page.evaluate(async (images) => {
    await Promise.all(images.map((img) => img.decode()));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, shown);
}

/** Low-contrast texts of the first screen on each slide, in a window of this size. */
async function faintOnSlides(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await openAtOnce(page);
  const faint: string[] = [];
  for (const [index, { name, alt }] of copy.hero.slides.entries()) {
    await page.getByRole("button", { name: `Slide ${index + 1}` }).click();
    await expect(page.locator("#home").getByRole("img")).toHaveAccessibleName(alt);
    await page.mouse.move(1, height / 2);
    await picturesPainted(page);
    faint.push(...(await faintWords(page)).map((line) => `${width} px, ${name}: ${line}`));
  }
  return faint;
}

test("on a phone every word over the slides can be read, whichever slide is shown", async ({ page }) => {
  expect(await faintOnSlides(page, 360, 740)).toEqual([]);
});

test("on a tablet every word over the slides can be read, whichever slide is shown", async ({ page }) => {
  expect(await faintOnSlides(page, 768, 1024)).toEqual([]);
});

test("on a laptop every word over the slides can be read, whichever slide is shown", async ({ page }) => {
  expect(await faintOnSlides(page, 1280, 720)).toEqual([]);
});

test("on a wide screen every word over the slides can be read, whichever slide is shown", async ({
  page,
}) => {
  expect(await faintOnSlides(page, 1920, 1080)).toEqual([]);
});

/** Low-contrast texts around this one, at four widths. */
async function faintAround(page: Page, words: string): Promise<string[]> {
  await openAtOnce(page);
  const faint: string[] = [];
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const place = page.getByText(words, { exact: true });
    // Twice: lazy parts are laid out only once they are near.
    for (let turn = 0; turn < 2; turn += 1) {
      await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await picturesPainted(page);
    }
    // Not under the header, where words only pass while scrolling.
    faint.push(...(await faintWords(page, 110)).map((line) => `${width} px: ${line}`));
  }
  return faint;
}

test("the caption over the picture of the shop can be read at every width", async ({ page }) => {
  expect(await faintAround(page, copy.about.picture.caption ?? "")).toEqual([]);
});

test("the words over the help tile's picture can be read at every width", async ({ page }) => {
  expect(await faintAround(page, copy.products.help.title)).toEqual([]);
});

test("the words on the catalogue's cover can be read at every width", async ({ page }) => {
  expect(await faintAround(page, copy.catalogue.cover.label)).toEqual([]);
});
