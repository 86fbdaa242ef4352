import type { Locator, Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { listButton, panel } from "../testing/quote-list.ts";
import { dialog, field, foundList, searchFor, way } from "../testing/search.ts";
import { expectNoAxeFindings } from "../testing/axe.ts";
import { expect, test } from "../testing/same-window.ts";

function kitIn(place: Locator): Locator {
  return place.getByRole("region", { name: "Kit for the hole" });
}

async function openHoleForm(page: Page): Promise<Locator> {
  await openAtOnce(page);
  await searchFor(page, "");
  await dialog(page).getByRole("tab", { name: "A hole" }).click();
  return way(page, "A hole").getByRole("form", { name: "The hole" });
}

test("a hole typed as on the drawing gives drill and tap with their values, added by one press", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "M8 through, 20 deep, SS304");
  const kit = kitIn(dialog(page));
  await expect(kit.getByRole("heading")).toHaveText("Tapped hole M8, through, 20 mm deep");
  const rows = kit.getByRole("list").first().getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("Ø6.8");
  await expect(rows.nth(0)).toContainText("vc60 m/min");
  await expect(rows.nth(1)).toContainText("spiral point");
  await expect(rows.nth(1)).toContainText("n318 1/min");
  await kit.getByRole("button", { name: "Add the kit: 2 tools" }).press("Enter");
  await expect(kit.getByText("The kit is in the quote list.")).toBeVisible();
  await expect(rows.getByRole("button", { name: /^In quote list: 1/ })).toHaveCount(2);
  // Neither the kit nor a tool of it is added twice.
  await kit.getByRole("button", { name: "Open the quote list" }).press("Enter");
  await expect(panel(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(rows.getByRole("button", { name: /^In quote list: 1/ })).toHaveCount(2);

  // Enter leads to the list, where the same kit stands.
  await field(page).press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(kitIn(foundList(page)).getByRole("heading")).toHaveText("Tapped hole M8, through, 20 mm deep");
  await listButton(page).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(2);
});

test("the form asks for a hole, by keyboard, and what we don't list is added as words", async ({ page }) => {
  const form = await openHoleForm(page);
  await form.getByLabel("Size").fill("M8");
  await form.getByLabel("Depth at least, mm").fill("31");
  await form.getByLabel("Workpiece").fill("SS304");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("M8 tapped through 31 mm deep SS304");
  const kit = kitIn(dialog(page));
  const missing = kit.getByRole("listitem").filter({ hasText: "Not in our range: ask." });
  await expect(missing).toContainText("Machine tap M8 × 1.25, form B, at least 31 mm deep");
  await expect(missing).toContainText("Ours reach 30.6 mm. Deeper needs a longer neck.");
  await missing.getByRole("button", { name: /^Add as words/ }).click();
  await missing.getByRole("button", { name: /^In quote list/ }).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(form.getByLabel("Size")).toHaveValue("M8");
  await page.keyboard.press("Escape");
  await expect(listButton(page)).toHaveAccessibleName(/1 line/);
});

test("the form for a hole and its kit have no barriers that axe finds", async ({ page }) => {
  const form = await openHoleForm(page);
  await expect(form.getByLabel("Size")).toBeVisible();
  await expectNoAxeFindings(page);
  await form.getByLabel("Size").fill("M6");
  await form.getByLabel("Hole for").selectOption("Countersunk");
  await form.getByLabel("Workpiece").fill("EN8");
  await form.getByRole("button", { name: "Find the kit" }).click();
  await expect(kitIn(dialog(page)).getByRole("heading")).toHaveText("Countersunk hole for M6, through");
  await expectNoAxeFindings(page);
});
