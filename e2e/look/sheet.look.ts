import type { Page } from "@playwright/test";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { productWithId } from "../testing/catalogue.ts";
import { openShared } from "../testing/overlay.ts";
import { A4, inTallWindow, isPhone, shootPart, shootWindow, test } from "./shoot.ts";

/** Opens a product's sheet and waits for the list of matching tools. */
async function openSheet(page: Page, id: string) {
  const overlay = await openShared(page, addressOfProduct(productWithId(id)));
  await overlay.getByRole("region", { name: "Goes with" }).getByRole("link").first().waitFor();
  return overlay;
}

test("a product's sheet, whole", async ({ page }) => {
  const overlay = await openSheet(page, "tur-st-cnmg120408-p25");
  await shootWindow(page, "sheet", "shown");
  await inTallWindow(page, () => shootPart(overlay.locator("[data-sheet]"), "sheet-whole"));
  await overlay.getByRole("button", { name: "What is Coating?" }).click();
  await shootPart(page.locator(":popover-open"), "sheet-explained");
});

test("a sheet on paper", async ({ page }) => {
  test.skip(isPhone(), "paper is as wide for every device");
  await page.setViewportSize(A4);
  const overlay = await openSheet(page, "tur-st-cnmg120408-p25");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // The printed address contains the server's port, which changes each time.
  await overlay.getByText(/localhost:\d+/).evaluate((address) => {
    for (const node of address.childNodes) node.nodeValue = (node.nodeValue ?? "").replace(/:\d+\//, "/");
  });
  await shootWindow(page, "print-sheet", "shown");
});
