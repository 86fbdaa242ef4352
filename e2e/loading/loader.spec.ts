import type { Locator, Page } from "@playwright/test";
import { company, copy } from "../testing/content.ts";
import { endLoader } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

function loader(page: Page): Locator {
  return page.locator("[data-loader]");
}

/** Pauses the loading screen's animations at a given time, so that no test depends on speed. */
async function stopAt(page: Page, time: number): Promise<void> {
  await loader(page).evaluate((element, at) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
}

/** Number of lit graduations of the dial, of ten. */
function litGraduations(page: Page): Promise<number> {
  return loader(page).evaluate((element) => {
    const dial = [...element.querySelectorAll("g")].find((group) => group.children.length === 10);
    return [...(dial?.children ?? [])].filter((path) => getComputedStyle(path).opacity === "1").length;
  });
}

/** Angle of the needle in degrees: the only part of the drawing that CSS rotates. */
function needle(page: Page): Promise<number> {
  return loader(page).evaluate((element) => {
    const turned = [...element.querySelectorAll("svg > *")].map((part) => getComputedStyle(part).rotate);
    return Number.parseFloat(turned.find((angle) => angle !== "none") ?? "");
  });
}

test.describe("before any script has run", () => {
  // Without script nothing removes the loading screen during the test.
  test.use({ javaScriptEnabled: false });

  test("the loading screen shows the company's logo and covers the window", async ({ page }) => {
    await page.goto("/");
    await stopAt(page, 1000);
    await expect(loader(page)).toHaveText(company.name);
    await expect(loader(page).locator("svg")).toBeVisible();
    const covers = await loader(page).evaluate((element) =>
      [1, innerHeight / 2, innerHeight - 1].every((y) =>
        element.contains(document.elementFromPoint(innerWidth / 2, y)),
      ),
    );
    expect(covers).toBe(true);
  });

  test("the page is all there below the loading screen", async ({ page }) => {
    await page.goto("/");
    await stopAt(page, 0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.hero.headline.join(" "));
    await expect(page.getByRole("heading", { name: copy.contact.title, exact: true })).toBeVisible();
  });

  test("the loading screen takes ten steps of 200 ms", async ({ page }) => {
    await page.goto("/");
    const steps = Array.from({ length: 10 }, (_, step) => step);
    const lit: number[] = [];
    for (const step of steps) {
      // The last moment before the end of the step, and the first one after it.
      await stopAt(page, step * 200 + 199);
      lit.push(await litGraduations(page));
      await stopAt(page, step * 200 + 201);
      lit.push(await litGraduations(page));
    }
    expect(lit).toEqual(steps.flatMap((step) => [step, step + 1]));
  });

  test("the loading screen's needle goes with the steps", async ({ page }) => {
    await page.goto("/");
    const angles: number[] = [];
    for (const time of [0, 199, 201, 1001, 1999, 2001]) {
      await stopAt(page, time);
      angles.push(Math.round(await needle(page)));
    }
    expect(angles).toEqual([-135, -135, -108, 0, 108, 135]);
  });

  test("the loading screen stays 500 ms after its last step and is gone then", async ({ page }) => {
    await page.goto("/");
    await stopAt(page, 2499);
    await expect(loader(page)).toBeVisible();
    await stopAt(page, 2502);
    await expect(loader(page)).toBeHidden();
  });

  test("the loading screen goes away by itself though no script ever runs", async ({ page }) => {
    await page.goto("/");
    await expect(loader(page)).toBeHidden();
    await page.getByRole("link", { name: "Explore Products" }).click();
    await expect(page).toHaveURL("/#products");
  });

  test("the keyboard isn't caught in the loading screen", async ({ page }) => {
    await page.goto("/");
    await stopAt(page, 500);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  });

  test("a screen reader hears the page and nothing of the loading screen", async ({ page }) => {
    await page.goto("/");
    await stopAt(page, 500);
    await expect(loader(page)).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });

  test("the loading screen moves nothing with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const angles: number[] = [];
    for (const time of [0, 1001, 2001]) {
      await stopAt(page, time);
      angles.push(await needle(page));
    }
    expect(new Set(angles).size).toBe(1);
    await stopAt(page, 2502);
    await expect(loader(page)).toBeHidden();
  });
});

test("the loading screen's 2.5 s begin with the first paint, and no earlier do they end", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // In the capture phase, before the loading screen is removed.
    const note = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.matches("[data-loader]")) return;
      const [start] = event.target.getAnimations().map((animation) => Number(animation.startTime));
      const [paint] = performance.getEntriesByName("first-paint").map((entry) => entry.startTime);
      Object.assign(window, { loading: { start, paint, end: performance.now() } });
    };
    document.addEventListener("animationend", note, { capture: true });
  });
  await page.goto("/");
  await expect(loader(page)).toHaveCount(0);
  const { start, paint, end } = await page.evaluate(
    // The test itself set it on `window`, whose type doesn't contain it.
    () => (window as unknown as { loading: { start: number; paint: number; end: number } }).loading,
  );
  // The clock starts with the frame of the first paint, so it can't start after it.
  expect(start).toBeLessThanOrEqual(paint);
  expect(end - start).toBeGreaterThanOrEqual(2500);
});

test("once it has gone the loading screen leaves the document", async ({ page }) => {
  await page.goto("/");
  await expect(loader(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the loading screen goes away by itself while the script is still on a slow line", async ({ page }) => {
  const { promise: lineIsFree, resolve: freeLine } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await lineIsFree;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(loader(page)).toBeHidden();
  await expect(loader(page)).toHaveCount(1);
  freeLine();
  await expect(loader(page)).toHaveCount(0);
});

test("the page below the loading screen is hydrated while it is shown", async ({ page }) => {
  // Paused as soon as it exists: on a busy machine it would end before the test can look.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>("[data-loader]");
      if (!element) return;
      element.style.animationPlayState = "paused";
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  // The hydrated header notices that the page is scrolled.
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
  await expect(loader(page)).toBeVisible();
  await endLoader(page);
  await expect(loader(page)).toHaveCount(0);
});
