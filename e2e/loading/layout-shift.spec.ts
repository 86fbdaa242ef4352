import type { Page } from "@playwright/test";
import { endLoader, hydrated } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/test.ts";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Text shifts slightly when the font arrives below the loading screen. A score below this is a few pixels in one line.
 */
const HAIR = 0.01;

/** Layout shifts since navigation, each with its score and its elements. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (hair) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput || entry.value < hair) continue;
            const nodes = entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
            );
            found.push(`${entry.value.toFixed(4)} ${nodes.join(", ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are delivered in a separate task.
        setTimeout(() => resolve(found), 100);
      }),
    HAIR,
  );
}

for (const [where, viewport] of [
  ["on a phone", { width: 360, height: 740 }],
  ["on a desk", { width: 1280, height: 800 }],
] as const) {
  test.describe(where, () => {
    // The slides are paused: on a busy machine the next slide, with other text, would come during the test.
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("nothing of the page moves while it comes, nor when the loading screen goes", async ({ page }) => {
      await page.goto("/");
      await hydrated(page.locator("#home"));
      await page.evaluate(() => document.fonts.ready);
      await endLoader(page);
      await expect(page.locator("[data-loader]")).toHaveCount(0);
      expect(await shifts(page)).toEqual([]);
    });

    test("nothing moves in a category that is opened from its address", async ({ page }) => {
      await page.goto("/products/milling/solid-carbide");
      await hydrated(page.getByRole("dialog"));
      await endLoader(page);
      await expect(page.locator("[data-overlay]:modal")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(page)).toEqual([]);
    });
  });
}
