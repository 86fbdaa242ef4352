import { afterEach, beforeEach, expect, test } from "vitest";
import type { RunningApp } from "../testing/running-app.ts";
import { ask, press, sendForPage, startWithPages } from "../testing/private-pages.ts";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { OfferOutrun, answersOf } from "../store/answers.ts";
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
const offer = (at = now, messageKey = "k", whole = OFFER) =>
  sendSample(app.store, {
    id: `answer${(count += 1)}`,
    messageKey,
    words: "Thank you.",
    offered: { offer: whole, validUntil: "2026-12-08" },
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
    "TNGA 160408, PCBN|another tool · 10 days · HSN 8209|<em>Corner radius 0.8 instead of 0.4 mm</em>|20 × ₹ 2,500.00|₹ 50,000.00",
  );
  expect(html).toContain("GST 18 %=₹ 12,344.04");
  expect(html).toContain("total=₹ 80,922.04");
  expect(html).toContain("This is an offer, not an order.");
  const csv = await ask(app, `${path}/offer.csv`);
  expect(csv.headers.get("Content-Disposition")).toContain("offer-2026-001.csv");
  expect(await csv.text()).toMatch(
    /2026-001,1,2026-12-08,2,"TNGA 160408, PCBN",,another tool,.*,20,2500\.00,0,50000\.00,10 days,8209,18/,
  );
});

test("an offer that was sent as a document can be had as that, and its mail brings it", async () => {
  await offer();
  expect((await ask(app, `${path}/offer.pdf`)).status).toBe(404);
  const pdf = Buffer.from("%PDF-1.7 sample");
  await sendSample(app.store, {
    id: "sheet",
    messageKey: "k",
    words: "",
    offered: {
      offer: OFFER,
      validUntil: "2026-12-08",
      sheet: { number: "2026-001", revision: 2, pdf },
    },
    person: "A. Sample",
    at: later(1),
  });
  expect(await page()).toContain(`${path}/offer.pdf`);
  const saved = await ask(app, `${path}/offer.pdf`);
  expect(saved.headers.get("Content-Type")).toBe("application/pdf");
  expect(saved.headers.get("Content-Disposition")).toContain("Offer%202026-001%2C%20revision%202.pdf");
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf);
  const mail = await composeMail(
    { id: "answer-sheet", kind: "answer", messageKey: "k" },
    { store: app.store, settings, clock: () => now },
  );
  expect(mail?.attachments).toEqual([
    { filename: "Offer 2026-001, revision 2.pdf", contentType: "application/pdf", content: pdf },
  ]);
  const wrong = { number: "2026-001", revision: 2, pdf };
  await expect(
    sendSample(app.store, {
      id: "outrun",
      messageKey: "k",
      words: "",
      offered: { offer: OFFER, validUntil: "2026-12-08", sheet: wrong },
      person: "A. Sample",
      at: later(2),
    }),
  ).rejects.toThrow(OfferOutrun);
});

test("another tool is named with what it stands for, and with what the visitor had allowed", async () => {
  const list = `Quote request (3 lines)
1. CNMG 120408 [cnmg] – Qty 50 – same geometry is fine
2. TNGA 160404 [tnga] – Qty 20
3. Chip breaker – Qty 1`;
  path = await sendForPage(app, { message: list }, { "Idempotency-Key": "l" });
  const lines = OFFER.lines.map((line) => ({ ...line, kind: "other" as const, unit: 100 }));
  await offer(now, "l", { ...OFFER, lines });
  const html = await page();
  expect(html).toContain(
    "another tool, instead of CNMG 120408 · from stock · HSN 8209|<em>You allowed it: “same geometry is fine”.</em>",
  );
  expect(html).toContain(
    "another tool, instead of TNGA 160404 · 10 days · HSN 8209|" +
      "<em>Corner radius 0.8 instead of 0.4 mm. You asked for exactly the tool of your list.</em>",
  );
  expect(html).toContain("Chip breaker, special|another tool, instead of Chip breaker||");
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
  expect(html).toContain("confirms the order by e-mail");
  expect(html).not.toContain("/accept");
  const again = await ask(app, `${path}/accept`);
  expect([again.status, again.headers.get("Location")]).toEqual([303, path]);
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
  expect(html).toContain("state=Offer 2026-001 lapsed, was valid till 8 Dec 2026");
  expect(html).toContain("It has lapsed, its last day was 8 Dec 2026");
  expect(html).not.toContain("/accept");
  const tooLate = await ask(app, `${path}/accept`);
  expect([tooLate.status, await tooLate.text()]).toEqual([
    409,
    expect.stringContaining(`<a href="${path}">back</a>`),
  ]);
  expect(await (await ask(app, `${path}/ask`)).text()).toContain(
    "<h1>Ask for it anew</h1><textarea>Please offer it anew.</textarea>",
  );
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
  expect(html).toMatch(/<article>Offer 2026-001, revision 2.*<\/article>/);
  expect(html).toMatch(/<details>Offer 2026-001: <u>A later offer has taken its place\..*<\/details>/);
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
