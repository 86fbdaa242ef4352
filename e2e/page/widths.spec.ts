import type { Page } from "@playwright/test";
import { openAtOnce, scrollToEnd } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

/** Width of the page in a window of this width. */
async function drawnWidth(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("nothing runs over the side, from the narrowest phone to a wide screen", async ({ page }) => {
  await openAtOnce(page);
  // To the end and back, so that everything lazy is loaded.
  await scrollToEnd(page);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Compliances" })).toBeInViewport();
  const widths = [320, 360, 768, 1280, 1920];
  const drawn: number[] = [];
  for (const width of widths) drawn.push(await drawnWidth(page, width));
  expect(drawn).toEqual(widths);
});

test("nothing runs over the side of a page for an unknown address", async ({ page, noise }) => {
  noise.expect(/404/, "the address is unknown");
  await page.goto("/no-such-page");
  const widths = [320, 360, 768, 1280, 1920];
  const drawn: number[] = [];
  for (const width of widths) drawn.push(await drawnWidth(page, width));
  expect(drawn).toEqual(widths);
});

test("at 400 per cent zoom the page still fits the window", async ({ page }) => {
  // A window of 1280 × 1024 at 400 per cent (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await openAtOnce(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "Open menu" }).click();
  const last = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Get Quote" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("beside a scrollbar that takes room nothing runs under it, and the headline ends at the margin", async ({
  browser,
  server,
}) => {
  const { launchOptions } = test.info().project.use;
  const own = await browser
    .browserType()
    .launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await own.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  await openAtOnce(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const { bar, spill, ends } = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      const words = document.querySelectorAll("h1 span");
      const ends = [...words].map((word) => {
        const line = document.createRange();
        line.selectNodeContents(word);
        return room - line.getBoundingClientRect().right;
      });
      return { bar: innerWidth - room, spill: document.documentElement.scrollWidth - room, ends };
    });
    expect(bar).toBeGreaterThan(8);
    expect(spill).toBe(0);
    // The margin is 16 to 44 px. The longest line fills the width, except the space after its last letter.
    expect(Math.min(...ends)).toBeGreaterThan(14);
    expect(Math.min(...ends)).toBeLessThan(49);
  }
  await own.close();
});
