import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

/** Opens the sheet's files and takes one. */
async function download(page: Page, overlay: Locator, name: string): Promise<Download> {
  const files = overlay.getByRole("group", { name: "For CAM and control" });
  if (!(await files.isVisible())) await overlay.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    files.getByRole("button", { name }).click(),
  ]);
  return file;
}

test("an insert's sheet draws it, and its outline is a file behind “Export”", async ({ page }) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("tur-st-cnmg120408-p25")));
  const drawing = overlay.getByRole("region", { name: "Drawing" });
  await expect(drawing.getByRole("img", { name: /CNMG 120408.*Inscribed circle IC Ø12\.7/ })).toBeVisible();
  const file = await download(page, overlay, "Download DXF");
  expect(file.suggestedFilename()).toBe("CNMG-120408.dxf");
  expect(readFileSync(await file.path(), "utf8")).toMatch(/AC1009[^]*POLYLINE[^]*\nEOF\n$/);
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(overlay.getByRole("button", { name: "Download DXF" })).toBeHidden();
  await expect(overlay).toBeVisible();
});

test("pointing at a value is seen to light its dimension, which stands beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const overlay = await openShared(page, addressOfProduct(productWithId("mil-em-4f-10")));
  const drawing = overlay.getByRole("region", { name: "Drawing" });
  const specification = overlay.getByRole("region", { name: "Specification" });
  const row = specification.locator("dl > div", { hasText: /^Max\. depth|^Depth of cut/ });
  const dimension = drawing.locator("g:visible", { hasText: /^22$/ });
  await expect(dimension).toBeVisible();
  await specification.scrollIntoViewIfNeeded();
  await row.hover();
  await expect(dimension).toHaveAttribute("data-lit", "true");
  for (const seen of [row, dimension]) await expect(seen).toBeInViewport({ ratio: 1 });
  await page.mouse.move(0, 0);
  await expect(dimension).not.toHaveAttribute("data-lit");
  // And the other way round.
  await dimension.locator("text").hover();
  await expect(row).toHaveAttribute("data-lit", "true");
  // By keyboard from the table; from what only the drawing says to the table.
  await page.mouse.move(0, 0);
  await specification.getByRole("button", { name: "What is Overall length?" }).focus();
  await expect(drawing.locator("g[data-lit]:visible")).toHaveText("72");
  await drawing.getByRole("button", { name: "Shank length, DIN 6535 40" }).focus();
  await expect(overlay.locator("dl > [data-lit]")).toContainText("DIN 6535 HB");
});

test("an end mill's files hold its outline, named by its order code", async ({ page }) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("mil-em-4f-10")));
  for (const [button, name, content] of [
    ["Download DXF", "EM-1001.dxf", /\nNOCUT\n[^]*\nCUT\n|\nCUT\n[^]*\nNOCUT\n/],
    ["Download STEP envelope", "EM-1001.step", /AUTOMOTIVE_DESIGN[^]*MANIFOLD_SOLID_BREP/],
  ] as const) {
    const file = await download(page, overlay, button);
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), "utf8")).toMatch(content);
  }
});
