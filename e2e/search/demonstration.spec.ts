import type { Page } from "@playwright/test";
import { dialog, searchFor } from "../testing/search.ts";
import { expect, test } from "../testing/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" }, keepsSite: true });

/** Each text that a search field shows in place of its words, from now on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const text = target instanceof HTMLElement ? target.dataset.shows : undefined;
        if (text) shown.push(text);
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-shows"] });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { shown: string[] }).shown);
}

const query = "50 pcs CNMG 120408";
const answer = "Add 50 to quote";

test("the search field shows once what the search can do, and the search does it", async ({ page }) => {
  const shown = await watch(page);
  await page.goto("/");
  await expect.poll(shown, { timeout: 20_000 }).toContain(answer);
  expect((await shown()).slice(-2)).toEqual([query, answer]);
  // Its own words come back.
  await expect(page.locator("[data-shows]")).toHaveCount(0);
  await searchFor(page, query);
  await expect(
    dialog(page)
      .getByRole("button", { name: new RegExp(answer) })
      .first(),
  ).toBeVisible();
});

test("on a phone the field under the headline shows it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shown = await watch(page);
  await page.goto("/");
  await expect.poll(shown, { timeout: 20_000 }).toContain("50 pcs");
  const field = page
    .getByRole("region", { name: "Tools that hold size." })
    .getByRole("button", { name: /^Search code/ });
  await expect(field.locator("[data-shows]")).toHaveCount(1);
  await expect(field).toBeInViewport({ ratio: 0.99 });
  await expect.poll(shown, { timeout: 20_000 }).toContain(answer);
  await field.click();
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
});

test("a key ends what the search field shows", async ({ page }) => {
  const shown = await watch(page);
  await page.goto("/");
  await expect.poll(shown, { timeout: 20_000 }).toContain("50");
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-shows]")).toHaveCount(0);
  expect(await shown()).not.toContain(answer);
});

test("who prefers stillness sees the search field's own words alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shown = await watch(page);
  await page.goto("/");
  await page.evaluate(async () => navigator.serviceWorker.ready);
  expect(await shown()).toEqual([]);
});
