import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { createLog } from "../report/log.ts";
import { WORDS } from "../testing/contact-post.ts";
import { type MailServer, type Treatment, startMailServer } from "#testing/mail-server.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailSender, type Wait, startMailSender } from "./mail-sender.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };

let dataDir: string;
let store: OpenStore;
let server: MailServer;
let sender: MailSender | undefined;
let treat: () => Treatment;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "sender-"));
  store = await openStore({ dataDir });
  treat = () => "take";
  server = await startMailServer(() => treat());
});
afterEach(async () => {
  await sender?.stop(1_000);
  await server.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

function start(wait?: Wait): MailSender {
  const parts = {
    store,
    transport: createSmtpTransport(server.url),
    compose: (mail: Parameters<typeof composeMail>[0]) =>
      composeMail(mail, { store, settings, clock: () => new Date() }),
    clock: () => new Date(),
    random: () => 0,
    log: createLog({ write: () => undefined }),
  };
  sender = startMailSender(parts, wait);
  return sender;
}

async function save(key: string): Promise<void> {
  const message = { ...WORDS, subject: "Other" } as const;
  await store.save({ message, key, receivedAt: new Date(), source: "json" });
  sender?.wake();
}

test("messages stored before and after the start are mailed", async () => {
  await save("before");
  start();
  await server.holds(1);
  await save("after");
  await server.holds(2);
});

test("what an earlier server had in hand when it was killed is sent at the next start", async () => {
  await save("a");
  const later = new Date(Date.now() + 80_000).toISOString();
  await store.database.updateTable("outbox").set({ due_at: later, attempts: 1 }).execute();
  start();
  await server.holds(1);
});

test("when the mail server comes back, so do the mails, by themselves", async () => {
  await server.leave();
  start();
  await save("a");
  await save("b");
  await server.comeBack();
  await server.holds(2);
});

test("a stop lets the mail in hand arrive and notes it", async () => {
  await save("a");
  start();
  await server.holds(1);
  await sender?.stop(5_000);
  const [mail] = await store.database.selectFrom("outbox").selectAll().execute();
  expect(mail?.sent_at).not.toBeNull();
});

test("a stop while the mail server hangs is not held up by a pause before the next try", async () => {
  await save("a");
  const hangs = Promise.withResolvers<void>();
  treat = () => {
    hangs.resolve();
    return "hang";
  };
  const pauses = Promise.withResolvers<string>();
  // A pause lasts until the test ends it, however short it should be.
  const hanging = start((ms, signal) => {
    // The stop's own patience is none.
    if (ms === 0 || signal.aborted) return Promise.resolve();
    pauses.resolve("pauses");
    return once(signal, "abort").then(() => undefined);
  });
  await hangs.promise;
  const stopped = hanging.stop(0).then(() => "has stopped");
  expect(await Promise.race([stopped, pauses.promise])).toBe("has stopped");
});

test("a queue of many mails is sent without a pause between one round and the next", async () => {
  for (let count = 0; count < 20; count += 1) await save(`key ${count}`);
  const sentCounts: number[] = [];
  start(async (ms, signal) => {
    sentCounts.push(server.envelopes.length);
    await new Promise((resolve) => {
      const limit = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(limit);
        resolve(undefined);
      });
    });
  });
  await server.holds(20);
  expect(sentCounts.filter((sent) => sent < 20)).toEqual([]);
});

test("a server with nothing to send asks the store once at each poll", async () => {
  const { skipLocked } = store;
  let claims = 0;
  store.skipLocked = (query) => {
    claims += 1;
    return skipLocked(query);
  };
  const claimsAtPoll: number[] = [];
  const hasPolled = Promise.withResolvers<void>();
  start((_ms, signal) => {
    claimsAtPoll.push(claims);
    if (claimsAtPoll.length < 3) return Promise.resolve();
    hasPolled.resolve();
    return once(signal, "abort").then(() => undefined);
  });
  await hasPolled.promise;
  expect(claimsAtPoll).toEqual([1, 2, 3]);
});
