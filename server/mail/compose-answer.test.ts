import { afterEach, beforeEach, expect, test } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mailId } from "../store/insert-message.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { composeMail } from "./compose-mail.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const settings = { from: "site@supplier.example", to: ["sales@supplier.example"], filesMb: 10 };

let dataDir: string;
let store: OpenStore;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "answer-"));
  store = await openStore({ dataDir, canAcknowledge: true });
  await storeMessage(store, "a", NOON);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

function compose(id: string) {
  const parts = { store, settings, origin: "https://www.supplier.example", clock: () => NOON };
  return composeMail({ id: `answer-${id}`, kind: "answer", messageKey: "a" }, parts);
}

const answer = { messageKey: "a", words: "Dear <Sample>,\nthank you.", person: "A. Sample", at: NOON };

test("an offer goes to the visitor as a table with all its sums, by name, and leads to his page", async () => {
  await sendSample(store, {
    ...answer,
    id: "x",
    offered: { offer: OFFER, validUntil: "2026-12-08" },
  });
  const mail = await compose("x");
  expect(mail).toMatchObject({
    from: { name: "A. Sample", address: "site@supplier.example" },
    replyTo: { name: "A. Sample", address: "sales@supplier.example" },
    subject: "Offer 2026-001: Other",
    messageId: "<answer-x@supplier.example>",
    inReplyTo: `<${mailId("enquiry", "a")}@supplier.example>`,
    isAutomatic: false,
  });
  expect(mail?.text).toContain(
    [
      "1. CNMG 120408 medium turning insert, P25 – 50 × 412.00 = 18,128.00",
      "   TI-1005 · as asked · from stock · less 12 % · HSN 8209",
      "2. TNGA 160408, PCBN – 20 × 2,500.00 = 50,000.00",
      "   another tool · Corner radius 0.8 instead of 0.4 mm · 10 days · HSN 8209",
      "3. Chip breaker, special – 1: not offered",
    ].join("\n"),
  );
  expect(mail?.text).toMatch(
    /Freight: 450\.00\nBefore GST: 68,578\.00\nGST 18 %: 12,344\.04\nTotal: ₹ 80,922\.04/,
  );
  expect(mail?.text).toMatch(/Valid till 8 Dec 2026\. This is an offer, not an order\./);
  expect(mail?.text).toMatch(/https:\/\/www\.supplier\.example\/enquiry\/[\w-]{43}\n$/);
  expect(mail?.html).toContain("Dear &lt;Sample&gt;,");
  expect(mail?.html).not.toContain("<Sample>");
});

test("words alone answer the visitor's own mail where he has one", async () => {
  const { id } = await store.database
    .updateTable("outbox")
    .set({ sent_at: NOON.toISOString() })
    .where("kind", "=", "acknowledgement")
    .returning("id")
    .executeTakeFirstOrThrow();
  await sendSample(store, { ...answer, id: "x" });
  expect(await compose("x")).toMatchObject({
    subject: "Re: Other",
    inReplyTo: `<${id}@supplier.example>`,
    text: expect.stringMatching(/^Dear <Sample>,\nthank you\.\n\nYour enquiry and our answer are here too/),
  });
});

test("an answer whose message is deleted meanwhile is not sent", async () => {
  expect(await compose("unknown")).toBeUndefined();
});
