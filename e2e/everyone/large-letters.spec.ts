import { sidewaysScroll } from "../testing/barriers/reflow.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

test("letters of twice the size have room in a window of 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAtOnce(page);
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>("body *")];
    const sizes = texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    for (const [at, each] of texts.entries()) each.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
  });
  expect(await sidewaysScroll(page)).toEqual([]);
  const cut = await page
    .locator("header a, header button, #home :is(a, button, dt, dd)")
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
});
