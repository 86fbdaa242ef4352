import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared, overlayOf, tileLink } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("the first Escape returns to the card too, where the address already names the section", async ({
  page,
}) => {
  await openAtOnce(page, "/#products");
  await tileLink(page, "Milling").press("Enter");
  await expect(overlayOf(page, "Milling").getByRole("tablist")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(tileLink(page, "Milling")).toBeFocused();
  // The focus stays there.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(tileLink(page, "Milling")).toBeFocused();
});

test("in a category the filters and the list can be skipped, each by one press", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const overlay = await openShared(page, "/products/milling");
  await overlay.getByRole("button", { name: "Skip the filters" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(overlay.getByRole("button", { name: "Skip the list" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(overlay.getByRole("link", { name: "Contact Support" })).toBeFocused();
});
