import type { Locator } from "@playwright/test";
import { expectNoAxeFindings } from "./testing/axe.ts";
import { isModal, openShared } from "./testing/overlay.ts";
import { expect, test } from "./testing/test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** The states of the overlay that differ in their parts. */
const states = {
  all: "/products/milling",
  subcategory: "/products/milling/solid-carbide",
  item: "/products/milling/solid-carbide/endmill",
  empty: "/products/pcbn/high-speed",
  lost: "/products/milling/carbide",
};

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("axe finds nothing in a category's overlay", async ({ page }) => {
    await openShared(page, states.all);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing with a subcategory chosen", async ({ page }) => {
    await openShared(page, states.subcategory);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing with an item chosen and specifications open", async ({ page }) => {
    const overlay = await openShared(page, states.item);
    await overlay
      .getByText(/^All \d+ specifications$/)
      .first()
      .click();
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing in a place without products", async ({ page }) => {
    await openShared(page, states.empty);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing where an address is not in the catalogue", async ({ page, noise }) => {
    noise.expect(/404/, "the address is not in the catalogue");
    await openShared(page, states.lost);
    await expectNoAxeFindings(page);
  });
});

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test("axe finds nothing in a category's overlay", async ({ page }) => {
    await openShared(page, states.all);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing with a subcategory chosen", async ({ page }) => {
    await openShared(page, states.subcategory);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing with an item chosen and specifications open", async ({ page }) => {
    const overlay = await openShared(page, states.item);
    await overlay
      .getByText(/^All \d+ specifications$/)
      .first()
      .click();
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing in a place without products", async ({ page }) => {
    await openShared(page, states.empty);
    await expectNoAxeFindings(page);
  });

  test("axe finds nothing where an address is not in the catalogue", async ({ page, noise }) => {
    noise.expect(/404/, "the address is not in the catalogue");
    await openShared(page, states.lost);
    await expectNoAxeFindings(page);
  });
});

test("axe finds nothing where products could not be loaded", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|could not be loaded/, "the connection breaks on purpose");
  await page.route(/\/data\/.*json$/, (route) => route.abort());
  await page.goto("/#products");
  await page.getByRole("heading", { level: 3, name: "Milling" }).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.poll(() => isModal(page)).toBe(true);
  await expectNoAxeFindings(page);
});

/** By how much an overlay is wider than the window, at widths from the narrowest phone to the widest screen. */
async function surplusWidths(overlay: Locator): Promise<number[]> {
  const surplus = [];
  for (const width of [320, 390, 768, 1920]) {
    await overlay.page().setViewportSize({ width, height: 800 });
    surplus.push(await overlay.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth));
  }
  return surplus;
}

test("an overlay with every specification open never scrolls sideways", async ({ page }) => {
  const overlay = await openShared(page, "/products/grooving-parting/grooving-tools");
  await overlay.locator("details").evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
  expect(await surplusWidths(overlay)).toEqual([0, 0, 0, 0]);
});

test("an overlay without products never scrolls sideways", async ({ page }) => {
  const overlay = await openShared(page, states.empty);
  expect(await surplusWidths(overlay)).toEqual([0, 0, 0, 0]);
});

test("on the narrowest phone every tab and item can be reached by a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overlay = await openShared(page, "/products/turning/grade");
  const small = [];
  for (const target of await overlay.getByRole("tab").or(overlay.getByRole("button")).all()) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 0.9 });
    const box = await target.boundingBox();
    if (!box || box.height < 24 || box.width < 24) small.push(await target.textContent());
  }
  expect(small).toEqual([]);
});
