import { afterEach, expect, test } from "vitest";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { createBounds } from "./bounds.ts";

const NOON = new Date("2026-01-02T12:00:00Z");

let app: RunningApp;
afterEach(() => app.stop());

function startLimited(perHour: number, settings: { trustedProxies?: number } = {}) {
  return startApp(
    { "message-error.html": "<p>%%problem%%</p><textarea>%%message%%</textarea>" },
    { limiter: createMemoryRateLimiter(perHour), clock: () => NOON, settings },
  );
}

test("too many messages are answered 429 with the seconds to wait, and are not stored", async () => {
  app = await startLimited(2);
  const statuses = [await postJson(app.origin, WORDS), await postJson(app.origin, WORDS)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await postJson(app.origin, WORDS);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1800"]);
  expect(await refused.json()).toEqual({
    success: false,
    error:
      "Too many messages came from your network in the last hour. Please try again in 30 minutes, call us, " +
      "or write by e-mail.",
  });
  expect(await app.store.list()).toHaveLength(2);
  expect(app.logged().at(-1)).toMatchObject({ event: "contact.limited", status: 429 });
});

test("the form without script gets a page with every word when there were too many", async () => {
  app = await startLimited(1);
  await postForm(app.origin, WORDS);
  const refused = await postForm(app.origin, { ...WORDS, message: "Words of an hour." });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  expect(await refused.text()).toMatch(/^<p>Too many messages .*<textarea>Words of an hour\.<\/textarea>$/);
  expect(await app.store.list()).toHaveLength(1);
});

test("posts that are refused count too, so that nobody can try without end", async () => {
  app = await startLimited(3);
  const answers = [
    await postJson(app.origin, "{"),
    await postJson(app.origin, {}),
    await postJson(app.origin, "x", { "Content-Type": "text/plain" }),
    await postJson(app.origin, WORDS),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 415, 429]);
});

test("a visitor can't get around the limit by making up an X-Forwarded-For", async () => {
  app = await startLimited(1);
  await postJson(app.origin, WORDS, { "X-Forwarded-For": "203.0.113.1" });
  expect((await postJson(app.origin, WORDS, { "X-Forwarded-For": "203.0.113.2" })).status).toBe(429);
});

test("behind a proxy each visitor has a limit of his own", async () => {
  app = await startLimited(1, { trustedProxies: 1 });
  const from = (list: string) => postJson(app.origin, WORDS, { "X-Forwarded-For": list });
  expect((await from("203.0.113.1")).status).toBe(200);
  expect((await from("203.0.113.2")).status).toBe(200);
  expect((await from("203.0.113.3, 203.0.113.1")).status).toBe(429);
});

test("no address of a visitor gets into the log", async () => {
  app = await startLimited(1, { trustedProxies: 1 });
  for (let i = 0; i < 2; i += 1) {
    await postJson(app.origin, WORDS, { "X-Forwarded-For": "203.0.113.77" });
  }
  expect(app.logText()).not.toContain("203.0.113.77");
});

test("a full store says so, in JSON and as a page, and the log says which bound it is", async () => {
  const measure = () => Promise.resolve({ stored: 0, unsent: 7 });
  const limits = { maxStored: 100, maxUnsent: 7 };
  const page = { "message-error.html": "<p>%%problem%%</p><textarea>%%message%%</textarea>" };
  app = await startApp(page, { bounds: createBounds({ measure, clock: () => NOON, limits }) });
  const says = "No more messages can be taken here for now. Please call us, or write by e-mail.";
  const json = await postJson(app.origin, WORDS);
  expect([json.status, await json.json()]).toEqual([503, { success: false, error: says }]);
  const form = await postForm(app.origin, WORDS);
  expect(form.status).toBe(503);
  expect(await form.text()).toBe(`<p>${says}</p><textarea>${WORDS.message}</textarea>`);
  expect(await app.store.list()).toEqual([]);
  expect(app.logged()).toMatchObject([
    { event: "contact.full", status: 503, cause: "too many messages are unsent" },
    { event: "contact.full" },
  ]);
});

test("in a full store a message that is there already is answered with success, another with the same key not", async () => {
  const load = { stored: 0, unsent: 0 };
  const bounds = createBounds({
    measure: () => Promise.resolve(load),
    clock: () => NOON,
    limits: { maxStored: 1, maxUnsent: 9 },
  });
  app = await startApp({}, { bounds });
  const send = async (words: object) =>
    (await postJson(app.origin, words, { "Idempotency-Key": "once" })).status;
  expect([
    await send(WORDS),
    await send(WORDS),
    await send({ ...WORDS, message: "Others." }),
    (await postJson(app.origin, WORDS)).status,
  ]).toEqual([200, 200, 422, 503]);
});

test("520 posts that are refused leave the room of a store for right ones", async () => {
  const limits = { maxStored: 500, maxUnsent: 500 };
  const measure = () => Promise.resolve({ stored: 0, unsent: 0 });
  app = await startApp({}, { bounds: createBounds({ measure, clock: () => NOON, limits }) });
  for (let i = 0; i < 520; i += 1) expect((await postJson(app.origin, {})).status).toBe(400);
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
});

test("a counter that fails is a 503 with the page's own words", async () => {
  const limiter = { take: () => Promise.reject(new Error("no connection")) };
  app = await startApp({}, { limiter });
  const response = await postJson(app.origin, WORDS);
  expect([response.status, await response.json()]).toEqual([
    503,
    { success: false, error: "Failed to send message. Please try again later." },
  ]);
  expect(app.logged()).toMatchObject([{ event: "contact.failed", cause: "no connection" }]);
});
