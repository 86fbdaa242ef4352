import type { Page } from "@playwright/test";
import { axeFindings, expectNoAxeFindings } from "../testing/axe.ts";
import { coveredParts } from "../testing/barriers/covered.ts";
import { lostInForcedColours } from "../testing/barriers/forced-colours.ts";
import { hiddenWhenFocused } from "../testing/barriers/hidden-focus.ts";
import { htmlFaults } from "../testing/barriers/html.ts";
import type { CheckedState } from "../testing/barriers/page-state.ts";
import { printed, states } from "../testing/barriers/page-states.ts";
import { layOutWhole, lostByTextSpacing, sidewaysScroll } from "../testing/barriers/reflow.ts";
import { smallTargets } from "../testing/barriers/targets.ts";
import { expect, test } from "../testing/same-window.ts";

/*
 * Visits each state of the site once at a phone's size and checks it for barriers: the rules of axe and html-validate,
 * the size of targets, and wider text spacing. In the narrow window of a 400 per cent zoom of 1280 × 1024 it checks the
 * width and whether the focus is hidden (WCAG 1.4.10, 1.4.12, 2.4.11, 2.5.8). Then it checks for covered parts and
 * sideways overflow in seven widths, from 320 to 2560 px. States that differ in a wide window are checked there as well.
 */

async function barriers(page: Page, leastTarget: number): Promise<string[]> {
  return [
    ...(await axeFindings(page)),
    ...(await htmlFaults(page)),
    ...(await lostInForcedColours(page)),
    ...(await lostByTextSpacing(page)),
    ...(await smallTargets(page, leastTarget)),
  ];
}

async function open(state: CheckedState, page: Page, noise: { expect: (...it: [RegExp, string]) => void }) {
  if (state.noise) noise.expect(...state.noise);
  await state.open(page);
  await layOutWhole(page);
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  for (const state of states) {
    test(`nobody is kept out of ${state.name}`, async ({ page, noise }) => {
      await open(state, page, noise);
      expect(await barriers(page, 44)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect([
        ...(await sidewaysScroll(page)),
        ...(await lostByTextSpacing(page)),
        ...(await hiddenWhenFocused(page, state.part)),
      ]).toEqual([]);
      expect(await coveredParts(page)).toEqual([]);
    });
  }
});

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const state of states.filter(({ differsInWideWindow }) => differsInWideWindow)) {
    test(`nobody is kept out of ${state.name}`, async ({ page, noise }) => {
      await open(state, page, noise);
      expect(await barriers(page, 24)).toEqual([]);
    });
  }
});

for (const state of states.filter(({ name }) => printed.includes(name))) {
  test(`axe finds no fault in ${state.name}, on paper`, async ({ page, noise }) => {
    await open(state, page, noise);
    await page.emulateMedia({ media: "print" });
    await expectNoAxeFindings(page);
  });
}
