import type { Page } from "@playwright/test";
import { hydrated } from "./testing/open-at-once.ts";
import { expect, test } from "./testing/test.ts";

/** What is asked of the catalogue's data and of the overlay's code while a visitor looks at the page and does nothing. */
async function askedAhead(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/data\/|\/overlay\.[^/]+\.js$/.test(pathname)) asked.push(pathname.replace(/\..*$/, ""));
  });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page.getByRole("banner").getByRole("link").first());
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  return asked;
}

test("what opens a category comes ahead while the visitor looks at the page", async ({ page }) => {
  expect(await askedAhead(page)).toEqual(
    expect.arrayContaining(["/assets/overlay", "/data/turning", "/data/pcd"]),
  );
});

test("for who saves data nothing comes ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  expect(await askedAhead(page)).toEqual([]);
});
