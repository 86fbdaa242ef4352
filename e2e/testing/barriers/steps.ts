import { openAtOnce, scrollToEnd } from "../open-at-once.ts";
import { expect, type Page } from "@playwright/test";
import { contactForm, fillIn, openContact, SAMPLE_WORDS } from "../contact-form.ts";

/** Opens the explanation of this name. */
export async function explain(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  await expect(page.locator(":popover-open")).toBeVisible();
}

/** On a phone opens the dialog with the filters; elsewhere they are beside the list. */
export async function openFilters(page: Page): Promise<void> {
  const filters = page.getByRole("button", { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

/** Posts the form natively, without its script; the server finds a fault. */
export async function postWithoutScript(
  page: Page,
  words: Partial<Record<keyof typeof SAMPLE_WORDS, string>>,
): Promise<void> {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/#contact", { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact, { ...SAMPLE_WORDS, ...words });
  await contact.form.evaluate((element) => element.setAttribute("novalidate", ""));
  await contact.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
}

/** Sends a valid message. */
export async function send(page: Page): Promise<void> {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.form.getByRole("button", { name: "Send message" }).click();
}

/** Scrolls the page to its end and back, so that all lazy parts are drawn. */
export async function scrollToEndAndBack(page: Page): Promise<void> {
  await openAtOnce(page);
  const products = page.locator("#products");
  await products.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(products.getByRole("button", { name: "Search code" })).toBeVisible();
  await scrollToEnd(page);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Compliances" })).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
