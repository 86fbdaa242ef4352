import type { Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { isPhone, shootPart, shootWindow, test } from "./shoot.ts";

/** Stops the hero's needle shortly after the start of its segment. */
async function holdNeedle(page: Page): Promise<void> {
  await page.locator("#home [data-at]").evaluate((needle) => {
    for (const animation of needle.getAnimations()) {
      animation.pause();
      animation.currentTime = 1500;
    }
  });
}

test.describe("the loading screen", () => {
  // Without script nothing removes it from the document.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

  test("the loading screen half-way", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-loader]").evaluate((loader) => {
      for (const animation of loader.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = 1100;
        const { pseudoElement } = animation.effect as KeyframeEffect; // CSS creates no other kind
        if (pseudoElement !== null) continue;
        // An animated part may be on its own layer, whose edges are drawn slightly differently.
        animation.commitStyles();
        animation.cancel();
      }
    });
    await shootWindow(page, "loader");
  });
});

test.describe("the hero", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("each slide", async ({ page }) => {
    await openAtOnce(page);
    const hero = page.locator("#home");
    for (const [at, { name }] of copy.hero.slides.entries()) {
      await hero.getByRole("button", { name: `Slide ${at + 1}` }).click();
      await page.mouse.move(0, 0);
      await holdNeedle(page);
      const picture = `hero-${at + 1}-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
      await shootPart(hero, picture, "shown");
    }
  });
});

test("the bars at the top, and once the page is scrolled", async ({ page }) => {
  await openAtOnce(page);
  await shootWindow(page, "top-bar-and-header");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await shootWindow(page, "header-scrolled");
});

test("the menu", async ({ page }) => {
  test.skip(!isPhone(), "only narrow screens have it");
  await openAtOnce(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await shootWindow(page, "menu-open");
});
