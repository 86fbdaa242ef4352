import { afterAll, beforeAll, expect, test } from "vitest";
import { FILLING_TIME_HEADER, HONEYPOT_FIELD } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function flagOf(send: () => Promise<Response>, status = 200): Promise<string | null | undefined> {
  expect((await send()).status).toBe(status);
  return (await app.store.list({ limit: 1 }))[0]?.flag;
}

function afterFilling(time: string): () => Promise<Response> {
  return () => postJson(app.origin, WORDS, { [FILLING_TIME_HEADER]: time });
}

test("a message that took its time is an ordinary one", async () => {
  expect(await flagOf(afterFilling("5000"))).toBeNull();
  expect(await flagOf(afterFilling("86400000"))).toBeNull();
});

test("a message that was sent faster than anybody types is stored, marked to be checked", async () => {
  expect(await flagOf(afterFilling("4949"))).toBe("sent within 4.9 s");
  expect(await flagOf(afterFilling("0"))).toBe("sent within 0.0 s");
});

test("a message that doesn't say how long it took, or nonsense, is stored, marked to be checked", async () => {
  for (const time of ["", "soon", "-5", "1e9", "5000.5", "9".repeat(30)]) {
    expect(await flagOf(afterFilling(time))).toBe("without a filling time");
  }
  const bare = () =>
    fetch(`${app.origin}/api/notifications/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify(WORDS),
    });
  expect(await flagOf(bare)).toBe("without a filling time");
});

test("a form with its hidden field filled in is answered with success, stored, marked to be checked", async () => {
  const filled = { ...WORDS, message: "Buy here.", [HONEYPOT_FIELD]: "https://spam.example" };
  expect(await flagOf(() => postForm(app.origin, filled), 303)).toBe("hidden field filled in");
});

test("a form with its hidden field empty, as browsers send it, or without it, is an ordinary one", async () => {
  const empty = { ...WORDS, message: "With an empty field.", [HONEYPOT_FIELD]: "" };
  expect(await flagOf(() => postForm(app.origin, empty), 303)).toBeNull();
  const none = { ...WORDS, message: "Before the script had come." };
  expect(await flagOf(() => postForm(app.origin, none), 303)).toBeNull();
});

test("a program's own field in the JSON changes nothing", async () => {
  const body = { ...WORDS, [HONEYPOT_FIELD]: "https://spam.example" };
  expect(await flagOf(() => postJson(app.origin, body, { [FILLING_TIME_HEADER]: "9000" }))).toBeNull();
});

test("a message sent again after a failure isn't stored twice because its time has grown", async () => {
  const before = (await app.store.list()).length;
  const send = (time: string) =>
    postJson(app.origin, WORDS, { "Idempotency-Key": "grown", [FILLING_TIME_HEADER]: time });
  expect([(await send("4000")).status, (await send("9000")).status]).toEqual([200, 200]);
  expect(await app.store.list()).toHaveLength(before + 1);
});
