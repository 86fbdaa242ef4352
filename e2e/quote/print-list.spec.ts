import { productsOf } from "../testing/catalogue.ts";
import { company } from "../testing/content.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";
import type { Page } from "@playwright/test";

/** Sheets that a page takes on A4 paper. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a printed quote list says how many of each, and who is asked", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/solid-carbide/endmill");
  await overlay
    .getByRole("button", { name: /^Add .* to quote|^Add to quote/ })
    .first()
    .click();
  await openAtOnce(page, "/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Quote list/ })
    .click();
  const panel = page.getByRole("dialog", { name: "Quote list" });
  const line = panel.getByRole("listitem");
  await line.getByRole("button", { name: /change the quantity/ }).click();
  await line.getByRole("textbox", { name: /^Quantity of/ }).fill("20");
  await page.keyboard.press("Enter");
  await page.emulateMedia({ media: "print" });
  await expect(line.getByText("20", { exact: true })).toBeVisible();
  await expect(line.getByRole("button", { name: /less of|more of|^Remove/ })).toHaveCount(0);
  for (const words of [company.name, company.phone, company.email])
    await expect(panel.getByText(words).first()).toBeVisible();
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: null });
});

test("a printed category has no blank sheets behind its tools", async ({ page }) => {
  await openShared(page, "/products/pcd");
  const count = productsOf({ category: "pcd" }).length;
  // Four cards fill a sheet, with the heading and the last words beside them.
  expect(await sheets(page)).toBeLessThanOrEqual(Math.ceil(count / 4) + 1);
});

test("a printed table of eighteen sizes takes one sheet", async ({ page }) => {
  await openShared(page, "/products/milling/solid-carbide/endmill?view=table");
  expect(await sheets(page)).toBe(1);
});
