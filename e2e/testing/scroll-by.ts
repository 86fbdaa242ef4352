import type { Page } from "@playwright/test";

/** Runs `act`, which starts a smooth scroll of the page, and waits until the scroll has ended. */
export async function scrollBy(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const rest = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
    Object.assign(window, { rest });
  });
  await act();
  // Set by the test, so the type of `window` lacks it.
  await page.evaluate(() => (window as unknown as { rest: Promise<Event> }).rest.then(() => true));
}
