import { openAtOnce } from "../open-at-once.ts";
import { expect, type Page } from "@playwright/test";
import { contactForm, fillIn, openContact, WORDS } from "../contact-form.ts";

/** Opens the explanation of this name. */
export async function explain(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  await expect(page.locator(":popover-open")).toBeVisible();
}

/** The filters beside the list, or on a phone the dialog with them. */
export async function openFilters(page: Page): Promise<void> {
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

/** A form posted as the browser does by itself, its script never arriving; the server finds a fault. */
export async function postPlainly(
  page: Page,
  words: Partial<Record<keyof typeof WORDS, string>>,
): Promise<void> {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/#contact", { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact, { ...WORDS, ...words });
  await contact.form.evaluate((element) => element.setAttribute("novalidate", ""));
  await contact.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
}

/** Sends a message that nothing is wrong with. */
export async function send(page: Page): Promise<void> {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.form.getByRole("button", { name: "Send message" }).click();
}

/** Scrolls the page to its end, so that all is drawn that comes as one nears it, and back. */
export async function seeToItsEnd(page: Page): Promise<void> {
  await openAtOnce(page);
  const products = page.locator("#products");
  await products.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(products.getByRole("button", { name: "Search code" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Compliances" })).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
