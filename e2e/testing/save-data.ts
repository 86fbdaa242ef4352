import type { Page } from "@playwright/test";

/** Opens pages as for a visitor who saves data: nothing is preloaded. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}
