import { readFileSync } from "node:fs";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("an insert's sheet draws it and offers the drawing as a file", async ({ page }) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("tur-st-cnmg120408-p25")));
  const drawing = overlay.getByRole("region", { name: "Drawing" });
  await expect(drawing.getByRole("img", { name: /CNMG 120408.*Inscribed circle IC Ø12\.7/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    drawing.getByRole("button", { name: "Download DXF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("CNMG-120408.dxf");
  expect(readFileSync(await download.path(), "utf8")).toMatch(/AC1009[^]*POLYLINE[^]*\nEOF\n$/);
  await expectNoAxeFindings(page);
});

test("touching a value lights its dimension, and the other way round; an end mill's files hold its outline", async ({
  page,
}) => {
  const overlay = await openShared(page, addressOfProduct(productWithId("mil-em-4f-10")));
  const drawing = overlay.getByRole("region", { name: "Drawing" });
  const row = overlay
    .getByRole("region", { name: "Specification" })
    .locator("dl > div", { hasText: /^Overall/ });
  const length = drawing.getByRole("button", { name: "Overall length 72" });
  await expect(length).toHaveAttribute("aria-pressed", "false");
  await row.hover();
  await expect(length).toHaveAttribute("aria-pressed", "true");
  await expect(drawing.locator("g[data-lit]", { hasText: /^72$/ }).first()).toBeAttached();
  await page.mouse.move(0, 0);
  await expect(length).toHaveAttribute("aria-pressed", "false");
  // By keyboard from the list of dimensions to the table.
  await length.focus();
  await expect(overlay.locator("dl > [data-lit]")).toContainText("72 mm");

  for (const [button, name, content] of [
    ["Download DXF", "mil-em-4f-10.dxf", /\nNOCUT\n[^]*\nCUT\n|\nCUT\n[^]*\nNOCUT\n/],
    ["Download STEP envelope", "mil-em-4f-10.step", /AUTOMOTIVE_DESIGN[^]*MANIFOLD_SOLID_BREP/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      drawing.getByRole("button", { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), "utf8")).toMatch(content);
  }
});
