import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../report/log.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { WORDS } from "../testing/contact-post.ts";
import { composeMail } from "./compose-mail.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { LEASE, claimMail } from "./outbox.ts";
import { MailQueue } from "./send-mails.ts";

const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };
const START = Date.parse("2026-11-20T04:00:00Z");

let dataDir: string;
let store: OpenStore;
let now: number;
let sent: ComposedMail[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "claims-"));
  store = await openStore({ dataDir });
  [now, sent] = [START, []];
  const message = { ...WORDS, subject: "Other" } as const;
  await store.save({ message, key: "a", receivedAt: new Date(now), source: "json" });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A server whose store takes so long that the claim is over before the mail is composed. */
function slowServer(meanwhile: () => Promise<unknown>): MailQueue {
  return new MailQueue({
    store,
    transport: {
      send: async (mail) => {
        sent.push(mail);
        expect(await claimMail(store, new Date(now))).toBeUndefined();
        return { rejected: 0 };
      },
      close: () => undefined,
    },
    compose: async (mail) => {
      const composed = await composeMail(mail, { store, settings, clock: () => new Date(now) });
      now += LEASE;
      await meanwhile();
      return composed;
    },
    clock: () => new Date(now),
    random: () => 0,
    log: createLog({ write: () => undefined }),
  });
}

async function tryMail(meanwhile: () => Promise<unknown>) {
  const queue = slowServer(meanwhile);
  const mail = await queue.claim();
  if (!mail) throw new Error("no mail is due");
  return queue.send(mail);
}

test("a mail whose claim ran out before the try belongs to the server that has claimed it since", async () => {
  expect(await tryMail(() => claimMail(store, new Date(now)))).toBe("idle");
  expect(sent).toEqual([]);
});

test("a mail whose claim ran out, and that nobody else has claimed, is claimed anew and sent once", async () => {
  expect(await tryMail(async () => undefined)).toBe("sent");
  expect(sent).toHaveLength(1);
});
