import { once } from "node:events";
import { createServer } from "node:http";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseContactMessage } from "#contract/contact.ts";
import { anyCharacter } from "#testing/any-character.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import { WORDS } from "../testing/contact-post.ts";
import { INJECTIONS, messageRowOf } from "../testing/injections.ts";
import { type MailServer, type Treatment, startMailServer } from "#testing/mail-server.ts";
import { mayRunSmtpd, startSmtpd } from "../testing/open-smtpd.ts";
import { SEPARATOR, composeEnquiry } from "./compose-enquiry.ts";
import { MailError } from "./mail-error.ts";
import { type MailTransport, createSmtpTransport } from "./smtp-transport.ts";

const settings = { from: "website@example.com", to: ["sales@example.com"] };

let server: MailServer;
let transport: MailTransport;
let treatment: Treatment;
beforeEach(async () => {
  treatment = "take";
  server = await startMailServer(() => treatment);
  transport = createSmtpTransport(server.url);
});
afterEach(async () => {
  transport.close();
  await server.stop();
});

async function sendAndRead(change: Partial<MessageRow>) {
  await transport.send(composeEnquiry(messageRowOf(change), settings, "<id@example.com>"));
  return server.latest();
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

// The form already refuses line breaks in a name; these rows come from a store that another program wrote to.
test("nothing typed as a name, address or subject becomes a header or a recipient", async () => {
  for (const change of INJECTIONS) {
    const { headers, to, cc, bcc, replyTo } = await sendAndRead(change);
    expect(headers.map(({ key }) => key).filter((key) => /bcc|cc|x-evil/.test(key))).toEqual([]);
    expect(to).toMatchObject([{ address: "sales@example.com" }]);
    expect([cc, bcc]).toEqual([undefined, undefined]);
    expect(replyTo).toHaveLength(1);
  }
  expect(server.envelopes.filter(({ to }) => to.join() !== "sales@example.com")).toEqual([]);
});

test("a suspicious message says so at the beginning of the subject", async () => {
  const mail = await sendAndRead({ flag: "filled in 2 s" });
  expect(mail.subject).toBe("[check] Other from Asha Rao");
  expect(mail.text).toContain("Please check: filled in 2 s");
  expect(mail.html).toContain("Please check: filled in 2 s");
});

test("any message arrives in the mail code point for code point", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }),
      fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }),
      async (userName, message) => {
        const parsed = parseContactMessage({ ...WORDS, userName, message });
        fc.pre(parsed.ok);
        if (!parsed.ok) return;
        const { text = "" } = await sendAndRead({
          user_name: parsed.message.userName,
          message: parsed.message.message,
        });
        // Line breaks at the very end belong to the mail's format: the encoding decides how many a reader shows.
        const arrived = text
          .slice(text.indexOf(`\n${SEPARATOR}\n`) + SEPARATOR.length + 2)
          .replace(/\n+$/, "");
        expect(codePoints(arrived)).toEqual(codePoints(parsed.message.message.replace(/\n+$/, "")));
      },
    ),
    { numRuns: 200 },
  );
});

test("a message full of markup is shown as it was typed", async () => {
  const { html = "" } = await sendAndRead({ message: '<script>alert("1")</script>\n  & two spaces' });
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n  &amp; two spaces");
});

test("the longest message and the longest name arrive whole", async () => {
  const message = "क\u{1f527}".repeat(30_000);
  const mail = await sendAndRead({ message, user_name: "न".repeat(120) });
  expect(mail.text).toContain(message);
  expect(mail.subject).toBe(`Other from ${"न".repeat(120)}`);
  const lines = (server.raw.at(-1)?.toString("latin1") ?? "").split("\r\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
});

test("a mail server that refuses this mail is told from one that takes none", async () => {
  const fault = async (next: Treatment) => {
    treatment = next;
    const error = await sendAndRead({}).catch((reason: unknown) => reason);
    return error instanceof MailError ? error.fault : error;
  };
  expect(await fault("refuse")).toBe("mail");
  expect(await fault("reject")).toBe("final");
  expect(await fault("drop")).toBe("server");
  await server.leave();
  expect(await fault("take")).toBe("server");
});

test("a password isn't sent over a line that anybody can read", async () => {
  // The same address, written so that it doesn't look like this machine.
  const exposed = createSmtpTransport(server.url.replace("smtp://127.0.0.1", "smtp://user:word@127.1"));
  await expect(exposed.send(composeEnquiry(messageRowOf({}), settings, "<id@example.com>"))).rejects.toThrow(
    /TLS/,
  );
  exposed.close();
  expect(server.raw).toEqual([]);
});

// Always tested with smtp-server, and also with a real mail server where one is installed.
if (mayRunSmtpd) {
  test("OpenSMTPD delivers what was typed, and nothing of it as a header or to anybody else", async () => {
    const smtpd = await startSmtpd();
    const firm = createSmtpTransport(`smtp://127.0.0.1:${smtpd.port}?ignoreTLS=true`);
    for (const [i, change] of INJECTIONS.entries()) {
      await firm.send(composeEnquiry(messageRowOf(change), settings, `<${i}@example.com>`));
    }
    firm.close();
    await expect.poll(() => smtpd.delivered().length).toBe(INJECTIONS.length);
    for (const mail of smtpd.delivered()) {
      const { headers, to, replyTo } = await PostalMime.parse(mail);
      expect(headers.map(({ key }) => key).filter((key) => /bcc|cc|x-evil/.test(key))).toEqual([]);
      expect([to?.length, replyTo?.length]).toEqual([1, 1]);
    }
    await smtpd.stop();
  });
}

test("a mail can't carry a file of the server or the answer of an address, whoever names it", async () => {
  const page = createServer((_, answer) => answer.end("words of an inner address"));
  await once(page.listen(0, "127.0.0.1"), "listening");
  const address = page.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const mail = composeEnquiry(messageRowOf({}), settings, "<id@example.com>");
  for (const path of [import.meta.filename, `http://127.0.0.1:${port}/`]) {
    const attachments = [{ filename: "a.txt", contentType: "text/plain", content: Buffer.of(), path }];
    await expect(transport.send({ ...mail, attachments })).rejects.toThrow(MailError);
  }
  expect(server.envelopes).toEqual([]);
  page.close();
});
