import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { pagesOf, wordsOf, type PaperPage } from "../testing/pdf.ts";
import { keepList, keptLine, openList } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";

async function print(page: Page): Promise<PaperPage[]> {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

function blankOf(pages: readonly PaperPage[]): number[] {
  return pages.flatMap(({ texts }, index) => (texts.length === 0 ? [index + 1] : []));
}

test("a printed quote list says how many of each tool are asked for", async ({ page }) => {
  await keepList(page, [
    keptLine("mil-em-4f-10", "End mill Ø10", 25, "for EN8"),
    keptLine("dri-sd-85-3d", "Drill Ø8.5", 7),
  ]);
  await openAtOnce(page);
  await openList(page);
  const pages = await print(page);
  expect(pages).toHaveLength(1);
  expect(pages.map(wordsOf).join(" ")).toMatch(/End mill Ø10.* 25 .*Drill Ø8\.5.* 7 /);
});

test("no sheet of a printed category or table is blank, and no column is cut", async ({ page }) => {
  await openShared(page, "/products/pcd");
  expect(blankOf(await print(page))).toEqual([]);

  await openShared(page, "/products/milling/solid-carbide/endmill?view=table&diameter=10");
  const table = page.getByRole("table").first();
  await expect(table).toBeVisible();
  expect(blankOf(await print(page))).toEqual([]);
  await page.setViewportSize({ width: 688, height: 1016 });
  await page.emulateMedia({ media: "print" });
  const right = await table.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(688);
});
