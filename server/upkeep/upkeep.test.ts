import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { type MailServer, startMailServer } from "#testing/mail-server.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
let mailServer: MailServer;
beforeEach(async () => {
  site = makeTemporarySite();
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.stop();
  site.remove();
});

const ADDRESSES = { MAIL_FROM: "website@example.com", MAIL_TO: "sales@example.com" };

test("with a mail server set, the owner hears of the start and of each message", async () => {
  const server = await spawnServer(site.root, { SMTP_URL: mailServer.url, MAIL_DIGEST: "no", ...ADDRESSES });
  await postJson(server.origin, WORDS);
  await mailServer.holds(2);
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  const subjects = (await mailServer.mailbox()).map((mail) => mail.subject);
  expect(subjects).toHaveLength(2);
  expect(subjects).toContain("Product inquiry from Asha Rao");
  expect(subjects).toContain("The website's server has started");
});

test("without a mail server the log says at the start that no mail is sent", async () => {
  const server = await spawnServer(site.root);
  expect(JSON.parse(await server.line("mail.off"))).toMatchObject({
    text: "SMTP_URL is not set: messages are stored, but no mail is sent.",
  });
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({
    status: "ok",
    mail: { isOn: false, waiting: 0, oldestSeconds: 0, givenUp: 0 },
  });
  server.signal("SIGTERM");
  await server.ended;
});

test("the visitor gets an acknowledgement where it is turned on, without a word that was typed", async () => {
  const server = await spawnServer(site.root, {
    SMTP_URL: mailServer.url,
    MAIL_DIGEST: "no",
    MAIL_AT_START: "no",
    MAIL_ACKNOWLEDGE: "yes",
    ...ADDRESSES,
  });
  await postJson(server.origin, WORDS);
  await mailServer.holds(2);
  server.signal("SIGTERM");
  await server.ended;
  const mails = await mailServer.mailbox();
  const acknowledgement = mails.find(({ subject }) => subject === "We have received your message");
  expect(acknowledgement?.to).toMatchObject([{ address: WORDS.email }]);
  expect(acknowledgement?.text).not.toContain(WORDS.message);
  expect(acknowledgement?.text).not.toContain(WORDS.userName);
});

test("the acknowledgement's address opens what was sent; deleted there, the owner is told by mail", async () => {
  site.remove();
  site = makeTemporarySite({ "enquiry.html": "%%email%%", "enquiry-problem.html": "%%title%%" });
  const server = await spawnServer(site.root, {
    SMTP_URL: mailServer.url,
    MAIL_DIGEST: "no",
    MAIL_AT_START: "no",
    MAIL_ACKNOWLEDGE: "yes",
    PUBLIC_URL: "https://www.example.com",
    ...ADDRESSES,
  });
  await postJson(server.origin, WORDS, { Origin: "https://www.example.com" });
  await mailServer.holds(2);
  const mails = await mailServer.mailbox();
  const text = mails.find(({ subject }) => subject === "We have received your message")?.text ?? "";
  const [, path = ""] = /https:\/\/www\.example\.com(\/enquiry\/[\w-]{43})/.exec(text) ?? [];
  const page = () => fetch(server.origin + path);
  expect(await (await page()).text()).toBe(WORDS.email);
  const headers = { Origin: "https://www.example.com" };
  await fetch(`${server.origin}${path}/delete`, { method: "POST", headers, redirect: "manual" });
  expect((await page()).status).toBe(404);
  await mailServer.holds(3);
  server.signal("SIGTERM");
  const { stdout } = await server.ended;
  const told = (await mailServer.mailbox()).find(({ subject }) =>
    subject?.endsWith("was deleted by its sender"),
  );
  expect(told?.to).toMatchObject([{ address: ADDRESSES.MAIL_TO }]);
  expect(told?.text).not.toContain(WORDS.userName);
  expect(stdout).not.toContain(path.slice("/enquiry/".length));
});
