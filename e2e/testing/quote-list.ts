import { expect, type Locator, type Page } from "@playwright/test";
import { leaveSite } from "./shared-window.ts";

/** A product's line as stored in localStorage. */
export function storedLine(key: string, name: string, quantity = 1, remark = "") {
  return { kind: "product", key, name, designation: "", quantity, remark };
}

/**
 * Stores a list before the page opens, as an earlier visit would have.
 * @param origin of a server other than the shared one.
 */
export async function storeList(
  page: Page,
  lines: readonly ReturnType<typeof storedLine>[],
  origin = "",
): Promise<void> {
  await leaveSite(page, origin);
  const list = JSON.stringify({ lines, prompts: {} });
  await page.evaluate((text) => localStorage.setItem("quote-list/1", text), list);
}

/** The button in the visible bar that opens the list. */
export function listButton(page: Page): Locator {
  return page
    .getByRole("button", { name: /^Quote list/ })
    .filter({ visible: true })
    .last();
}

export function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Quote list" });
}

export async function openList(page: Page): Promise<Locator> {
  await listButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** The list in the contact form. */
export function listInForm(page: Page): Locator {
  return page.getByRole("region", { name: "Quote list, sent with the message" });
}

/** The quantity of a tool: a button that becomes a text field. */
export function quantityOf(within: Locator, name: string): Locator {
  return within.getByRole("button", { name: `change the quantity of ${name}` });
}

/** Types a quantity and ends with Enter. */
export async function typeQuantity(within: Locator, name: string, quantity: string): Promise<void> {
  await quantityOf(within, name).click();
  const field = within.getByRole("textbox", { name: `Quantity of ${name}` });
  await field.fill(quantity);
  await field.press("Enter");
}
