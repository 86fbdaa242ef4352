import {
  contactForm,
  expectWords,
  fillIn,
  notePosts,
  SENT,
  SAMPLE_WORDS,
  type ContactFormParts,
  THANKS,
} from "../testing/contact-form.ts";
import { openPlain } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

/** Makes the browser send the form without validating it. */
async function submitUnvalidated({ form, send }: ContactFormParts): Promise<void> {
  await form.evaluate((element) => element.setAttribute("novalidate", ""));
  await send.click();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is stored and answered with a page that says so", async ({ page, newServer }) => {
    await openPlain(page, `${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact);
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await contact.send.click();
    expect((await posted).status()).toBe(303);
    await expect(page).toHaveURL(THANKS);
    await expect(page.getByRole("main")).toContainText(SENT);
    const { userName: name, ...others } = SAMPLE_WORDS;
    expect(await newServer.messages()).toMatchObject([{ ...others, name, source: "form" }]);
  });

  test("the page after a message leads back to the catalogue", async ({ page }) => {
    await openPlain(page, "/message-sent");
    await page.getByRole("link", { name: "Explore Products" }).click();
    await expect(page).toHaveURL(/\/#products$/);
    await expect(page.getByRole("heading", { name: "Products", exact: true, level: 2 })).toBeInViewport();
  });

  test("the page that brings a message back names each fault at its field and leads to it", async ({
    page,
    noise,
  }) => {
    noise.expect(/400/, "the server refuses name and address");
    await openPlain(page, "/#contact");
    const contact = contactForm(page);
    await fillIn(contact, { ...SAMPLE_WORDS, userName: "", email: "asha.rao" });
    await submitUnvalidated(contact);
    await expect(page).toHaveTitle(/^Not sent yet/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
    await expect(page.getByRole("main").getByRole("link", { name: /^Enter/ })).toHaveText([
      "Enter your name.",
      "Enter an e-mail address such as name@example.com.",
    ]);
    await expect(page.locator("[aria-invalid]")).toHaveCount(2);
    await expect(contact.userName).toHaveAccessibleDescription("Enter your name.");
    await expect(contact.email).toHaveAccessibleDescription(
      "Enter an e-mail address such as name@example.com.",
    );
    await page.getByRole("link", { name: "Enter an e-mail address" }).click();
    await expect(contact.email).toBeFocused();
    await expect(page.getByText("%%")).toHaveCount(0);
  });

  test("a message with a fault comes back with the reason and every word, and goes out once it is corrected", async ({
    page,
    noise,
    newServer,
  }) => {
    noise.expect(/^response 400/, "the server refuses the address");
    noise.expect(/Failed to load resource.*400/, "the server refuses the address");
    const wrong = { ...SAMPLE_WORDS, email: "asha.rao", message: '\n<b>"50"</b> & more\n\n  पेंच' };
    await openPlain(page, `${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact, wrong);
    await submitUnvalidated(contact);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
    await expect(
      page.getByRole("link", { name: "Enter an e-mail address such as name@example.com." }),
    ).toBeVisible();
    await expectWords(contact, wrong);
    expect(await newServer.messages()).toEqual([]);

    await contact.email.fill(SAMPLE_WORDS.email);
    await contact.send.click();
    await expect(page).toHaveURL(THANKS);
    expect(await newServer.messages()).toMatchObject([{ email: SAMPLE_WORDS.email, message: wrong.message }]);
  });

  test("a message that came back without a subject still offers all five", async ({
    page,
    noise,
    newServer,
  }) => {
    noise.expect(/^response 400/, "the server misses the subject");
    noise.expect(/Failed to load resource.*400/, "the server misses the subject");
    await openPlain(page, `${newServer.origin}/#contact`);
    const contact = contactForm(page);
    await fillIn(contact, { ...SAMPLE_WORDS, subject: "" });
    await submitUnvalidated(contact);
    await expect(page.getByRole("link", { name: "Choose a subject." })).toBeVisible();
    await expect(contact.subject).toHaveValue("");
    await contact.subject.selectOption("Business proposal");
    await contact.send.click();
    await expect(page).toHaveURL(THANKS);
    expect(await newServer.messages()).toMatchObject([{ subject: "Business proposal" }]);
  });

  test("the browser itself stops an empty form", async ({ page }) => {
    await openPlain(page, "/#contact");
    const posts = notePosts(page);
    const contact = contactForm(page);
    await contact.send.click();
    await expect(contact.userName).toBeFocused();
    expect(posts).toHaveLength(0);
  });
});

test("a form posted by a program gets its faults as a page with the entries in the fields", async ({
  page,
  newServer,
}) => {
  const answer = await page.request.post(`${newServer.origin}/api/notifications/contact`, {
    form: { ...SAMPLE_WORDS, email: "nobody", userName: '"><script>alert(1)</script>' },
  });
  expect(answer.status()).toBe(400);
  expect(answer.headers()["content-type"]).toBe("text/html;charset=utf-8");
  const html = await answer.text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('value="nobody"');
  expect(html).toContain(`>${SAMPLE_WORDS.message}</textarea>`);
  expect(html).not.toContain("%%");
});

test("a form of more bytes than the server takes is answered with a page that says so", async ({
  page,
  newServer,
}) => {
  const answer = await page.request.post(`${newServer.origin}/api/notifications/contact`, {
    form: { ...SAMPLE_WORDS, message: "x".repeat(800_000) },
  });
  expect(answer.status()).toBe(413);
  expect(await answer.text()).toContain("The message is too long. Please shorten it.");
});

test("a press before the script has arrived posts the form as the browser does, and the message is stored", async ({
  page,
  newServer,
}) => {
  // Never answered, so that the click comes before the script.
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(`${newServer.origin}/#contact`, { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(page).toHaveURL(THANKS);
  expect(await newServer.messages()).toMatchObject([{ message: SAMPLE_WORDS.message, source: "form" }]);
});

test("a press while the script is starting is no message lost and none stored twice", async ({
  page,
  newServer,
}) => {
  await page.goto(`${newServer.origin}/#contact`, { waitUntil: "commit" });
  const contact = contactForm(page);
  await fillIn(contact);
  await contact.send.click();
  // Sent by script or by the browser, whichever comes first.
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await newServer.messages()).toHaveLength(1);
});
