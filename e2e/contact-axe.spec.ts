import { expectNoAxeFindings } from "./testing/axe.ts";
import {
  answerPosts,
  contactForm,
  fillIn,
  holdAnswer,
  NOT_SENT,
  openContact,
  SENT,
  WORDS,
} from "./testing/contact-form.ts";
import { expect, test } from "./testing/test.ts";
import type { Page } from "@playwright/test";

/** From the top: else the header that stays in sight covers something of the section, and axe takes it for small. */
async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectNoAxeFindings(page);
}

test("axe finds nothing wrong with the contact form at rest", async ({ page }) => {
  await openContact(page);
  await expectNoFindings(page);
});

test("axe finds nothing wrong with the contact form and all its errors", async ({ page }) => {
  const contact = await openContact(page);
  await contact.send.click();
  await expect(contact.summary.getByRole("link")).toHaveCount(4);
  await expectNoFindings(page);
});

test("axe finds nothing wrong while a message is under way", async ({ page }) => {
  const contact = await openContact(page);
  const letGo = await holdAnswer(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.send).toHaveText("Sending...");
  await expectNoFindings(page);
  await letGo();
});

test("axe finds nothing wrong when a message could not be sent", async ({ page, noise }) => {
  noise.expect(/Status: 200/, "the answer claims no success");
  await answerPosts(page, { body: "{}" });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expectNoFindings(page);
});

test("axe finds nothing wrong when a message was sent", async ({ page }) => {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expectNoFindings(page);
});

test("axe finds nothing wrong with the page that follows a message without script", async ({ page }) => {
  await page.goto("/message-sent");
  await expectNoFindings(page);
});

test("axe finds nothing wrong with the page that brings a message back", async ({ page, noise }) => {
  noise.expect(/^response 400/, "the server refuses the address");
  noise.expect(/Failed to load resource.*400/, "the server refuses the address");
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/#contact", { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact, { ...WORDS, email: "asha.rao" });
  await contact.form.evaluate((element) => element.setAttribute("novalidate", ""));
  await contact.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
  await expectNoFindings(page);
});

test("axe finds nothing wrong with the page that brings a message back without its subject", async ({
  page,
  noise,
}) => {
  noise.expect(/^response 400/, "the server misses the subject");
  noise.expect(/Failed to load resource.*400/, "the server misses the subject");
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/#contact", { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact, { ...WORDS, subject: "" });
  await contact.form.evaluate((element) => element.setAttribute("novalidate", ""));
  await contact.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
  await expectNoFindings(page);
});
