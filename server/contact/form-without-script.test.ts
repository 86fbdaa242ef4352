import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { LIMITS } from "#contract/contact.ts";
import { anyCharacter } from "#testing/any-character.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

const TEMPLATE =
  "<p>%%problem%%</p><input name=userName value=\"%%userName%%\"><input name=email value='%%email%%'>" +
  "<option selected>%%subject%%</option><textarea name=message>%%message%%</textarea>";

/** The page of thanks with the message's private address. */
const THANKS = expect.stringMatching(/^\/enquiry\/[\w-]{43}\/sent$/);

let app: RunningApp;
afterEach(() => app.stop());

async function start(parts: Parameters<typeof startApp>[1] = {}) {
  app = await startApp({ "message-error.html": TEMPLATE }, parts);
}

test("a message of the form without script is stored and leads to a page of thanks with its private address", async () => {
  await start();
  const response = await postForm(app.origin, { ...WORDS, message: "one\r\ntwo" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, THANKS]);
  expect(await app.store.list()).toMatchObject([{ message: "one\ntwo", source: "form" }]);
  expect(app.logged()).toMatchObject([{ event: "contact.stored", status: 200 }]);
});

test("a double press stores once", async () => {
  await start();
  const answers = await Promise.all([postForm(app.origin, WORDS), postForm(app.origin, WORDS)]);
  expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
  expect(await app.store.list()).toHaveLength(1);
});

test("the same words an hour later are a new message", async () => {
  let now = new Date("2026-01-01T10:00:00Z");
  await start({ clock: () => now });
  await postForm(app.origin, WORDS);
  now = new Date("2026-01-01T11:00:00Z");
  await postForm(app.origin, WORDS);
  expect(await app.store.list()).toHaveLength(2);
});

test("an error comes back as a page with the problem and every word typed", async () => {
  await start();
  const response = await postForm(app.origin, { ...WORDS, email: "nobody", message: '\r\n5 < 6 & "7"' });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([400, "text/html;charset=utf-8"]);
  expect(await response.text()).toBe(
    '<p>All that you wrote is kept. This needs a look before it can go:</p><input name=userName value="Asha Rao">' +
      "<input name=email value='nobody'><option selected>Product inquiry</option>" +
      "<textarea name=message>\n\n5 &lt; 6 &amp; &quot;7&quot;</textarea>",
  );
  expect(await app.store.list()).toEqual([]);
});

test("nothing that is typed becomes a part of the page", async () => {
  await start();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter }), async (text) => {
      const typed = `${text}%%email%%<script>'"</textarea>`;
      const response = await postForm(app.origin, { ...WORDS, email: "", userName: typed, message: typed });
      const page = await response.text();
      expect(page.match(/[<>]/g)).toHaveLength(TEMPLATE.match(/[<>]/g)?.length ?? 0);
      expect(page.match(/["']/g)).toHaveLength(TEMPLATE.match(/["']/g)?.length ?? 0);
    }),
    { numRuns: 100 },
  );
});

test("a subject of somebody's own making isn't offered as a choice", async () => {
  await start();
  const page = await (await postForm(app.origin, { ...WORDS, subject: "Spam" })).text();
  expect(page).toContain("<option selected></option>");
});

test("without the built page the answer is still a page with every word", async () => {
  app = await startApp();
  const response = await postForm(app.origin, { ...WORDS, userName: "" });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain("Enter your name.");
  expect(page).toContain(WORDS.message);
});

test("a store that fails gives a page that keeps the words", async () => {
  await start();
  await app.store.close();
  const response = await postForm(app.origin, WORDS);
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain("Failed to send message. Please try again later.");
  expect(page).toContain(WORDS.message);
});

test("a Hindi message of the greatest length fits, though the browser writes each letter as nine bytes", async () => {
  await start();
  const message = "क".repeat(LIMITS.message);
  expect((await postForm(app.origin, { ...WORDS, message })).status).toBe(303);
  expect(await app.store.list()).toMatchObject([{ message }]);
});

test("a form of more bytes than that is refused with a page", async () => {
  await start();
  const response = await postForm(app.origin, { ...WORDS, message: "x".repeat(LIMITS.formBodyBytes) });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([413, "text/html;charset=utf-8"]);
});

test("with the API on another host the visitor is led back to the site", async () => {
  await start({ settings: { apiHost: "https://api.example.com", publicUrl: "https://www.example.com" } });
  const response = await postForm(app.origin, WORDS);
  expect(response.headers.get("Location")).toBe("https://www.example.com/message-sent");
});

test("a script's message and a form's message with the same words don't stand in each other's way", async () => {
  await start();
  await postJson(app.origin, WORDS);
  await postForm(app.origin, WORDS);
  expect(await app.store.list()).toHaveLength(2);
});
