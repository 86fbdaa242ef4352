import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { openShared } from "../testing/as-cards.ts";
import { card } from "../testing/overlay.ts";
import { expect, test } from "../testing/same-window.ts";

const name = "CCMT 09T308 positive insert, P25";

function unitsButton(page: Page, units: "mm" | "inch"): Locator {
  const group = page.getByRole("group", { name: "Show lengths in" });
  return group.getByRole("button", { name: units, exact: true });
}

test("lengths are in inches in list, table and sheet where the visitor says so, and in mm again to the letter", async ({
  page,
}) => {
  const overlay = await openShared(page, "/products/turning/inserts");
  const insert = card(overlay, name);
  await expect(insert).toContainText("9.525 mm");
  const before = await insert.innerText();

  await unitsButton(page, "inch").click();
  await expect(unitsButton(page, "inch")).toHaveAttribute("aria-pressed", "true");
  await expect(insert).toContainText("0.3750 in");
  await expect(insert).toContainText("ANSI CCMT 3(2.5)2");
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Inscribed circle in" }).first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name })).toContainText("ANSI CCMT 3(2.5)2");
  await expect(page.getByRole("cell", { name: "0.3750", exact: true }).first()).toBeVisible();

  // The choice is stored on the device: a newly opened sheet uses it.
  await page.getByRole("link", { name }).click();
  const sheet = page.getByRole("dialog", { name });
  const values = sheet.getByRole("region", { name: "Specification" });
  await expect(values).toContainText("0.3750 in");
  await page.reload();
  await expect(values).toContainText("0.3750 in");
  await expect(values).not.toContainText(/\d mm/);
  await expect(sheet.getByRole("img", { name: /Ø0\.3750/ })).toBeVisible();
  await expect(sheet.getByRole("region", { name: /^Cuts/ })).toContainText("ft/min");
  await expectNoAxeFindings(page);

  await unitsButton(page, "mm").click();
  await expect(values).toContainText("9.525 mm");
  await page.goBack();
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await expect(insert).toContainText("9.525 mm");
  expect(await insert.innerText()).toBe(before);
});

test("the calculator answers and takes figures in inches, feet and horsepower, and is the same in mm again", async ({
  page,
}) => {
  await page.goto("/calculator");
  const unit = (text: string): Locator => page.getByRole("definition").filter({ hasText: text }).first();
  await page.getByRole("combobox", { name: "Workpiece" }).selectOption({ label: "SS 304" });
  await expect(unit("mm/min")).toBeVisible();
  await unitsButton(page, "inch").click();
  await expect(unit("in/min")).toBeVisible();
  await expectNoAxeFindings(page);
  const diameter = page.getByRole("textbox", { name: "Tool diameter" });
  await expect(diameter).toHaveValue("0.3937");
  await diameter.fill("");
  await diameter.pressSequentially("0.50");
  await expect(diameter).toHaveValue("0.50");
  const needle = page.getByRole("slider", { name: "Cutting speed in the starting range" });
  await expect(needle).toHaveAttribute("aria-valuetext", /^\d+ feet a minute/);
  await page.getByRole("textbox", { name: "Power of the drive" }).fill("10");
  await unitsButton(page, "mm").click();
  await expect(diameter).toHaveValue("12.7");
  await expect(page.getByRole("textbox", { name: "Power of the drive" })).toHaveValue("7.45699872");
  await expect(needle).toHaveAttribute("aria-valuetext", /metres a minute/);
  await unitsButton(page, "inch").click();
  await expect(page.getByRole("textbox", { name: "Power of the drive" })).toHaveValue("10");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Power of the drive" })).toHaveValue("10");
});
