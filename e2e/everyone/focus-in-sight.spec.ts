import { hiddenStops, hiddenWhenFocused } from "../testing/barriers/hidden-focus.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

/*
 * The focused element is never completely hidden by a bar or beyond an edge (WCAG 2.4.7, 2.4.11): on a phone, at a zoom
 * of 400 per cent of 1280 × 1024, and of 200 per cent of 1280 × 800. Other states of the page are checked in
 * `e2e/page/barriers.spec.ts`, where they are open anyway.
 */

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];

test("no stop of the page is hidden on a phone, at 200 % and at 400 % zoom", async ({ page }) => {
  await openAtOnce(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    expect(await hiddenWhenFocused(page), `${window.width} × ${window.height}`).toEqual([]);
  }
});

test("no stop of a moving page is hidden on a phone, there and back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtOnce(page);
  expect(await hiddenStops(page, 90)).toEqual([]);
  expect(await hiddenStops(page, 40, "Shift+Tab")).toEqual([]);
});
