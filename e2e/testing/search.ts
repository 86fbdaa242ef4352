import type { Locator, Page } from "@playwright/test";
import { isModal } from "./overlay.ts";

/** The search dialog. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Find", exact: true });
}

/** One of its ways, by its tab. */
export function way(page: Page, name: string): Locator {
  return dialog(page).getByRole("tabpanel", { name });
}

/** Its input. */
export function field(page: Page): Locator {
  return dialog(page).getByRole("combobox", { name: "Search code, size, thread, material" });
}

/** Its options: the list owns them, and they stand beside it. */
export function options(page: Page): Locator {
  return dialog(page).getByRole("option");
}

/** The option selected by keyboard. */
export function active(page: Page): Locator {
  return options(page).and(page.locator('[aria-selected="true"]'));
}

/** The page's list of search results. */
export function foundList(page: Page): Locator {
  return page.locator('[data-island="found"]');
}

/** Opens the search with the visible button; if a dialog is open, with the dialog's button. */
export async function pressSearch(page: Page): Promise<void> {
  const top = (await isModal(page)) ? page.locator("dialog:modal").last() : page;
  const button = top.getByRole("button", { name: "Search code, size, thread, material" });
  await button.filter({ visible: true }).first().click();
}

/** Opens the search and types. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await pressSearch(page);
  await field(page).fill(query);
}

/** The parts of the reading, as buttons that remove them. */
export function readParts(page: Page): Locator {
  return dialog(page).getByRole("group", { name: "How the search was read" }).getByRole("button");
}
