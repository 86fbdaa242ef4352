import type { Locator } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { itemButton, openShared, section, tab, tile, tileLink } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

/*
 * Forced colours: the system replaces the page's colours, so differences of background or colour alone disappear.
 * The tests compare the colours actually drawn.
 */
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Border and background colours of an element as drawn. */
async function look(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate((node, part) => {
    const { borderBottomColor, backgroundColor, borderBottomStyle } = getComputedStyle(node, part);
    return [borderBottomColor, borderBottomStyle, backgroundColor].join(" ");
  }, pseudo);
}

test("in the system's own colours one sees which category, tab and item is chosen", async ({ page }) => {
  await openAtOnce(page);
  const index = section(page).getByRole("navigation");
  expect(await look(index.getByRole("link", { name: /^All/ }))).not.toBe(
    await look(index.getByRole("link", { name: /^Turning/ })),
  );
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  expect(await look(itemButton(overlay, "Endmill"))).not.toBe(await look(itemButton(overlay, "Ball Nose")));
  expect(await look(tab(overlay, "Solid Carbide"))).not.toBe(await look(tab(overlay, "Indexable")));
});

test("in the system's own colours one sees where the keyboard is", async ({ page }) => {
  await openAtOnce(page);
  const milling = tile(page, "Milling");
  const before = await look(milling, "::after");
  await page.keyboard.press("Tab");
  await tileLink(page, "Milling").focus();
  expect(await look(milling, "::after")).not.toBe(before);
});

test("in the system's own colours each button and field has an edge", async ({ page }) => {
  await openAtOnce(page);
  const edgeless = await page
    .locator("main :is(input, select, textarea, [class*=key_])")
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).borderTopStyle === "none")
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  expect(edgeless).toEqual([]);
});
