import {
  answerPosts,
  contactForm,
  expectEmpty,
  expectWords,
  fillIn,
  holdAnswer,
  NOT_SENT,
  openContact,
  SENT,
  SLOW,
  SAMPLE_WORDS,
} from "../testing/contact-form.ts";
import { hydrated } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";
import { test as ownWindowTest } from "../testing/test.ts";

test("while a message is under way the button says so and takes no second press", async ({ page }) => {
  const contact = await openContact(page);
  const release = await holdAnswer(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.send).toHaveText("Sending...");
  await expect(contact.send).toBeDisabled();
  await release();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.send).toBeEnabled();
  await expect(contact.send).toHaveText("Send message");
});

test("a message that was taken leaves an empty form", async ({ page }) => {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expectEmpty(contact);
});

ownWindowTest(
  "after 15 seconds without an answer the visitor is told of other ways, and not a moment before",
  async ({ page }) => {
    await page.clock.install({ time: "2026-01-05T10:00:00" });
    const contact = await openContact(page);
    const release = await holdAnswer(page);
    await fillIn(contact);
    await page.clock.pauseAt("2026-01-05T11:00:00");
    await contact.send.click();
    await expect(contact.send).toHaveText("Sending...");
    await page.clock.runFor(14_999);
    await expect(contact.form.getByText(SLOW)).toBeHidden();
    await page.clock.runFor(1);
    await expect(contact.form.getByText(SLOW)).toBeVisible();
    await page.clock.resume();
    await release();
    await expect(contact.form.getByText(SENT)).toBeVisible();
    await expect(contact.form.getByText(SLOW)).toBeHidden();
  },
);

test("an answer without success is a failure, whatever its status says", async ({ page, noise }) => {
  noise.expect(/The contact message was not sent\. Status: 200/, "a failure is logged with its status");
  await answerPosts(page, { status: 200, body: JSON.stringify({ success: 0 }) });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expectWords(contact);
});

test("an answer that isn't JSON is a failure, as from a proxy that answers in the server's place", async ({
  page,
  noise,
}) => {
  noise.expect(/The contact message was not sent\. Status: 200/, "a failure is logged with its status");
  await answerPosts(page, { status: 200, contentType: "text/html", body: "<p>Welcome to the hotel</p>" });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expectWords(contact);
});

test("a truthy success that is not the word true is a success", async ({ page }) => {
  await answerPosts(page, { status: 202, body: JSON.stringify({ success: "queued" }) });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
});

test("a server that fails is a failure, even if its answer claims success", async ({ page, noise }) => {
  noise.expect(/Failed to load resource.*500/, "the answer is a 500");
  noise.expect(/^response 500/, "the answer is a 500");
  noise.expect(/The contact message was not sent\. Status: 500/, "a failure is logged with its status");
  await answerPosts(page, { status: 500, body: JSON.stringify({ success: true }) });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expectWords(contact);
});

test("fields that the server finds fault with are shown beside those fields", async ({ page, noise }) => {
  noise.expect(/Failed to load resource.*400/, "the answer is a 400");
  noise.expect(/^response 400/, "the answer is a 400");
  noise.expect(/The contact message was not sent\. Status: 400/, "a failure is logged with its status");
  const fields = { email: "This address bounces.", message: "Shorten the message." };
  await answerPosts(page, { status: 400, body: JSON.stringify({ success: false, error: "No.", fields }) });
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expect(contact.email).toHaveAccessibleDescription(fields.email);
  await expect(contact.message).toHaveAccessibleDescription(fields.message);
  await expect(contact.summary.getByRole("link")).toHaveText([fields.email, fields.message]);
  await expectWords(contact);
});

test("a name of spaces, which the browser lets pass, comes back from the real server with its sentence", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/Failed to load resource.*400/, "the server refuses");
  noise.expect(/^response 400/, "the server refuses");
  noise.expect(/The contact message was not sent\. Status: 400/, "a failure is logged with its status");
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact, { ...SAMPLE_WORDS, userName: "   " });
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expect(contact.userName).toHaveAccessibleDescription("Enter your name.");
  await expectWords(contact, { ...SAMPLE_WORDS, userName: "   " });
  expect(await ownServer.messages()).toEqual([]);
});

test("what is typed before the script arrives stays when it does", async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/#contact", { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact);
  release();
  await hydrated(contact.form);
  await expectWords(contact);
});

test("who sends by the keyboard finds the focus still on the button afterwards", async ({ page }) => {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.focus();
  await page.keyboard.press("Enter");
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.send).toBeFocused();
});

test("who has gone on to a field while a message is under way is not torn away from it", async ({ page }) => {
  const contact = await openContact(page);
  const release = await holdAnswer(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.send).toBeDisabled();
  await contact.message.focus();
  await release();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.message).toBeFocused();
});
