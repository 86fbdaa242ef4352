import type { Page } from "@playwright/test";

/** Does something that makes the page glide to another place, and waits until it has come to rest there. */
export async function scrollBy(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const rest = new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
    Object.assign(window, { rest });
  });
  await act();
  // The test itself put it on the page's window, whose type doesn't know it.
  await page.evaluate(() => (window as unknown as { rest: Promise<Event> }).rest.then(() => true));
}
