import type { Page } from "@playwright/test";
import { copy } from "../testing/content.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

/** Names of the hero's pictures that the page has requested. */
function recordPictures(page: Page): () => string[] {
  const requests = new Set<string>();
  page.on("request", (request) => {
    const name = /\/pictures\/hero-([a-z]+)/.exec(request.url())?.[1];
    if (name !== undefined) requests.add(name);
  });
  return () => [...requests];
}

const names = copy.hero.slides.map((slide) => slide.picture);

test("the other slides' pictures leave the line to the first until 2.5 s after the script has come", async ({
  page,
}) => {
  const pictures = recordPictures(page);
  await openAtOnce(page);
  await expect.poll(pictures).toEqual(names.slice(0, 2));
  // By the browser's clock for arrived files: the script may run late, but never before it has loaded.
  const wait = await page.waitForFunction((name) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const file = files.find(({ name: path }) => path.includes(`/hero-${name}`));
    const script = files.find((file) => file.name.includes("/client."));
    return file && script ? { ms: file.startTime - script.responseEnd } : undefined;
  }, names[1]);
  expect(await wait.evaluate((found) => found?.ms)).toBeGreaterThanOrEqual(2500);
});

test("the second slide's picture is loaded while the first is still shown", async ({ page }) => {
  const pictures = recordPictures(page);
  await openAtOnce(page);
  // Keeps the first slide on a busy machine; loading doesn't depend on the needle.
  const needle = page.locator("#home [data-at]");
  await needle.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.playbackRate = 0.001;
  });
  await expect.poll(pictures).toEqual(names.slice(0, 2));
  await expect(needle).toHaveAttribute("data-at", "0");
});

test("the pictures after it wait for their turn", async ({ page }) => {
  const pictures = recordPictures(page);
  await openAtOnce(page);
  await page.getByRole("button", { name: "Slide 2" }).click();
  await expect.poll(pictures).toEqual(names.slice(0, 2));
  await expect.poll(pictures).toEqual(names.slice(0, 3));
});

test("a paused show loads nothing more", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const pictures = recordPictures(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play the slides" })).toHaveCount(1);
  await page.clock.fastForward(60_000);
  await hydrated(page.locator("#home"));
  expect(pictures()).toEqual(names.slice(0, 1));
});

test("a slide chosen long before its turn shows its picture", async ({ page }) => {
  await openAtOnce(page);
  await page.getByRole("button", { name: "Slide 5" }).click();
  const picture = page.locator("#home").getByRole("img", { name: copy.hero.slides[4]?.alt ?? "" });
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});
