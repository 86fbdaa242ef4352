import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { isPhone, shootPart, shootWindow, test } from "./shoot.ts";

test.describe("the loading screen", () => {
  // Without script nothing removes it from the document.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

  test("the loading screen half-way", async ({ page }) => {
    // Time stands still from the beginning: on a slow machine some animations would be over, and those can't be held.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
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

test("the hero: each slide", async ({ page }) => {
  await openAtOnce(page);
  const hero = page.locator("#home");
  for (const [at, { name }] of copy.hero.slides.entries()) {
    await hero.getByRole("button", { name: `Slide ${at + 1}` }).click();
    await page.mouse.move(0, 0);
    const picture = `hero-${at + 1}-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
    await shootPart(hero, picture, "shown");
  }
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
