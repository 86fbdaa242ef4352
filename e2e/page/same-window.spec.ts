import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

// In order and in one window: the second test checks what the first has left.
test.describe.configure({ mode: "serial" });

/** Each place where a visit can leave data, and whether it is empty. */
function traces(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(async () => ({
    localStorage: localStorage.length > 0,
    sessionStorage: sessionStorage.length > 0,
    cookie: document.cookie !== "",
    caches: (await caches.keys()).length > 0,
    databases: (await indexedDB.databases()).length > 0,
    history: history.length > 2,
    size: innerWidth !== 1280 || innerHeight !== 720,
    movement: matchMedia("(prefers-reduced-motion: no-preference)").matches,
    colours: matchMedia("(prefers-color-scheme: dark)").matches,
    route: (await (await fetch("/robots.txt")).text()) === "left",
    permission: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
  }));
}

test("a visit leaves things behind wherever it can", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await page.route("**/robots.txt", (route) => route.fulfill({ body: "left" }));
  await page.setViewportSize({ width: 400, height: 300 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
  await openAtOnce(page);
  await page.evaluate(async () => {
    localStorage.setItem("left", "");
    sessionStorage.setItem("left", "");
    document.cookie = "left=yes";
    await caches.open("left");
    await new Promise((resolve) => (indexedDB.open("left").onsuccess = resolve));
    for (const step of ["#a", "#b"]) history.pushState(undefined, "", step);
  });
  await context.newPage();
  expect(Object.entries(await traces(page)).filter(([, isLeft]) => !isLeft)).toEqual([]);
});

test("the next visit in the same window finds nothing of it", async ({ page, context }) => {
  await openAtOnce(page);
  expect(Object.entries(await traces(page)).filter(([, isLeft]) => isLeft)).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test("what would stay in the window for good is refused", async ({ page }) => {
  expect(() => page.addInitScript(() => undefined)).toThrow("test.ts");
});
