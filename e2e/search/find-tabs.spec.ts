import type { Page } from "@playwright/test";
import { openAtOnce } from "../testing/open-at-once.ts";
import { addressIn } from "../testing/overlay.ts";
import { listButton, panel } from "../testing/quote-list.ts";
import { dialog, field, options, pressSearch, searchFor, way } from "../testing/search.ts";
import { expect, test } from "../testing/same-window.ts";

test("the five ways to find a tool are tabs: one stop, arrows, Home and End, and each keeps what was written", async ({
  page,
}) => {
  await openAtOnce(page);
  await searchFor(page, "m8");
  const tabs = dialog(page).getByRole("tab");
  await expect(tabs).toHaveText(["Search", "In my hand", "Workpiece", "A hole", "A list"]);
  await expect(tabs.and(page.locator("[tabindex='0']"))).toHaveText("Search");
  await tabs.first().press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await way(page, "In my hand").getByLabel("Measured, mm").fill("12.7");
  await tabs.nth(1).press("End");
  await expect(tabs.nth(4)).toBeFocused();
  await way(page, "A list").getByRole("textbox").fill("16ER AG60 5");
  await tabs.nth(4).press("ArrowRight");
  await expect(tabs.first()).toBeFocused();
  await expect(options(page).first()).toContainText("M8");
  await tabs.first().press("ArrowLeft");
  await tabs.nth(4).press("Home");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Escape");
  await pressSearch(page);
  await expect(field(page)).toHaveValue("m8");
  await tabs.nth(1).click();
  await expect(way(page, "In my hand").getByLabel("Measured, mm")).toHaveValue("12.7");
  await tabs.nth(4).click();
  await expect(way(page, "A list").getByRole("textbox")).toHaveValue("16ER AG60 5");
  // Who types goes on with the search.
  await field(page).fill("m10");
  await expect(options(page).first()).toContainText("M10");
});

/** Pastes into the field, which takes the breaks of lines out. */
async function pasteLines(page: Page, text: string): Promise<void> {
  await field(page).fill(text.replaceAll("\n", ""));
  await expect(dialog(page).getByText("Nothing found for")).toBeVisible();
  await field(page).evaluate((input, lines) => {
    const data = new DataTransfer();
    data.setData("text/plain", lines);
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

test("several lines pasted into the search can be added as a list, none of them lost", async ({ page }) => {
  await openAtOnce(page);
  await pressSearch(page);
  await pasteLines(page, "16ER AG60 5\n\nReamer 12 H7, 3 nos\nCNMG 120408-PM 4325 – 50 nos\n");
  const offer = dialog(page).getByRole("button", { name: "3 lines: add them as a list" });
  await expect(offer).toBeVisible();
  await expect(dialog(page).getByText("Nothing found")).toHaveCount(0);
  await offer.press("Enter");
  const read = way(page, "A list").getByRole("region", { name: "3 lines read" });
  await expect(read.getByRole("heading")).toBeFocused();
  await read.getByRole("button", { name: "Add 3 lines" }).press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(panel(page).getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(listButton(page)).toHaveAccessibleName(/3 lines/);
  // What was added isn't searched for.
  await expect.poll(() => addressIn(page)).not.toContain("q=");
});

test("lines that were pasted into the search and left there are not searched for on the page", async ({
  page,
}) => {
  await openAtOnce(page);
  await pressSearch(page);
  await pasteLines(page, "16ER AG60 5\nReamer 12 H7, 3 nos\nCNMG 120408-PM 4325 – 50 nos\n");
  await expect(dialog(page).getByRole("button", { name: "3 lines: add them as a list" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("[data-all-products]")).toBeVisible();
  await expect.poll(() => addressIn(page)).not.toContain("q=");
});

test("one line pasted into the search is a search", async ({ page }) => {
  await openAtOnce(page);
  await searchFor(page, "m8");
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: /as a list$/ })).toHaveCount(0);
});

test("on a phone the field says all that it takes, and no line of codes ends in a dot", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtOnce(page);
  await pressSearch(page);
  const fits = await field(page).evaluate((input: HTMLInputElement) => {
    input.value = input.placeholder;
    return input.scrollWidth <= input.clientWidth;
  });
  expect(fits).toBe(true);
  await field(page).fill("end mill 10 mm");
  const size = options(page).first().getByText("10 × 22 × 72 mm");
  await expect(size).toBeVisible();
  await expect(size).not.toContainText("·");
});
