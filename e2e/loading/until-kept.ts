import type { Page } from "@playwright/test";

/** Milliseconds for a first visit. */
const PATIENCE = 60_000;

/**
 * Waits until the service worker has cached the site and controls the page. Where a browser could not start or install it,
 * as on a machine that is far too busy, this says what it found, and visits once more, as people do.
 */
export async function untilKept(page: Page): Promise<void> {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  try {
    await page.waitForFunction(isControlled, undefined, { timeout: PATIENCE });
  } catch {
    const found = await page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, waiting, active].map((worker) => worker?.state ?? "none").join(", ");
    });
    console.warn(
      `No service worker after ${PATIENCE} ms (installing, waiting, active: ${found}): visiting once more.`,
    );
    await page.reload();
    await page.waitForFunction(isControlled);
  }
}
