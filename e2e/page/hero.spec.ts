import type { Locator, Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

const { slides } = copy.hero;

function hero(page: Page): Locator {
  return page.getByRole("region", { name: copy.hero.headline.join(" ") });
}

function dot(page: Page, number: number): Locator {
  return hero(page).getByRole("button", { name: `Slide ${number}` });
}

/** The needle times the slides: its animation takes 5 s, and its end shows the next slide. */
function needle(page: Page): Locator {
  return hero(page).locator("[data-at]");
}

function playState(page: Page): Promise<string | undefined> {
  return needle(page).evaluate((element) => element.getAnimations()[0]?.playState);
}

function timeOnSlide(page: Page): Promise<number> {
  return needle(page).evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
}

async function setTimeOnSlide(page: Page, time: number): Promise<void> {
  await needle(page).evaluate((element, at) => {
    for (const animation of element.getAnimations()) animation.currentTime = at;
  }, time);
}

/** Slows the animation, so that a busy machine can't miss a slide; it can still run and pause. */
async function slowDown(page: Page): Promise<void> {
  await needle(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.playbackRate = 0.001;
  });
}

/**
 * Puts the pointer on the hero: that pauses the slides, so only the test ends them. Returns the number of the visible
 * slide: on a busy machine the first may already have ended.
 */
async function holdSlides(page: Page): Promise<number> {
  await page.mouse.move(640, 350);
  await expect.poll(() => playState(page)).toBe("paused");
  const alt = await hero(page).getByRole("img").getAttribute("alt");
  return slides.findIndex((slide) => slide.alt === alt) + 1;
}

/** Ends the 5 s of the visible slide now, and returns the number of the next slide. */
async function endShown(page: Page, shown: number): Promise<number> {
  const next = (shown % slides.length) + 1;
  await needle(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expectSlide(page, next);
  return next;
}

/** Expects only this slide, both visibly and for assistive technology. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(hero(page).getByRole("img")).toHaveAccessibleName(slides[number - 1]?.alt ?? "");
  await expect(hero(page).locator("button[aria-current]")).toHaveAccessibleName(
    new RegExp(`^Slide ${number} `),
  );
}

/** Moves the pointer off the hero to a place where it pauses nothing. */
async function leaveHero(page: Page): Promise<void> {
  await page.getByRole("banner").hover();
}

test("the hero has five slides, each with a button of its own", async ({ page }) => {
  await openAtOnce(page);
  expect(slides).toHaveLength(5);
  await expect(hero(page).getByRole("button", { name: /^Slide \d/ })).toHaveCount(5);
  await expectSlide(page, 1);
});

test("a slide is shown for 5000 ms", async ({ page }) => {
  await openAtOnce(page);
  const show = await needle(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration, delay, iterations } = animation?.effect?.getComputedTiming() ?? {};
    return { duration, delay, iterations, state: animation?.playState };
  });
  expect(show).toEqual({ duration: 5000, delay: 0, iterations: 1, state: "running" });
});

test("the slides follow each other, and the first comes after the fifth", async ({ page }) => {
  await openAtOnce(page);
  let shown = await holdSlides(page);
  for (const _ of slides) shown = await endShown(page, shown);
});

test("nothing but the picture changes its place from slide to slide, on any screen", async ({ page }) => {
  await openAtOnce(page);
  const headline = hero(page).getByRole("heading", { level: 1 });
  const places = async () => ({
    headline: (await headline.boundingBox())?.y,
    hero: (await hero(page).boundingBox())?.height,
  });
  for (const width of [360, 640, 768, 1100, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    // An element without room still has a position.
    expect((await headline.boundingBox())?.width).toBeGreaterThan(0.8 * width);
    const first = await places();
    for (const number of slides.keys()) {
      await dot(page, number + 1).click();
      await expect(dot(page, number + 1)).toHaveAttribute("aria-current", "true");
      expect(await places(), `slide ${number + 1} at ${width} px`).toEqual(first);
    }
  }
});

test("a screen reader takes the headline for one heading", async ({ page, context }) => {
  await openAtOnce(page);
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const name = copy.hero.headline.join(" ");
  const heading = nodes.find((node) => node.role?.value === "heading" && node.name?.value === name);
  if (!heading) throw new Error(`No heading is “${name}”.`);
  // Screen readers read each box as a separate heading.
  const boxes = nodes.filter((node) => node.parentId === heading.nodeId && node.role?.value === "generic");
  expect(boxes).toEqual([]);
});

test("a new slide has its whole 5 s", async ({ page }) => {
  await openAtOnce(page);
  const shown = await holdSlides(page);
  await setTimeOnSlide(page, 4000);
  await endShown(page, shown);
  expect(await timeOnSlide(page)).toBeLessThan(1000);
});

test("a button shows its slide", async ({ page }) => {
  await openAtOnce(page);
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await dot(page, 2).click();
  await expectSlide(page, 2);
});

test("choosing a slide starts its 5 s anew", async ({ page }) => {
  await openAtOnce(page);
  await dot(page, 3).hover();
  await setTimeOnSlide(page, 4900);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  // The pointer is on the button, so the new slide is paused at its start.
  expect(await timeOnSlide(page)).toBeLessThan(1000);
});

test("choosing the slide that is shown starts its 5 s anew too", async ({ page }) => {
  await openAtOnce(page);
  await dot(page, 1).hover();
  await setTimeOnSlide(page, 4900);
  await dot(page, 1).click();
  await expect.poll(() => timeOnSlide(page)).toBeLessThan(1000);
  await expectSlide(page, 1);
});

test("after a chosen slide the next one follows", async ({ page }) => {
  await openAtOnce(page);
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await endShown(page, 4);
});

test("the pause button stops the slides and plays them again", async ({ page }) => {
  await openAtOnce(page);
  await hero(page).getByRole("button", { name: "Pause the slides" }).click();
  await leaveHero(page);
  await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
  expect(await playState(page)).toBe("paused");
  await hero(page).getByRole("button", { name: "Play the slides" }).click();
  await leaveHero(page);
  await expect(hero(page).getByRole("button", { name: "Pause the slides" })).toBeVisible();
  await expect.poll(() => playState(page)).toBe("running");
});

test("a chosen slide stays while the show is paused", async ({ page }) => {
  await openAtOnce(page);
  await hero(page).getByRole("button", { name: "Pause the slides" }).click();
  await dot(page, 5).click();
  await leaveHero(page);
  await expectSlide(page, 5);
  expect(await playState(page)).toBe("paused");
});

test("the slides wait while the pointer is over them and go on afterwards", async ({ page }) => {
  await openAtOnce(page);
  await slowDown(page);
  await setTimeOnSlide(page, 1500);
  await holdSlides(page);
  const held = await timeOnSlide(page);
  await leaveHero(page);
  await expect.poll(() => playState(page)).toBe("running");
  // They continue where they paused, not from the beginning.
  expect(held).toBeGreaterThanOrEqual(1500);
  expect(await timeOnSlide(page)).toBeGreaterThanOrEqual(held);
});

test("the slides wait while the keyboard is on them and go on afterwards", async ({ page }) => {
  await openAtOnce(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).focus();
  await page.keyboard.press("Tab");
  await expect(dot(page, 1)).toBeFocused();
  await expect.poll(() => playState(page)).toBe("paused");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => playState(page)).toBe("running");
});

test("a click that leaves no focus ring doesn't keep the slides waiting", async ({ page }) => {
  await openAtOnce(page);
  await dot(page, 2).click();
  await leaveHero(page);
  await expect(dot(page, 2)).toBeFocused();
  await expect.poll(() => playState(page)).toBe("running");
});

test("for who wants no movement the show starts paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtOnce(page);
  await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
  expect(await playState(page)).toBe("paused");
});

test("who wants no movement can still play the slides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtOnce(page);
  await hero(page).getByRole("button", { name: "Play the slides" }).click();
  await leaveHero(page);
  await expect.poll(() => playState(page)).toBe("running");
  await endShown(page, await holdSlides(page));
});

test("the hero names 1000+ customers, 13+ years experience and 24/7 support", async ({ page }) => {
  await openAtOnce(page);
  const numbers = hero(page).getByRole("definition");
  await expect(numbers).toHaveText(["1000+", "13+", "24/7"]);
  await expect(hero(page).getByRole("term")).toHaveText(["customers", "years experience", "support"]);
});
