import { parseContactMessage, SUBJECTS } from "#contract/contact.ts";
import { fillIn, notePosts, openContact, SENT, SAMPLE_WORDS } from "../testing/contact-form.ts";
import { emailVectors } from "../testing/email-vectors.ts";
import { expect, test } from "../testing/same-window.ts";

test("an empty form says beside each field what is missing, and sends nothing", async ({ page }) => {
  const contact = await openContact(page);
  const posts = notePosts(page);
  await contact.send.click();
  await expect(contact.userName).toHaveAccessibleDescription("Enter your name.");
  await expect(contact.email).toHaveAccessibleDescription("Enter your e-mail address.");
  await expect(contact.subject).toHaveAccessibleDescription("Choose a subject.");
  await expect(contact.message).toHaveAccessibleDescription("Enter your message.");
  await expect(contact.form.locator('[aria-invalid="true"]')).toHaveCount(4);
  expect(posts).toHaveLength(0);
});

test("an empty form lists what is missing, and each line of the list leads to its field", async ({
  page,
}) => {
  const contact = await openContact(page);
  await contact.send.click();
  await expect(contact.summary.getByRole("link")).toHaveText([
    "Enter your name.",
    "Enter your e-mail address.",
    "Choose a subject.",
    "Enter your message.",
  ]);
  await contact.summary.getByRole("link", { name: "Choose a subject." }).click();
  await expect(contact.subject).toBeFocused();
});

test("the lamp beside Send says that nothing was sent yet, until the fields are mended", async ({ page }) => {
  const contact = await openContact(page);
  const lamp = contact.form.getByText("Not sent: correct what the list above names.");
  const hint = contact.form.getByText("All four fields are required.");
  await expect(hint).toBeVisible();
  await contact.send.click();
  await expect(lamp).toBeVisible();
  await expect(hint).toBeHidden();
  await fillIn(contact);
  await expect(hint).toBeVisible();
  await expect(lamp).toHaveCount(0);
});

test("after a message that was sent, an empty one isn't called sent", async ({ page }) => {
  const contact = await openContact(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await contact.send.click();
  await expect(contact.summary.getByRole("link")).toHaveCount(4);
  await expect(contact.form.getByText(SENT)).toHaveCount(0);
  await expect(contact.form.getByText("Not sent: correct what the list above names.")).toBeVisible();
});

test("a press on an empty form leads to the first field", async ({ page }) => {
  const contact = await openContact(page);
  await contact.send.click();
  await expect(contact.userName).toBeFocused();
});

test("a press leads to the first field that is missing, not to the first of all", async ({ page }) => {
  const contact = await openContact(page);
  await contact.userName.fill(SAMPLE_WORDS.userName);
  await contact.email.fill(SAMPLE_WORDS.email);
  await contact.message.fill(SAMPLE_WORDS.message);
  await contact.send.click();
  await expect(contact.subject).toBeFocused();
  await expect(contact.summary.getByRole("link")).toHaveText(["Choose a subject."]);
});

test("an address without an at sign is refused in our own words, and nothing is sent", async ({ page }) => {
  const contact = await openContact(page);
  const posts = notePosts(page);
  await fillIn(contact, { ...SAMPLE_WORDS, email: "asha.rao" });
  await contact.send.click();
  await expect(contact.email).toHaveAccessibleDescription(
    "Enter an e-mail address such as name@example.com.",
  );
  await expect(contact.email).toBeFocused();
  expect(posts).toHaveLength(0);
});

test("an error goes as soon as its field is corrected, and the others stay", async ({ page }) => {
  const contact = await openContact(page);
  await contact.send.click();
  await contact.userName.fill("A");
  await expect(contact.userName).toHaveAccessibleDescription("");
  await expect(contact.userName).not.toHaveAttribute("aria-invalid");
  await expect(contact.summary.getByRole("link")).toHaveCount(3);
  await contact.subject.selectOption("Other");
  await expect(contact.subject).not.toHaveAttribute("aria-invalid");
  await expect(contact.summary.getByRole("link")).toHaveText([
    "Enter your e-mail address.",
    "Enter your message.",
  ]);
});

test("a form corrected after its errors is sent, and no error is left", async ({ page }) => {
  const contact = await openContact(page);
  await contact.send.click();
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expect(contact.summary).toHaveCount(0);
  await expect(contact.form.locator("[aria-invalid]")).toHaveCount(0);
});

test("the subject is chosen from five, after an empty first line", async ({ page }) => {
  const contact = await openContact(page);
  const options = contact.subject.getByRole("option");
  await expect(options).toHaveText(["Choose a subject", ...SUBJECTS]);
  expect(await options.evaluateAll((list) => list.map((option) => option.getAttribute("value")))).toEqual([
    "",
    ...SUBJECTS,
  ]);
});

test("a refused form is said once, and what is mended says nothing into the typing", async ({ page }) => {
  const contact = await openContact(page);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(document, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest("[role=alert], [role=status], [aria-live]");
        if (live?.textContent) announced.push(live.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const announcements = () => page.evaluate((): unknown => Reflect.get(document, "announced"));
  await contact.userName.press("Enter");
  await expect(contact.summary.getByRole("link")).toHaveCount(4);
  await contact.userName.pressSequentially("As");
  await expect(contact.summary.getByRole("link")).toHaveCount(3);
  expect(await announcements()).toEqual(["Not sent yet: 4 fields need a look."]);
});

test("the browser itself judges the form", async ({ page }) => {
  const contact = await openContact(page);
  await expect(contact.form).not.toHaveAttribute("novalidate");
  await expect(contact.form.locator("[required]")).toHaveCount(4);
  await expect(contact.email).toHaveAttribute("type", "email");
});

test("what is sent is JSON with e-mail, name, subject and message, and nothing else", async ({ page }) => {
  const contact = await openContact(page);
  const posts = notePosts(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const [post] = posts;
  expect(new URL(post?.url() ?? "").pathname).toBe("/api/notifications/contact");
  expect(post?.headers()["content-type"]).toBe("application/json");
  expect(JSON.parse(post?.postData() ?? "")).toEqual(SAMPLE_WORDS);
});

test("browser and server take and refuse the same e-mail addresses", async ({ page }) => {
  const contact = await openContact(page);
  const byBrowser = await contact.email.evaluate((element, vectors) => {
    if (!(element instanceof HTMLInputElement)) throw new Error("The e-mail field is no input.");
    return vectors.map((vector) => {
      element.value = vector;
      return element.checkValidity();
    });
  }, emailVectors);
  const byServer = emailVectors.map((email) => parseContactMessage({ ...SAMPLE_WORDS, email }).ok);
  const judged = (by: boolean[]) => emailVectors.map((vector, at) => [vector, by[at]]);
  expect(judged(byServer)).toEqual(judged(byBrowser));
  expect(byServer.filter(Boolean).length).toBeGreaterThan(10);
  expect(byServer.filter((isTaken) => !isTaken).length).toBeGreaterThan(20);
});

test("an address of an internationalised domain is taken as the browser writes it", async ({
  page,
  ownServer,
}) => {
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  await contact.email.clear();
  await contact.email.pressSequentially("info@münchen.example");
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toMatchObject([{ email: "info@xn--mnchen-3ya.example" }]);
});
