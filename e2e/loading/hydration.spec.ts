import type { Page } from "@playwright/test";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

/** Records all console messages of the page. Those without a URL come from Playwright's own script. */
function recordConsole(page: Page): () => string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.location().url !== "") lines.push(`${message.type()}: ${message.text()}`);
  });
  return () => lines;
}

test("the page is hydrated from top to bottom without a console message", async ({ page }) => {
  const lines = recordConsole(page);
  await openAtOnce(page);
  const islands = page.locator(
    "[data-island]:not([data-island=overlay], [data-island=quote], [data-island=search]) > :first-child",
  );
  await expect(islands).not.toHaveCount(0);
  for (const island of await islands.all()) {
    await island.scrollIntoViewIfNeeded();
    await hydrated(island);
  }
  expect(lines()).toEqual([]);
});

test("in a browser that never says that it is idle the whole page comes to life all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  });
  await openAtOnce(page);
  await hydrated(page.getByRole("form", { name: "Contact form" }));
});

test("a page of the catalogue is hydrated without a console message", async ({ page }) => {
  const lines = recordConsole(page);
  await page.goto("/products/milling/solid-carbide");
  await hydrated(page.getByRole("dialog"));
  await page.getByRole("tab").first().hover();
  expect(lines()).toEqual([]);
});
