import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../store/open-existing-store.ts";
import type { DatabasePlace } from "../store/open-database.ts";
import { openStore } from "../store/store.ts";
import { createLog } from "../report/log.ts";
import { resendMails } from "../commands/resend-mails.ts";
import { WORDS } from "../testing/contact-post.ts";
import { type MailServer, type Treatment, startMailServer } from "#testing/mail-server.ts";
import { sendNext } from "../testing/send-next.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { composeMail } from "./compose-mail.ts";
import { claimMail, makeStrayDue } from "./outbox.ts";
import { MailQueue } from "./send-mails.ts";
import { type MailTransport, createSmtpTransport } from "./smtp-transport.ts";

const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };
const HOUR = 3_600_000;

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: DatabasePlace;
  let store: OpenStore;
  let server: MailServer;
  let transport: MailTransport;
  let now: number;
  let logged: string[];
  let treat: (count: number) => Treatment;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    place = await engine.newPlace();
    store = await openStore(place);
    treat = () => "take";
    server = await startMailServer((count) => treat(count));
    transport = createSmtpTransport(server.url);
    now = Date.parse("2026-11-20T04:00:00Z");
    logged = [];
  });
  afterEach(async () => {
    transport.close();
    await server.stop();
    await store.close();
  });

  function queueOver(over: OpenStore = store, through: MailTransport = transport) {
    return new MailQueue({
      store: over,
      transport: through,
      compose: (mail) => composeMail(mail, { store: over, settings, clock: () => new Date() }),
      clock: () => new Date(now),
      random: () => 0.5,
      log: createLog({ write: (line) => void logged.push(line) }),
    });
  }

  function save(key: string) {
    const message = { ...WORDS, subject: "Other", message: `words of ${key}` } as const;
    return store.save({ message, key, receivedAt: new Date(now), source: "json" });
  }

  async function messageIds() {
    return (await server.mailbox()).map((mail) => mail.messageId);
  }

  /** Advances the clock until no mail is owed any more, by at most an hour per step. */
  async function sendAll(queue: MailQueue, step = HOUR) {
    for (let idle = 0; idle < 3;) {
      const turn = await sendNext(queue);
      idle = turn === "idle" ? idle + 1 : 0;
      if (turn !== "sent") now += step;
    }
  }

  test("a stored message reaches the sales desk, from the site's own address, with the visitor in Reply-To", async () => {
    await save("a");
    const queue = queueOver();
    expect([await sendNext(queue), await sendNext(queue)]).toEqual(["sent", "idle"]);
    expect(server.envelopes).toEqual([{ from: settings.from, to: settings.to }]);
    expect(await server.mailbox()).toMatchObject([
      {
        from: { name: "Website", address: settings.from },
        replyTo: [{ name: WORDS.userName, address: WORDS.email }],
        subject: "Other from Asha Rao",
        text: expect.stringContaining("words of a"),
        html: expect.stringContaining("words of a"),
      },
    ]);
    for (const word of [WORDS.email, WORDS.userName, "words of a", "sales@"]) {
      expect(logged.join("")).not.toContain(word);
    }
  });

  test("a mail that is refused comes again later, under the same Message-ID", async () => {
    treat = (count) => (count < 4 ? "forget" : "take");
    await save("a");
    const queue = queueOver();
    expect([await sendNext(queue), await sendNext(queue)]).toEqual(["refused", "idle"]);
    await sendAll(queue, 60_000);
    expect(await messageIds()).toHaveLength(4);
    expect(new Set(await messageIds()).size).toBe(1);
  });

  test("one mail that is always refused doesn't hold up the others", async () => {
    await save("poison");
    now += 1_000;
    await save("b");
    await save("c");
    treat = () => "take";
    const refusing: MailTransport = {
      send: async (mail) => {
        if (mail.text.includes("poison")) treat = () => "reject";
        else treat = () => "take";
        return transport.send(mail);
      },
      close: () => undefined,
    };
    const queue = queueOver(store, refusing);
    for (let i = 0; i < 5; i += 1) await sendNext(queue);
    expect(server.raw).toHaveLength(2);
  });

  test("many servers on one database never send the same mail twice", async () => {
    for (let i = 0; i < 60; i += 1) await save(`key-${i}`);
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(place)));
    const queues = stores.map((each) => queueOver(each));
    await Promise.all(
      queues.map(async (queue) => {
        while ((await sendNext(queue)) === "sent");
      }),
    );
    expect(new Set(await messageIds()).size).toBe(60);
    expect(server.raw).toHaveLength(60);
    await Promise.all(stores.map((each) => each.close()));
  });

  test("a mail in the hands of a server that died is sent by another one after two minutes", async () => {
    await save("a");
    const inHand = Promise.withResolvers<void>();
    const death = Promise.withResolvers<never>();
    const dying: MailTransport = {
      send() {
        inHand.resolve();
        return death.promise;
      },
      close: () => undefined,
    };
    const dead = sendNext(queueOver(store, dying));
    await inHand.promise;
    const other = queueOver();
    expect(await sendNext(other)).toBe("idle");
    now += 120_000;
    expect(await sendNext(other)).toBe("sent");
    death.reject(new Error("dead"));
    await expect(dead).rejects.toThrow("dead");
  });

  test("a mail whose next try was set by a clock a day ahead is due again, one that was set rightly isn't", async () => {
    await save("a");
    treat = () => "refuse";
    now += 24 * HOUR;
    expect(await sendNext(queueOver())).toBe("refused");
    now -= 24 * HOUR;
    await save("b");
    expect(await sendNext(queueOver())).toBe("refused");
    treat = () => "take";
    expect(await sendNext(queueOver())).toBe("idle");
    await makeStrayDue(store.database, new Date(now));
    expect([await sendNext(queueOver()), await sendNext(queueOver())]).toEqual(["sent", "idle"]);
    expect((await server.mailbox()).map((mail) => mail.text)).toEqual([
      expect.stringContaining("words of a"),
    ]);
  });

  test("after two days without a mail server every message arrives, none under two Message-IDs", async () => {
    await server.leave();
    const queue = queueOver();
    for (let hour = 0; hour < 48; hour += 1) {
      await save(`hour-${hour}`);
      expect(await sendNext(queue)).toBe("down");
      now += HOUR;
    }
    treat = (count) => (count % 5 === 0 ? "forget" : "take");
    await server.comeBack();
    await sendAll(queue);
    const texts = new Map<string, Set<string>>();
    for (const { text = "", messageId = "" } of await server.mailbox()) {
      const [words = ""] = /words of hour-\d+/.exec(text) ?? [];
      texts.set(words, (texts.get(words) ?? new Set()).add(messageId));
    }
    expect(texts.size).toBe(48);
    expect([...texts.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(server.raw.length).toBeGreaterThan(48);
  });

  test("after three days in vain a mail is given up, told and kept for sending again", async () => {
    await save("a");
    treat = () => "reject";
    const queue = queueOver();
    const start = now;
    while (now - start < 80 * HOUR) {
      await sendNext(queue);
      now += HOUR;
    }
    const [mail] = await store.database.selectFrom("outbox").selectAll().execute();
    expect(Date.parse(mail?.failed_at ?? "") - start).toBeGreaterThanOrEqual(72 * HOUR);
    expect(mail).toMatchObject({ sent_at: null, last_error: expect.stringContaining("554") });
    expect(logged.filter((line) => line.includes("mail.given-up"))).toHaveLength(1);
  });

  test("a mail that the store can't note as sent isn't sent again", async () => {
    await save("a");
    const failing: MailTransport = {
      async send(mail) {
        const result = await transport.send(mail);
        await store.database.schema.alterTable("outbox").renameTo("gone").execute();
        return result;
      },
      close: () => undefined,
    };
    const queue = queueOver(store, failing);
    await expect(sendNext(queue)).rejects.toThrow();
    now += HOUR;
    await expect(sendNext(queue)).rejects.toThrow();
    await store.database.schema.alterTable("gone").renameTo("outbox").execute();
    expect(await sendNext(queue)).toBe("idle");
    expect(server.raw).toHaveLength(1);
  });

  test("a mail that is sent again while a try of it fails counts nothing of that try", async () => {
    await save("a");
    [now, treat] = [now + HOUR, () => "reject"];
    const send: MailTransport["send"] = async (mail) => {
      // Another server takes it in the same millisecond.
      await resendMails(store.database, ["a"], new Date(now));
      await claimMail(store, new Date(now));
      return transport.send(mail);
    };
    expect(await sendNext(queueOver(store, { ...transport, send }))).toBe("refused");
    const mails = store.database.selectFrom("outbox").selectAll();
    expect(await mails.execute()).toMatchObject([{ attempts: 0, last_error: null }]);
  });

  test("a message that was deleted is mailed no more", async () => {
    await save("a");
    await store.database.deleteFrom("messages").execute();
    expect(await sendNext(queueOver())).toBe("idle");
  });
});
