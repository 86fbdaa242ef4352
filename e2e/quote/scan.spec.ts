import type { Page } from "@playwright/test";
import { productsIn } from "../testing/catalogue.ts";
import { openAtOnce, untilKept } from "../testing/open-at-once.ts";
import { openList, panel, quantityOf } from "../testing/quote-list.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

const other = productsIn({ category: "milling" }).find(({ id }) => id === "mil-em-4f-12");
const id = "tur-st-cnmg120408-p25";

/** Opens the address that a label's code holds. */
async function scan(page: Page, quantity: string): Promise<void> {
  await page.goto(`/product/${id}?quantity=${quantity}`);
}

function said(page: Page) {
  return page.getByRole("form", { name: "Ask for a quote" }).getByRole("status");
}

function lines(page: Page, count: string) {
  return page.getByRole("link", { name: `Quote list ${count}` });
}

test("a scanned label puts its quantity on the quote list, once, and it can be undone", async ({ page }) => {
  await page.goto("/product/mil-em-4f-10");
  await scan(page, "50");
  await expect(said(page)).toHaveText("50 added to the quote list.");
  await expect(page.getByLabel("Quantity, packs of 10")).toHaveValue("50");
  await expect(page.getByRole("button", { name: "In quote list: 50" })).toBeVisible();
  await expect(lines(page, "1 line")).toBeVisible();
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(`/product/${id}`);

  // Neither a reload nor the way back and forth adds it again.
  await page.reload();
  await expect(page.getByRole("button", { name: "In quote list: 50" })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("button", { name: "In quote list: 50" })).toBeVisible();

  // A second scan asks first.
  await scan(page, "50");
  await expect(said(page)).toHaveText("In the quote list already: 50.");
  await expect(page.getByRole("button", { name: "In quote list: 50" })).toBeVisible();
  await page.getByRole("button", { name: "Add 50 more" }).click();
  await expect(page.getByRole("button", { name: "In quote list: 100" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toHaveText("50 taken out of the quote list.");
  await expect(page.getByRole("button", { name: "In quote list: 50" })).toBeFocused();
});

test("undo takes a scanned tool out of the list", async ({ page }) => {
  await scan(page, "20");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines(page, "0 lines")).toBeVisible();
  await page.reload();
  await expect(lines(page, "0 lines")).toBeVisible();
  await expect(said(page)).toBeHidden();
});

test("what is no quantity is named, and nothing is added", async ({ page }) => {
  for (const typed of ["0", "-5", "ten", "1.5", "1e3", "", "99999999999999999", "50&quantity=60"]) {
    await scan(page, typed);
    await expect(said(page)).toContainText("is no quantity: a whole number from 1. Nothing was added.");
    await expect(page.getByLabel("Quantity, packs of 10")).toHaveValue("10");
    await expect(lines(page, "0 lines")).toBeVisible();
  }
});

ownWindowTest.describe("without network", () => {
  ownWindowTest.use({ keepsSite: true });

  ownWindowTest(
    "a scan fills the list, also of a tool whose page was never opened",
    async ({ page, context }) => {
      await openAtOnce(page);
      await untilKept(page);
      await page.goto(`/product/${id}`);
      await context.setOffline(true);
      await scan(page, "50");
      await expect(said(page)).toHaveText("50 added to the quote list.");
      await page.goto("/product/mil-em-4f-12?quantity=5");
      const arrived = panel(page).getByRole("region", { name: "List from a link" });
      await expect(arrived).toContainText(`${other?.name} × 5`);
      await arrived.getByRole("button", { name: "Add to my list" }).click();
      await expect(quantityOf(panel(page), other?.name ?? "")).toHaveText("5");
      await expect(panel(page).getByRole("listitem")).toHaveCount(2);
      // A reload adds nothing, whichever button was pressed.
      await page.reload();
      await expect((await openList(page)).getByRole("listitem")).toHaveCount(2);
    },
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a scan opens the tool's page, which says nothing of a list", async ({ page }) => {
    await scan(page, "50");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("CNMG 120408");
    await expect(said(page)).toBeHidden();
    await expect(page.getByText("Undo")).toBeHidden();
    await expect(page.getByLabel("Quantity, packs of 10")).toHaveValue("10");
  });
});
