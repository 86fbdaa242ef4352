import type { Locator, Page } from "@playwright/test";
import { copy, partners } from "../testing/content.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { answerFor } from "../testing/page-noise.ts";
import { expect, test } from "../testing/same-window.ts";

function strip(page: Page): Locator {
  return page.getByRole("region", { name: copy.footer.partnersTitle });
}

function pauseButton(page: Page): Locator {
  return strip(page).getByRole("button", { name: "Pause the strip" });
}

/** State of the strip's only animation: "running" or "paused". */
function movement(page: Page): Promise<string[]> {
  return strip(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => animation.playState),
  );
}

async function openStrip(page: Page): Promise<void> {
  await openAtOnce(page);
  await strip(page).scrollIntoViewIfNeeded();
  await hydrated(strip(page));
}

test("eight partners are shown, each leading to its own address", async ({ page }) => {
  await openAtOnce(page);
  expect(partners).toHaveLength(8);
  const links = strip(page).getByRole("link");
  await expect(links).toHaveCount(8);
  for (const { name, url } of partners)
    await expect(strip(page).getByRole("link", { name: `${name} (new tab)`, exact: true })).toHaveAttribute(
      "href",
      url,
    );
});

test("the strip's pause, and a name in place of a logo, are as dark as the page's words", async ({
  page,
}) => {
  await openStrip(page);
  const ink = await page.locator("#contact").evaluate((section) => getComputedStyle(section).color);
  await expect(pauseButton(page)).toHaveCSS("color", ink);
  await expect(strip(page).getByRole("link").first()).toHaveCSS("color", ink);
});

test("a partner's address opens in a tab of its own", async ({ page, context, noise }) => {
  const [partner] = partners;
  await answerFor(partner?.url ?? "", "Partner", { context, noise });
  await openStrip(page);
  const opened = context.waitForEvent("page");
  // By keyboard: the focus stops the strip, and a moving target is hard to click.
  await strip(page).getByRole("link", { name: partner?.name }).focus();
  await page.keyboard.press("Enter");
  const tab = await opened;
  await expect(tab).toHaveTitle("Partner");
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

test("the partners' logos are loaded once the visitor comes to them", async ({ page }) => {
  await openStrip(page);
  await expect
    .poll(() =>
      strip(page)
        .locator("img")
        .evaluateAll((images: HTMLImageElement[]) => images.filter((img) => img.naturalWidth > 0).length),
    )
    .toBe(16);
});

test("the list runs twice, for the eye only", async ({ page }) => {
  await openStrip(page);
  await expect(strip(page).locator("li")).toHaveCount(16);
  await expect(strip(page).getByRole("listitem")).toHaveCount(8);
});

test("the Tab key goes over the eight partners once and then to the pause", async ({ page }) => {
  await openStrip(page);
  await strip(page).getByRole("link", { name: partners[0]?.name }).focus();
  for (const { name } of partners.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(strip(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(pauseButton(page)).toBeFocused();
});

test("the strip slides without end and without a seam", async ({ page }) => {
  await openStrip(page);
  const seen = await strip(page).evaluate((element) => {
    const [slide] = element.getAnimations({ subtree: true });
    const [list, double] = element.querySelectorAll("ul");
    if (!slide || !list || !double) return undefined;
    slide.pause();
    slide.currentTime = 0;
    const start = list.getBoundingClientRect().left;
    // At the end of a turn the copy is where the list began, so the next turn begins without a jump.
    slide.currentTime = Number(slide.effect?.getComputedTiming().duration) - 0.001;
    const end = double.getBoundingClientRect().left;
    return { iterations: slide.effect?.getComputedTiming().iterations, jump: Math.round(end - start) };
  });
  expect(seen).toEqual({ iterations: Infinity, jump: 0 });
});

test("the strip has no gap on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openStrip(page);
  const gap = await strip(page).evaluate((element) => {
    const [slide] = element.getAnimations({ subtree: true });
    if (!slide) return Number.NaN;
    slide.pause();
    slide.currentTime = Number(slide.effect?.getComputedTiming().duration) - 0.001;
    const ends = [...element.querySelectorAll("li")].map((entry) => entry.getBoundingClientRect().right);
    return Math.max(0, Math.round(element.getBoundingClientRect().right - Math.max(...ends)));
  });
  expect(gap).toBe(0);
});

test("the pause button holds the strip and lets it go again", async ({ page }) => {
  await openStrip(page);
  expect(await movement(page)).toEqual(["running"]);
  await pauseButton(page).click();
  await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(5, 5);
  await expect.poll(() => movement(page)).toEqual(["paused"]);
  await pauseButton(page).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => movement(page)).toEqual(["running"]);
});

test("the strip waits under the pointer and goes on afterwards", async ({ page }) => {
  await openStrip(page);
  const box = await strip(page).boundingBox();
  await page.mouse.move(300, (box?.y ?? 0) + 40);
  await expect.poll(() => movement(page)).toEqual(["paused"]);
  await page.mouse.move(300, (box?.y ?? 0) - 60);
  await expect.poll(() => movement(page)).toEqual(["running"]);
});

test("the strip waits while the keyboard is on a partner and goes on afterwards", async ({ page }) => {
  await openStrip(page);
  const last = strip(page).getByRole("link", { name: partners[7]?.name });
  await last.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await expect.poll(() => movement(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => movement(page)).toEqual(["running"]);
});

test("each partner that the keyboard reaches is wholly in sight, wherever the strip had slid to", async ({
  page,
}) => {
  await openStrip(page);
  await strip(page).evaluate((element) => {
    for (const slide of element.getAnimations({ subtree: true })) slide.currentTime = 20_000;
  });
  await strip(page).getByRole("link").first().focus();
  for (const { name } of partners) {
    const link = strip(page).getByRole("link", { name });
    await expect(link).toBeFocused();
    const [place, window, pause] = await Promise.all(
      [link, strip(page), pauseButton(page)].map((each) => each.boundingBox()),
    );
    expect(place?.x, name).toBeGreaterThanOrEqual(window?.x ?? Number.NaN);
    expect((place?.x ?? Number.NaN) + (place?.width ?? 0), name).toBeLessThanOrEqual((pause?.x ?? 0) + 1);
    await page.keyboard.press("Tab");
  }
});

test("for who wants no movement the strip stands still, and all partners can be reached", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStrip(page);
  expect(await movement(page)).toEqual([]);
  await expect(pauseButton(page)).toBeHidden();
  await expect(strip(page).locator("li:visible")).toHaveCount(8);
  const last = strip(page).getByRole("link", { name: partners[7]?.name });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
