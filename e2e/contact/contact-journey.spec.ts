import {
  contactForm,
  expectEmpty,
  expectWords,
  fillIn,
  NOT_SENT,
  notePosts,
  openContact,
  SENT,
  untilFooterHydrated,
  SAMPLE_WORDS,
} from "../testing/contact-form.ts";
import { hydrated, openAtOnce } from "../testing/open-at-once.ts";
import { expect, test } from "../testing/same-window.ts";

test("a visitor looks at end mills, comes back, sends a message, and the operator finds it, also after a power cut", async ({
  page,
  newServer,
}) => {
  await openAtOnce(page, newServer.origin);
  const products = page.getByRole("region", { name: "Products", exact: true });
  await products.getByRole("link", { name: "Milling", exact: true }).click();
  const overlay = page.getByRole("dialog");
  await overlay.getByRole("tab", { name: "Solid Carbide" }).click();
  await overlay.getByRole("button", { name: "Endmill" }).click();
  await expect(overlay.getByRole("button", { name: "Endmill" })).toHaveAttribute("aria-pressed", "true");
  await overlay.getByRole("link", { name: "Back to categories" }).click();
  await expect(overlay).toBeHidden();

  const contact = contactForm(page);
  await contact.form.scrollIntoViewIfNeeded();
  await hydrated(contact.form);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();

  const { userName: name, ...others } = SAMPLE_WORDS;
  expect(JSON.parse(await newServer.print("--json"))).toMatchObject([{ ...others, name }]);
  await page.goto("about:blank");
  await newServer.stop("SIGKILL");
  await newServer.start();
  expect(JSON.parse(await newServer.print("--json"))).toMatchObject([{ ...others, name }]);
});

test("with the server down the visitor is told, loses no word, and the next press sends the message once", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/ERR_CONNECTION_REFUSED/, "the server is down");
  noise.expect(/The contact message was not sent\. Status: no answer/, "a failure is logged");
  const contact = await openContact(page, ownServer.origin);
  const posts = notePosts(page);
  await fillIn(contact);
  await untilFooterHydrated(page);
  await ownServer.stop();
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  await expectWords(contact);
  await expect(contact.form.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(contact.form.getByRole("link", { name: "e-mail" })).toHaveAttribute("href", /^mailto:/);

  await ownServer.start();
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toHaveLength(1);
  const keys = posts.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\x21-\x7e]{1,200}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("a message changed after a failure goes out under a key of its own", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/ERR_CONNECTION_REFUSED/, "the server is down");
  noise.expect(/The contact message was not sent\. Status: no answer/, "a failure is logged");
  const contact = await openContact(page, ownServer.origin);
  const posts = notePosts(page);
  await fillIn(contact);
  await untilFooterHydrated(page);
  await ownServer.stop();
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();

  await contact.message.fill("On second thoughts 60 pieces.");
  await ownServer.start();
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const [first, second] = posts.map((request) => request.headers()["idempotency-key"]);
  expect(second).toMatch(/./);
  expect(second).not.toBe(first);
  expect(await ownServer.messages()).toMatchObject([{ message: "On second thoughts 60 pieces." }]);
});

test("a message that arrived though its answer was lost is stored once when it is sent again", async ({
  page,
  noise,
  ownServer,
}) => {
  noise.expect(/ERR_FAILED/, "the answer is lost on the way");
  noise.expect(/The contact message was not sent\. Status: no answer/, "a failure is logged");
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  await page.route(
    "**/api/notifications/contact",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await contact.send.click();
  await expect(contact.form.getByText(NOT_SENT)).toBeVisible();
  expect(await ownServer.messages()).toHaveLength(1);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toHaveLength(1);
});

test("a double click sends one request and stores one message", async ({ page, ownServer }) => {
  const contact = await openContact(page, ownServer.origin);
  const posts = notePosts(page);
  await fillIn(contact);
  await contact.send.dblclick();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await ownServer.messages()).toHaveLength(1);
});

test("a double click whose first half has sent the message says that it is sent", async ({
  page,
  ownServer,
}) => {
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await expectEmpty(contact);
  expect(await ownServer.messages()).toHaveLength(1);
});

test("the same words sent again after they arrived are a second message", async ({ page, ownServer }) => {
  const contact = await openContact(page, ownServer.origin);
  const posts = notePosts(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  await fillIn(contact);
  await contact.send.click();
  await expect.poll(() => posts.length).toBe(2);
  await expectEmpty(contact);
  expect(await ownServer.messages()).toHaveLength(2);
});

test("a message in Hindi with emoji, Arabic and line breaks arrives code point for code point", async ({
  page,
  ownServer,
}) => {
  const text = `नमस्ते, क्षमा करें\nmila 👩🏽‍🔧 🇮🇳\tØ8.5 × 25\nمرحبا بالعالم \u200fabc\n${"पेंच ".repeat(2000)}`;
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact, { ...SAMPLE_WORDS, message: text });
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toMatchObject([{ message: text.normalize() }]);
});

test("angle brackets in a name and a message stay the letters they are", async ({ page, ownServer }) => {
  const contact = await openContact(page, ownServer.origin);
  await fillIn(contact, {
    ...SAMPLE_WORDS,
    userName: "<i>Asha</i> & Co",
    message: "<b>bold</b> 5 < 6 &amp; 'x'",
  });
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  expect(await ownServer.messages()).toMatchObject([
    { name: "<i>Asha</i> & Co", message: "<b>bold</b> 5 < 6 &amp; 'x'" },
  ]);
});

test("the server's log tells of a message in JSON lines without a word of it", async ({
  page,
  newServer,
}) => {
  const contact = await openContact(page, newServer.origin);
  await fillIn(contact, { ...SAMPLE_WORDS, message: "Zwölfkant secretword" });
  await contact.send.click();
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const lines = newServer.log.trim().split("\n");
  const records = lines
    .filter((line) => !line.startsWith("Listening on"))
    .map((line): unknown => JSON.parse(line));
  expect(records).toMatchObject([
    { event: "store.made" },
    { event: "mail.off" },
    { event: "news", name: "store-new" },
    { event: "contact.stored", status: 200 },
  ]);
  for (const word of ["asha", "rao", "example.com", "secretword", "zwölfkant"]) {
    expect(newServer.log.toLowerCase()).not.toContain(word);
  }
});

test("the keyboard alone fills the form in and sends it", async ({ page, ownServer }) => {
  const contact = await openContact(page, ownServer.origin);
  await contact.userName.focus();
  await page.keyboard.type(SAMPLE_WORDS.userName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(SAMPLE_WORDS.email);
  await page.keyboard.press("Tab");
  await expect(contact.subject).toBeFocused();
  await page.keyboard.type("Product");
  await page.keyboard.press("Tab");
  await page.keyboard.type("line one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("line two");
  await page.keyboard.press("Tab");
  await expect(contact.form.getByLabel("Add a photo or drawing")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contact.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(contact.form.getByText(SENT)).toBeVisible();
  const { userName: name, ...others } = SAMPLE_WORDS;
  expect(await ownServer.messages()).toMatchObject([{ ...others, name, message: "line one\nline two" }]);
});
