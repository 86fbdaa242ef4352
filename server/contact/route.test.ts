import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CONTACT_PATH, LIMITS } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { anyCharacter } from "#testing/any-character.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

let app: RunningApp;
let rowsBefore = 0;
let linesBefore = 0;
let wakeUps = 0;
beforeAll(async () => {
  app = await startApp({}, { onStored: () => void (wakeUps += 1) });
});
beforeEach(async () => {
  rowsBefore = (await app.store.list()).length;
  linesBefore = app.logged().length;
  wakeUps = 0;
});
afterAll(() => app.stop());

async function newRows() {
  const rows = await app.store.list();
  return rows.slice(0, rows.length - rowsBefore);
}

function newLines() {
  return app.logged().slice(linesBefore);
}

test("a message is answered with success, stored, and logged without a word of it", async () => {
  const response = await postJson(app.origin, WORDS, { "Idempotency-Key": "first-key" });
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toEqual({ success: true, enquiry: expect.stringMatching(/^\/enquiry\/[\w-]{43}$/) });
  expect(await newRows()).toMatchObject([
    {
      key: "first-key",
      email: WORDS.email,
      user_name: WORDS.userName,
      message: WORDS.message,
      source: "json",
    },
  ]);
  expect(newLines()).toMatchObject([{ event: "contact.stored", status: 200, bytes: expect.any(Number) }]);
  const [token = ""] = /[\w-]{43}/.exec(JSON.stringify(answer)) ?? [];
  for (const word of [...Object.values(WORDS), "first-key", token]) expect(app.logText()).not.toContain(word);
});

test("the sender of mails hears of each message that was stored, by the script or without, and of no repeated one", async () => {
  const send = () => postJson(app.origin, WORDS, { "Idempotency-Key": "mailed-once" });
  await send();
  await send();
  await postForm(app.origin, { ...WORDS, message: "Without script." });
  await postJson(app.origin, { ...WORDS, email: "nowhere" });
  expect(wakeUps).toBe(2);
});

test("the four fields alone are enough: a missing key is made up", async () => {
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
  expect(await newRows()).toMatchObject([{ key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

test("the same message sent again under its key is a success and stored once", async () => {
  const send = () => postJson(app.origin, WORDS, { "Idempotency-Key": "twice" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await newRows()).toHaveLength(1);
  expect(newLines().map((line) => line["event"])).toEqual([
    "contact.stored",
    "contact.repeated",
    "contact.repeated",
  ]);
});

test("another message under a used key is refused and the first one stays", async () => {
  const headers = { "Idempotency-Key": "one-body" };
  await postJson(app.origin, WORDS, headers);
  const response = await postJson(app.origin, { ...WORDS, message: "Twenty, please." }, headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
  expect(await newRows()).toMatchObject([{ message: WORDS.message }]);
});

test("a key with spaces, umlauts or more than 200 characters is refused", async () => {
  const statuses = ["a b", "schl\u00fcssel", "k".repeat(201)].map(
    async (key) => (await postJson(app.origin, WORDS, { "Idempotency-Key": key })).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
  expect(await newRows()).toEqual([]);
});

test("fields at fault are named in the answer, and by name only in the log", async () => {
  const response = await postJson(app.origin, { ...WORDS, email: "no-address-of-mine", message: " " });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    success: false,
    error: "Please correct the fields named.",
    fields: {
      email: "Enter an e-mail address such as name@example.com.",
      message: "Enter your message.",
    },
  });
  expect(newLines()).toMatchObject([
    { event: "contact.refused", status: 400, fields: ["email", "message"], key: expect.any(String) },
  ]);
  expect(app.logText()).not.toContain("no-address-of-mine");
  expect(await newRows()).toEqual([]);
});

test("what isn't JSON, or not UTF-8, is refused", async () => {
  const bodies = ["", "{", "email=a", new Uint8Array([0x7b, 0xff, 0x7d])];
  const statuses = bodies.map(async (body) => (await postJson(app.origin, body)).status);
  expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400]);
});

test("a message of the greatest length allowed fits through", async () => {
  const message = "\u{1f527}".repeat(LIMITS.message);
  expect((await postJson(app.origin, { ...WORDS, message })).status).toBe(200);
  expect(await newRows()).toMatchObject([{ message }]);
});

test("a body over 256 KiB is refused by its announced length", async () => {
  const response = await postJson(app.origin, { ...WORDS, message: "x".repeat(LIMITS.bodyBytes) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ success: false });
  expect(await newRows()).toEqual([]);
});

test("a body that announces too much is refused before any of it has come", async () => {
  const head = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const answer = await rawRequest(app.port, `${head}Content-Length: 1000000000\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("a body over 256 KiB is refused without an announced length too, before all of it has come", async () => {
  const chunk = `${(0x10000).toString(16)}\r\n${"x".repeat(0x10000)}\r\n`;
  const head = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const answer = await rawRequest(
    app.port,
    `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(5)}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(await newRows()).toEqual([]);
});

test("other types of body are refused", async () => {
  const types = ["text/plain", "application/xml", "application/json5", ""];
  const statuses = types.map(
    async (type) => (await postJson(app.origin, WORDS, { "Content-Type": type })).status,
  );
  expect(await Promise.all(statuses)).toEqual([415, 415, 415, 415]);
  expect((await postJson(app.origin, WORDS, { "Content-Encoding": "gzip" })).status).toBe(415);
});

test("a charset beside the type is no reason to refuse", async () => {
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  expect((await postJson(app.origin, WORDS, headers)).status).toBe(200);
});

test("methods other than POST are told which one is meant", async () => {
  const answers = ["GET", "HEAD", "PUT", "DELETE", "PATCH"].map(async (method) => {
    const { status, headers } = await fetch(app.origin + CONTACT_PATH, { method });
    return `${status} ${headers.get("Allow")}`;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["405 POST"]));
  const options = await fetch(app.origin + CONTACT_PATH, { method: "OPTIONS" });
  expect([options.status, options.headers.get("Allow")]).toEqual([204, "POST"]);
});

test("a store that fails is a 503 with the page's own words, and the reason only in the log", async () => {
  const broken = await startApp();
  await broken.store.close();
  const response = await postJson(broken.origin, WORDS);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    success: false,
    error: "Failed to send message. Please try again later.",
  });
  expect(broken.logged()).toMatchObject([
    { event: "contact.failed", status: 503, cause: expect.any(String) },
  ]);
  await broken.stop();
});

test("no JSON value makes the server fail", async () => {
  const field = fc.oneof(fc.jsonValue(), fc.string({ unit: anyCharacter }));
  const almost = fc.record(
    { email: field, userName: field, subject: field, message: field },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), almost), async (body) => {
      const { status } = await postJson(app.origin, JSON.stringify(body));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("random bytes are the sender's fault, whatever they claim to be", async () => {
  const types = fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain", "x");
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), types, async (body, type) => {
      const { status } = await postJson(app.origin, body, { "Content-Type": type });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("a text that doesn't survive as it was typed is refused rather than altered", async () => {
  const body = JSON.stringify(WORDS).replace("Ten", String.raw`\ud800 Ten`);
  expect((await postJson(app.origin, body)).status).toBe(400);
  expect(await newRows()).toEqual([]);
});
