import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the element's island is hydrated: before that a click on it would be lost. */
export async function hydrated(element: Locator): Promise<void> {
  await expect(element.first().locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute(
    "data-hydrated",
    "",
  );
}

/** Finishes the loading screen's animation early. */
export async function endLoader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const loader = document.querySelector("[data-loader]");
    for (const animation of loader?.getAnimations() ?? []) animation.finish();
  });
}

/**
 * Opens an address without waiting for the loading screen: its own tests prove that it ends. Here its animation is
 * finished early. Waits until header and hero are hydrated.
 */
export async function openAtOnce(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await endLoader(page);
  await expect(page.locator("[data-loader]")).toHaveCount(0);
  await hydrated(page.locator("#home"));
}

/** Does the same without script: there the loading screen's element stays. */
export async function openPlain(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await endLoader(page);
  await expect(page.locator("[data-loader]")).toBeHidden();
}

/** Scrolls to the page's end. Not by the End key: under load Chromium sometimes ends that scroll before it has moved. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
}

/** Milliseconds for a first visit. */
const FIRST_VISIT = 60_000;

/**
 * Waits until the service worker has cached the site and controls the page. Where a browser could not start or install it,
 * as on a machine that is far too busy, this says what it found, and visits once more, as people do.
 */
export async function untilKept(page: Page): Promise<void> {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  try {
    await page.waitForFunction(isControlled, undefined, { timeout: FIRST_VISIT });
  } catch {
    const found = await page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, waiting, active].map((worker) => worker?.state ?? "none").join(", ");
    });
    console.warn(
      `No service worker after ${FIRST_VISIT} ms (installing, waiting, active: ${found}): visiting once more.`,
    );
    await page.reload();
    await page.waitForFunction(isControlled);
  }
}
