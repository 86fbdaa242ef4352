import { afterEach, beforeEach, expect, test } from "vitest";
import type { RunningApp } from "../testing/running-app.ts";
import { ask, press, sendForPage, startWithPages } from "../testing/private-pages.ts";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { answersOf } from "../store/answers.ts";
import { handle, handlingOf } from "../store/handling.ts";

const NOON = new Date("2026-11-24T12:00:00+05:30");
const later = (days: number) => new Date(NOON.getTime() + days * 24 * 3_600_000);
const settings = { from: "site@supplier.example", to: ["sales@supplier.example"], filesMb: 10 };

let app: RunningApp;
let path: string;
let now: Date;
beforeEach(async () => {
  now = NOON;
  app = await startWithPages({ clock: () => now });
  path = await sendForPage(app, {}, { "Idempotency-Key": "k" });
});
afterEach(() => app.stop());

let count = 0;
const offer = (at = now) =>
  sendSample(app.store, {
    id: `answer${(count += 1)}`,
    messageKey: "k",
    words: "Thank you.",
    offered: { offer: OFFER, validUntil: "2026-12-08" },
    person: "A. Sample",
    at,
  });
const page = async () => (await ask(app, path)).text();
const fieldsOf = async (form: string) => {
  const html = await (await ask(app, `${path}/${form}`)).text();
  const [, decision = "", answer = ""] = /decision=(\w*)\|answer=(\w*)/.exec(html) ?? [];
  return { decision, answer };
};
const say = (form: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  press(app, `${path}/${form}`, headers, new URLSearchParams(fields));
const decisions = async () =>
  ((await answersOf(app.store.database, ["k"])).get("k") ?? []).flatMap((answer) => answer.decisions);
const owed = async () =>
  app.store.database.selectFrom("outbox").select(["id", "kind"]).where("kind", "=", "decision").execute();

test("without a desk the page says that the message was received, and offers nothing to decide", async () => {
  const html = await page();
  expect(html).toContain("state=Received, 24 Nov 2026, 12:00 pm IST");
  expect(html).not.toMatch(/answered|accept|ask/);
  for (const form of ["accept", "ask", "offer.csv"])
    expect((await ask(app, `${path}/${form}`)).status).toBe(404);
});

test("the visitor sees who has read it, and the offer with its sums, differences and last day", async () => {
  await handle(app.store.database, "k", { at: NOON, readBy: "A. Sample" });
  expect(await page()).toContain("past=Received, 24 Nov 2026, 12:00 pm IST");
  expect(await page()).toContain("state=Read by A. Sample, 24 Nov 2026, 12:00 pm IST");
  await offer();
  const html = await page();
  expect(html).toContain("state=Offer 2026-001, valid till 8 Dec 2026");
  expect(html).toContain(
    "TNGA 160408, PCBN|other · 10 days · HSN 8209|<em>Corner radius 0.8 instead of 0.4 mm</em>|20 × ₹ 2,500.00|₹ 50,000.00",
  );
  expect(html).toContain("GST 18 %=₹ 12,344.04");
  expect(html).toContain("total=₹ 80,922.04");
  expect(html).toContain("This is an offer, not an order.");
  const csv = await ask(app, `${path}/offer.csv`);
  expect(csv.headers.get("Content-Disposition")).toContain("offer-2026-001.csv");
  expect(await csv.text()).toMatch(
    /2026-001,1,2026-12-08,2,"TNGA 160408, PCBN",,other,.*,20,2500\.00,0,50000\.00,10 days,8209,18/,
  );
});

test("an offer is accepted once, however often the button is pressed; the sales desk is told and sees it again", async () => {
  await offer();
  const fields = await fieldsOf("accept");
  const pressed = await Promise.all([1, 2, 3].map(() => say("accept", { ...fields, words: "PO 7" })));
  expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
  await say("accept", await fieldsOf("accept"));
  expect(await decisions()).toMatchObject([{ what: "accepted", words: "PO 7" }]);
  expect(await handlingOf(app.store.database, "k")).toMatchObject({ shelf: null });
  const [mail] = await owed();
  const parts = { store: app.store, settings, clock: () => now };
  const composed = await composeMail({ id: mail?.id ?? "", kind: "decision", messageKey: "k" }, parts);
  expect(composed).toMatchObject({
    to: ["sales@supplier.example"],
    replyTo: { name: "Asha Rao", address: "asha@example.com" },
    subject: "Offer 2026-001 is accepted by Asha Rao",
    text: expect.stringMatching(/₹ 80,922\.04\. Confirm the order[^]*PO 7/),
  });
  const html = await page();
  expect(html).toContain("state=Offer 2026-001 accepted, 24 Nov 2026, 12:00 pm IST");
  expect(html).not.toContain("/accept");
});

test("a lapsed offer says so, can't be accepted, and can be asked for anew", async () => {
  await offer();
  const fields = await fieldsOf("accept");
  now = later(20);
  const refused = await say("accept", fields);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("This offer has lapsed"),
  ]);
  const html = await page();
  expect(html).toContain("state=Offer 2026-001, lapsed, was valid till 8 Dec 2026");
  expect(html).toContain("Ask for it anew");
  expect(html).not.toContain("/accept");
  const asked = await fieldsOf("ask");
  for (let i = 0; i < 2; i += 1)
    expect((await say("ask", { ...asked, words: "Again, please." })).status).toBe(303);
  expect(await decisions()).toMatchObject([{ what: "asked", words: "Again, please." }]);
  expect(await owed()).toHaveLength(1);
});

test("an offer that another one has replaced can't be accepted, and the page has both", async () => {
  await offer();
  const fields = await fieldsOf("accept");
  await offer(later(1));
  const refused = await say("accept", fields);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("There is a later offer"),
  ]);
  const html = await page();
  expect(html).toContain("Offer 2026-001, revision 2");
  expect(html).toContain("A later offer has taken its place.");
  expect(await decisions()).toEqual([]);
});

test("nothing is decided by another page, by a form that is none of ours, or about another enquiry", async () => {
  await offer();
  const fields = await fieldsOf("accept");
  expect((await say("accept", fields, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await say("accept", { ...fields, answer: "other" })).status).toBe(404);
  expect((await say("accept", { ...fields, decision: "short" })).status).toBe(404);
  expect((await say("ask", { ...(await fieldsOf("ask")), words: "" })).status).toBe(422);
  expect((await say("ask", { ...(await fieldsOf("ask")), words: "x".repeat(60_000) })).status).toBe(404);
  const other = await sendForPage(app, { message: "Another one." }, { "Idempotency-Key": "b" });
  expect((await press(app, `${other}/accept`, undefined, new URLSearchParams(fields))).status).toBe(404);
  expect(await decisions()).toEqual([]);
});

test("whoever asks twenty times is asked to call", async () => {
  await offer();
  for (let i = 0; i < 20; i += 1) await say("ask", { ...(await fieldsOf("ask")), words: `question ${i}` });
  expect((await say("ask", { ...(await fieldsOf("ask")), words: "one more" })).status).toBe(429);
  expect(await owed()).toHaveLength(20);
});

test("with the visitor's deletion go all answers, and what he said to them", async () => {
  await offer();
  await say("accept", await fieldsOf("accept"));
  await press(app, `${path}/delete`);
  expect(await decisions()).toEqual([]);
  expect(await app.store.database.selectFrom("answers").selectAll().execute()).toEqual([]);
  expect(await owed()).toEqual([]);
});
