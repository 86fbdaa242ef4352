import type { Page } from "@playwright/test";
import {
  answerPosts,
  fillIn,
  holdAnswer,
  NOT_SENT,
  openContact,
  SENT,
  untilFooterHydrated,
} from "../testing/contact-form.ts";
import { storeList, storedLine, listInForm } from "../testing/quote-list.ts";
import { shootPart, test } from "./shoot.ts";
import { expect } from "../testing/test.ts";

/** Removes the focus from the form: the focus ring has its own picture. */
async function blurForm(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test("the form: empty, with a field in focus, with errors", async ({ page }) => {
  const contact = await openContact(page);
  await shootPart(contact.form, "form-empty");
  await contact.email.focus();
  await shootPart(contact.form, "form-focus");
  await contact.send.click();
  await page.mouse.move(0, 0);
  await shootPart(contact.form, "form-errors");
});

test("the form: sending, still sending, sent", async ({ page }) => {
  await page.clock.install({ time: "2026-01-09T10:30:00+05:30" });
  const contact = await openContact(page);
  const answer = await holdAnswer(page);
  await fillIn(contact);
  await page.clock.pauseAt("2026-01-09T11:30:00+05:30");
  await contact.send.click();
  await expect(contact.send).toBeDisabled();
  await shootPart(contact.form, "form-sending");
  await page.clock.runFor(15_000);
  await shootPart(contact.form, "form-still-sending");
  await page.clock.resume();
  await answer();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await blurForm(page);
  await shootPart(contact.form, "form-sent");
});

test("the form: not sent", async ({ page, noise }) => {
  noise.expect(/The contact message was not sent/, "a failure is logged");
  await answerPosts(page, { status: 200, body: '{"success":false}' });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await blurForm(page);
  await shootPart(contact.form, "form-not-sent");
});

test("the form: with a quote list, and without network", async ({ page, context }) => {
  await storeList(page, [
    storedLine("mil-em-4f-10", "4-flute solid carbide end mill Ø10, DIN 6527 L", 5),
    storedLine("tur-bar-gone", "Boring bar S20R-SCLCR 09", 2, "left hand"),
  ]);
  // This file is preloaded: an aborted request would fail the test.
  const preload = page.waitForResponse(/\/data\/pcd/);
  const contact = await openContact(page);
  await expect(listInForm(page).getByText("no longer listed")).toBeVisible();
  await shootPart(contact.form, "form-with-list");
  // The strip's pause button shows that it is hydrated, but is hidden with reduced motion.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await untilFooterHydrated(page);
  await preload;
  await context.setOffline(true);
  await expect(contact.form.getByText("You are offline.")).toBeVisible();
  await shootPart(contact.form.getByRole("status").last(), "form-offline");
});
