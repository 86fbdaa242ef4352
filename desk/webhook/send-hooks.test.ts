import { createHmac } from "node:crypto";
import { type Server, createServer } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "#server/listen.ts";
import { decide } from "#server/store/decisions.ts";
import { deleteMessages } from "#server/store/delete-messages.ts";
import { OFFER, sendSample } from "#server/testing/sample-offer.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import { storeMessage } from "#server/testing/stored-message.ts";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import { LIST } from "../testing/sample-tools.ts";
import { sendHooks } from "./send-hooks.ts";

const NOON = new Date("2026-11-20T12:00:00+05:30");
const HOUR = 3_600_000;
const key = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

interface Told {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}
let told: Told[];
/** How the other program answers. */
let answer: { status: number; location?: string };
let receiver: Server;
let url: string;
let desk: RunningDesk;
let now: Date;

beforeEach(async () => {
  told = [];
  answer = { status: 204 };
  now = NOON;
  receiver = createServer((request, response) => {
    void textOf(request).then((body) => {
      told.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.location ? { Location: answer.location } : {}).end("ignored");
    });
  });
  url = `${await listen(receiver, { host: "127.0.0.1", port: 0 })}/hooks`;
  desk = await startDesk([], { clock: () => now });
});
afterEach(async () => {
  receiver.close();
  await desk.stop();
});

const send = () => sendHooks(desk.parts, { url, key });
const types = () => told.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const store = (id: string, at = now) =>
  storeMessage(desk.store, id, at, { message: { ...WORDS, subject: "Other", message: LIST } });

test("an enquiry is told once, signed, with its lines", async () => {
  await store("a");
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const [{ headers, body } = { headers: {}, body: "" }] = told;
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", Buffer.alloc(32, 7)).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
  expect(Number(headers["webhook-timestamp"])).toBe(NOON.getTime() / 1000);
  expect(JSON.parse(body)).toMatchObject({
    type: "enquiry.received",
    data: { enquiry: { email: WORDS.email, list: { lines: [{ quantity: 50 }, {}, {}] } } },
  });
});

test("an offer, its acceptance and a question are told, each once and in this order", async () => {
  await store("a");
  const offered = { offer: OFFER, validUntil: "2026-12-08" };
  now = new Date(NOON.getTime() + HOUR);
  await sendSample(desk.store, {
    id: "x",
    messageKey: "a",
    words: "",
    offered,
    person: "A. Sample",
    at: now,
  });
  const decision = { id: "d", answerId: "x", words: "PO 4711", messageKey: "a" };
  now = new Date(NOON.getTime() + 2 * HOUR);
  await decide(desk.store.database, { ...decision, what: "accepted", at: now });
  await decide(desk.store.database, { ...decision, id: "e", what: "asked", at: now });
  await send();
  expect(types()).toEqual(["enquiry.received", "offer.sent", "offer.accepted", "enquiry.asked"]);
  expect(JSON.parse(told[2]?.body ?? "")).toMatchObject({
    data: { answer: { offer: { number: "2026-001", total: 8_092_204 } }, said: { words: "PO 4711" } },
  });
  expect(await send()).toBe(0);
});

test("what isn't taken is tried again under the same id, ever more seldom, for three days, and the desk says so", async () => {
  await store("a");
  answer = { status: 500 };
  for (let minute = 0; minute < 60; minute += 1) {
    await send();
    now = new Date(now.getTime() + 60_000);
  }
  expect(told.length).toBe(6);
  expect(new Set(told.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const record = await (await desk.ask("/record", await desk.signIn())).text();
  expect(record).toContain("1 event waits: it answered 500.");
  answer = { status: 200 };
  now = new Date(NOON.getTime() + 71 * HOUR);
  expect(await send()).toBe(1);
  await store("b");
  answer = { status: 500 };
  await send();
  now = new Date(now.getTime() + 73 * HOUR);
  const before = told.length;
  await send();
  expect(told.length).toBe(before);
});

test("nothing is told of what is spam, older than three days, or deleted", async () => {
  await store("old", new Date(NOON.getTime() - 73 * HOUR));
  await store("spam");
  await desk.store.database
    .updateTable("messages")
    .set({ flag: "hidden field" })
    .where("key", "=", "spam")
    .execute();
  await store("gone");
  answer = { status: 503 };
  await send();
  await deleteMessages(desk.store.database, ["gone"]);
  now = new Date(NOON.getTime() + HOUR);
  answer = { status: 200 };
  expect(await send()).toBe(0);
  expect(types()).toEqual(["enquiry.received"]);
  await desk.store.database.updateTable("messages").set({ flag: null }).where("key", "=", "spam").execute();
  expect(await send()).toBe(1);
});

test("a redirect is not followed, and nobody there is no fault of the desk", async () => {
  await store("a");
  answer = { status: 307, location: `${url}/other` };
  expect(await send()).toBe(0);
  expect(told).toHaveLength(1);
  await new Promise((resolve) => void receiver.close(resolve));
  now = new Date(NOON.getTime() + HOUR);
  expect(await send()).toBe(0);
  const [row] = await desk.store.database.selectFrom("hooks").selectAll().execute();
  expect(row).toMatchObject({ attempts: 2, sent_at: null, last_error: "it can't be reached" });
});
