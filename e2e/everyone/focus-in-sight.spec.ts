import { states } from "../testing/barriers/page-states.ts";
import { hiddenStops } from "../testing/barriers/hidden-focus.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

/*
 * Nothing that has the focus is wholly hidden, by a bar or beyond an edge (WCAG 2.4.7, 2.4.11): on the page and in each
 * state of it, on a phone, at a zoom of 400 per cent of 1280 × 1024, and at one of 200 per cent of 1280 × 800.
 */

const phone = { width: 390, height: 844 };
const windows = [phone, { width: 320, height: 256 }, { width: 640, height: 400 }];

for (const window of windows)
  for (const manner of ["standing still", "moving"]) {
    const size = `${window.width} × ${window.height}`;
    test(`no stop of the page is hidden at ${size}, ${manner}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: manner === "moving" ? "no-preference" : "reduce" });
      await page.setViewportSize(window);
      await openAtOnce(page);
      expect(await hiddenStops(page, 400)).toEqual([]);
      expect(await hiddenStops(page, 60, "Shift+Tab")).toEqual([]);
    });
  }

ownWindowTest.describe("in each state", () => {
  ownWindowTest.use({ viewport: phone });

  for (const state of states)
    ownWindowTest(`no stop is hidden in ${state.name}`, async ({ page, noise }) => {
      ownWindowTest.slow();
      if (state.noise) noise.expect(...state.noise);
      await state.open(page);
      const hidden = [];
      for (const window of windows) {
        await page.setViewportSize(window);
        const size = `${window.width} × ${window.height}`;
        const stops = [...(await hiddenStops(page, 60)), ...(await hiddenStops(page, 20, "Shift+Tab"))];
        hidden.push(...stops.map((stop) => `${size}: ${stop}`));
      }
      expect(hidden).toEqual([]);
    });
});
