import { afterAll, beforeAll, expect, test } from "vitest";
import { postJson, WORDS } from "../testing/contact-post.ts";
import { type MailServer, startMailServer } from "#testing/mail-server.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";
import { sampleFile, storeFile } from "../testing/sample-files.ts";
import { mailId } from "../store/insert-message.ts";
import { composeMail } from "./compose-mail.ts";
import { quoteCsv } from "../report/quote-csv.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

let app: RunningApp;
let mailServer: MailServer;
beforeAll(async () => {
  [app, mailServer] = await Promise.all([startApp(), startMailServer()]);
});
afterAll(async () => {
  await Promise.all([app.stop(), mailServer.stop()]);
});

const LIST = [
  "Please quote.",
  "",
  "Quote request (3 lines)",
  "1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50, packs of 10 – for EN8; =HYPERLINK(1)",
  "2. =cmd|'/c calc'!A1;+1 – Qty 2",
  "3. End mill “Ø10” [mil-em-10] – Qty 3 – “urgent, please”",
  "Company: Acme",
].join("\n");

async function mailAbout(key: string, files: string[], filesMb = 15, message = LIST) {
  await postJson(app.origin, { ...WORDS, message, files }, { "Idempotency-Key": key });
  const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb };
  const mail = { id: mailId("enquiry", key), kind: "enquiry" as const, messageKey: key };
  const composed = await composeMail(mail, { store: app.store, settings, clock: () => new Date() });
  if (composed === undefined) throw new Error("There is no mail.");
  const transport = createSmtpTransport(mailServer.url);
  await transport.send(composed);
  transport.close();
  return mailServer.latest();
}

test("the files of a message arrive in its mail byte for byte, under their own names and kinds", async () => {
  const photo = sampleFile("jpeg", 3_000_000);
  const ids = [
    await storeFile(app.origin, photo, "Halter ø.jpg"),
    await storeFile(app.origin, sampleFile("step"), "x.stp"),
  ];
  const { attachments, text } = await mailAbout("k1", ids, 15, "See the photo.");
  expect(attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual(
    [
      ["Halter ø.jpg", "image/jpeg", "attachment"],
      ["x.step", "model/step", "attachment"],
    ],
  );
  expect(Buffer.from(new Uint8Array(attachments[0]?.content as ArrayBuffer)).equals(photo)).toBe(true);
  expect(text).toContain("Attached: Halter ø.jpg (2.9 MB), x.step (1 KB)");
});

test("files that are too large together are named, with the command that fetches them", async () => {
  const id = await storeFile(app.origin, sampleFile("pdf", 2_000_000), "plan.pdf");
  const { attachments, text, html } = await mailAbout("k2", [id], 1, "See the plan.");
  expect(attachments).toEqual([]);
  expect(text).toMatch(
    /Not attached, together too large for a mail: plan\.pdf \(1\.9 MB\)\. On the server: npm run messages -- files [0-9a-f]{12} --output FOLDER/,
  );
  expect(html).toContain("plan.pdf");
});

test("the quote list arrives as a table that runs nothing, beside the files", async () => {
  const { attachments } = await mailAbout("k3", [await storeFile(app.origin)]);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    "photo.jpg",
    expect.stringMatching(/^quote-list-[0-9a-f]{12}\.csv$/),
  ]);
  const table = Buffer.from(new Uint8Array(attachments[1]?.content as ArrayBuffer)).toString("utf8");
  expect(table).toBe(
    "\ufeffNo.,Order code,Name,Quantity,Sold,Remark,Product id,May be offered\r\n" +
      '1,TI-1005,"CNMG 120408 medium turning insert, P25",50,packs of 10,"for EN8; \'=HYPERLINK(1)",tur-st-cnmg120408-p25,\r\n' +
      "2,,\"'=cmd|'/c calc'!A1;'+1\",2,,,,\r\n" +
      '3,,End mill “Ø10”,3,,"“urgent, please”",mil-em-10,\r\n',
  );
});

test("a message without a list, or with one that was changed by hand, brings no wrong table", () => {
  expect(quoteCsv("Quote request (2 lines)\n1. x – Qty 1")).toBe(
    "\ufeffNo.,Order code,Name,Quantity,Sold,Remark,Product id,May be offered\r\n1,,x,1,,,,\r\n",
  );
  expect(quoteCsv("Hello")).toBeUndefined();
  expect(quoteCsv("Quote request (2 lines)\nof ours")).toBeUndefined();
  expect(quoteCsv("Quote request (0 lines)")).toBeUndefined();
  expect(quoteCsv("Quote request (1 line)\n1. no quantity here")).toContain("1,,no quantity here,,,,,\r\n");
});
