import { openAtOnce } from "../testing/open-at-once.ts";
import {
  addressIn,
  itemButton,
  openCategory,
  openShared,
  overlayOf,
  topOfTile,
  centreTile,
  scrollOf,
  tab,
  tileLink,
} from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

test("the browser's Back closes the overlay instead of leaving the page", async ({ page }) => {
  await openAtOnce(page);
  const before = await centreTile(page, "Drilling");
  const overlay = await openCategory(page, "Drilling");
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/");
  await expect(tileLink(page, "Drilling")).toBeFocused();
  await expect.poll(() => topOfTile(page, "Drilling")).toBe(before);
});

test("the browser's Forward opens the overlay again", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Indexable").click();
  await page.goBack();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await page.goForward();
  await page.goForward();
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "true");
  expect(await addressIn(page)).toBe("/products/milling/indexable");
});

test("Back steps through items and tabs as they were chosen", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await itemButton(overlay, "Endmill").click();
  await itemButton(overlay, "Ball Nose").click();
  await page.goBack();
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "false");
  await expect(tab(overlay, "Solid Carbide")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(overlay, "Solid Carbide")).toHaveAttribute("aria-selected", "false");
  await expect(overlay).toBeVisible();
});

test("closing after several steps goes back to the page in one", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await itemButton(overlay, "Endmill").click();
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  await expect(tileLink(page, "Milling")).toBeFocused();
  expect(await addressIn(page)).toBe("/");
});

test("the chosen place pressed again is no step of its own", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Indexable").click();
  await tab(overlay, "Indexable").click();
  await page.goBack();
  await expect(tab(overlay, "Indexable")).toHaveAttribute("aria-selected", "false");
  expect(await addressIn(page)).toBe("/products/milling");
});

test("Back brings scroll position and focus in the overlay back", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  const solidCarbide = tab(overlay, "Solid Carbide");
  await solidCarbide.focus();
  // The list grows over several frames.
  const scroll = () =>
    overlay.evaluate((dialog) => {
      dialog.scrollTop = 240;
      return dialog.scrollTop;
    });
  await expect.poll(scroll).toBe(240);
  // The page's scroll event comes with the next frame.
  await overlay.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.keyboard.press("Enter");
  await expect(solidCarbide).toHaveAttribute("aria-selected", "true");
  await itemButton(overlay, "Threading Mill").click();
  await expect(itemButton(overlay, "Threading Mill")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(itemButton(overlay, "Threading Mill")).toBeFocused();
  await page.goBack();
  await expect(solidCarbide).toBeFocused();
  await expect.poll(() => scrollOf(overlay)).toBe(240);
});

test("a reopened overlay can be closed by Escape as well", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await page.goForward();
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect.poll(() => addressIn(page)).toBe("/");
});

test("two presses of Escape close the overlay and do not leave the page", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect.poll(() => addressIn(page)).toBe("/");
});

test("the titles of the states stand in the browser's history", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await expect(page).toHaveTitle(/^Solid Carbide · Milling \| /);
  await itemButton(overlay, "Endmill").click();
  await expect(page).toHaveTitle(/^Endmill · Solid Carbide · Milling \| /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Solid Carbide · Milling \| /);
});

test("Back to a shared link that was closed opens its overlay again", async ({ page }) => {
  const overlay = await openShared(page, "/products/milling/indexable");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(tab(overlayOf(page, "Milling"), "Indexable")).toHaveAttribute("aria-selected", "true");
});

test("an overlay opened after a shared link was closed goes back to the page's products", async ({
  page,
}) => {
  const shared = await openShared(page, "/products/milling");
  await shared.getByRole("link", { name: "Back to categories" }).click();
  await expect(shared).toBeHidden();
  const overlay = await openCategory(page, "Turning");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();
  expect(await addressIn(page)).toBe("/#products");
});

test("a reload keeps the place in the overlay", async ({ page }) => {
  await openAtOnce(page);
  const overlay = await openCategory(page, "Milling");
  await tab(overlay, "Solid Carbide").click();
  await itemButton(overlay, "Endmill").click();
  const address = await addressIn(page);
  await openShared(page, address);
  await expect(itemButton(overlay, "Endmill")).toHaveAttribute("aria-pressed", "true");
});

test("after more steps than a browser keeps, closing still leads back to the page", async ({ page }) => {
  await openAtOnce(page);
  // The category with the shortest lists: each step draws one.
  const overlay = await openCategory(page, "PCBN");
  const tabs = overlay.getByRole("tab");
  const count = await tabs.count();
  for (let step = 0; step < 55; step += 1) {
    await tabs.nth(step % count).click();
    await expect(tabs.nth(step % count)).toHaveAttribute("aria-selected", "true");
  }
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await addressIn(page)).toBe("/");
  await openCategory(page, "Milling");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
