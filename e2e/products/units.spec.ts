import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openAtOnce } from "../testing/open-at-once.ts";
import { openShared } from "../testing/overlay.ts";
import { expect, test } from "../testing/test.ts";

const inserts = "/products/turning/inserts";

function unitsButton(page: Page, name: "mm" | "inch"): Locator {
  return page.getByRole("group", { name: "Show lengths in" }).getByRole("button", { name, exact: true });
}

/** All that a list or sheet says, without what stands only for the ear. */
async function wordsOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll(/\s+/g, " ");
}

test("lengths are in inches in list, table and sheet where the visitor says so, and in mm again to the letter", async ({
  page,
}) => {
  await openShared(page, inserts);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /^CNMG 120408/ }) });
  await expect(card.first()).toContainText("12.7 mm");
  const before = await wordsOf(card.first());

  await unitsButton(page, "inch").click();
  await expect(unitsButton(page, "inch")).toHaveAttribute("aria-pressed", "true");
  await expect(card.first()).toContainText("0.5000 in");
  await expect(card.first()).toContainText("ANSI CNMG 432");
  await expect(page.getByRole("heading", { name: /^CNMG 120408/ }).first()).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Inscribed circle in" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "0.5000", exact: true }).first()).toBeVisible();

  // It is kept on the device: a sheet that is opened afresh follows.
  await page
    .getByRole("link", { name: /^CNMG 120408/ })
    .first()
    .click();
  await page.reload();
  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("list", { name: "Dimensions in the drawing" })).toContainText("Ø0.5000");
  const values = sheet.getByRole("region", { name: "Specification" });
  await expect(values).toContainText("0.5000 in");
  await expect(values).not.toContainText(/\d mm/);
  await expect(sheet.getByRole("region", { name: "Start values" })).toContainText("ft/min");
  await expectNoAxeFindings(page);

  await unitsButton(page, "mm").click();
  await expect(values).toContainText("12.7 mm");
  await page.goBack();
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await expect(card.first()).toContainText("12.7 mm");
  expect(await wordsOf(card.first())).toBe(before);
});

test("the calculator answers in inches and feet, and takes what is typed in mm as before", async ({
  page,
}) => {
  await page.goto("/calculator");
  const feed = page.getByText(/mm\/min/).first();
  await expect(feed).toBeVisible();
  await unitsButton(page, "inch").click();
  await expect(page.getByText(/in\/min/).first()).toBeVisible();
  await expect(page.getByText("What you type stays metric.")).toBeVisible();
  await expectNoAxeFindings(page);
});
