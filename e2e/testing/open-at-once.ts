import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the island that this element lies in is hydrated: before that a press on it would be lost. */
export async function hydrated(element: Locator): Promise<void> {
  await expect(element.first().locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute(
    "data-hydrated",
    "",
  );
}

/** Ends the loading screen as its clock would, only sooner. */
export async function endLoader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const loader = document.querySelector("[data-loader]");
    for (const animation of loader?.getAnimations() ?? []) animation.finish();
  });
}

/**
 * Opens an address without sitting through the loading screen, which has tests of its own: they prove that it
 * goes by itself. Here its own animation is wound to the end, and header and hero have come to life.
 */
export async function openAtOnce(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await endLoader(page);
  await expect(page.locator("[data-loader]")).toHaveCount(0);
  await hydrated(page.locator("#home"));
}

/** The same where no script runs: there the loading screen's element stays. */
export async function openPlain(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await endLoader(page);
  await expect(page.locator("[data-loader]")).toBeHidden();
}
