import { shootWindow, test } from "./shoot.ts";

test("pages of their own: a product, a guide, the calculator", async ({ page }) => {
  await page.goto("/product/tur-st-cnmg120408-p25");
  await shootWindow(page, "page-product");
  await page.goto("/guides/turning-inserts");
  await shootWindow(page, "page-guide");
  await page.goto("/calculator?operation=milling&workpiece=en8-c45");
  await page.getByText("Spindle speed").first().waitFor();
  await shootWindow(page, "page-calculator");
});
