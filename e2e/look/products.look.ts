import { openShared as openAsCards } from "../testing/as-cards.ts";
import { count, openShared } from "../testing/overlay.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { expect } from "../testing/test.ts";
import { isPhone, shootPart, shootWindow, test, inTallWindow } from "./shoot.ts";

const solidCarbide = "/products/milling/solid-carbide";

test("a category", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling");
  await expect(count(overlay)).toHaveText(/products/);
  await shootWindow(page, "category", "shown");
});

test("an item of a subcategory, and a card unfolded whose tool is in the list", async ({ page }) => {
  await openShared(page, `${solidCarbide}/endmill`);
  await shootWindow(page, "leaf");
  const overlay = await openAsCards(page, `${solidCarbide}/endmill`);
  const card = overlay
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.locator("summary") })
    .first();
  await card.locator("summary").click();
  await page.mouse.move(0, 0);
  await card.getByRole("button", { name: /^Add/ }).click();
  await card.getByRole("button", { name: /^In quote list/ }).waitFor();
  await page.mouse.move(0, 0);
  await inTallWindow(page, () => shootPart(card, "card-unfolded-in-list", "shown"));
});

test("a place without products", async ({ page }) => {
  await openShared(page, "/products/pcbn/high-speed");
  await shootWindow(page, "leaf-empty");
});

test("filters: explained, active, and nothing left", async ({ page }) => {
  const overlay = await openShared(page, solidCarbide);
  if (isPhone()) {
    await overlay.getByRole("button", { name: "Filters" }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("checkbox", { name: /^TiAlN/ }).check();
    await shootWindow(page, "filters-dialog");
    await dialog.getByRole("button", { name: /^Show/ }).click();
  } else {
    await page.getByRole("button", { name: "What is Coating?" }).click();
    await shootPart(page.locator(":popover-open"), "filters-explained");
  }
  await openShared(page, `${solidCarbide}?diameter=6,10&coating=tialn`);
  await shootWindow(page, "filters-active");
  await openShared(page, `${solidCarbide}?q=CNMG+120408&coating=tialn`);
  await expect(overlay.getByRole("heading", { name: /^Nothing in Milling/ })).toBeVisible();
  await shootWindow(page, "filters-no-match");
});

test("an address that the catalogue doesn't know", async ({ page, noise }) => {
  noise.expect(/404/, "the address is not in the catalogue");
  const overlay = await openShared(page, "/products/milling/carbide");
  await shootPart(overlay.getByText("That address is not in the catalogue."), "category-lost");
  await openAtOnce(page, "/products/welding");
  await shootWindow(page, "products-lost");
});

test("products that could not be loaded", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|could not be loaded/, "the connection breaks on purpose");
  await page.route(/\/data\/.*json$/, (route) => route.abort());
  await openAtOnce(page, "/#products");
  await page.getByRole("heading", { level: 3, name: "Milling" }).getByRole("link").click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await shootWindow(page, "category-failed");
});
