import { readFileSync } from "node:fs";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { productOf } from "../testing/catalogue.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

test("an insert's sheet draws it and offers the drawing as a file", async ({ page }) => {
  const overlay = await openShared(page, addressOfProduct(productOf("tur-st-cnmg120408-p25")));
  const drawing = overlay.getByRole("region", { name: "Drawing" });
  await expect(drawing.getByRole("img", { name: /CNMG 120408.*Inscribed circle 12\.7 mm/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    drawing.getByRole("button", { name: "Download DXF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("CNMG-120408.dxf");
  expect(readFileSync(await download.path(), "utf8")).toMatch(/AC1009[^]*POLYLINE[^]*\nEOF\n$/);
  await expectNoAxeFindings(page);
});

test("an end mill's file holds what cuts and its shank on layers of their own", async ({ page }) => {
  const overlay = await openShared(page, addressOfProduct(productOf("mil-em-4f-10")));
  const outline = overlay.getByRole("region", { name: "Outline" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    outline.getByRole("button", { name: "Download DXF" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toContain("\nCUT\n");
  expect(text).toContain("\nNOCUT\n");
});
