import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { setClocks } from "../report/local-time.ts";
import { purgeOld } from "./purge-old.ts";
import { queueDigest, queueStartNotice } from "./queue-notices.ts";

const DAY = 24 * 3_600_000;
const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
  });
  afterEach(() => store.close());
  afterEach(() => setClocks({ timeZone: "Asia/Kolkata", language: "en-IN" }));

  function notices() {
    return store.database.selectFrom("outbox").select(["id", "kind"]).orderBy("id").execute();
  }

  test("messages older than the days stated are deleted with their mails, younger ones stay", async () => {
    const now = new Date("2026-11-20T04:00:00Z");
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    for (let i = 0; i < 3; i += 1) await storeMessage(store, `old-${i}`, ago(91));
    await storeMessage(store, "young", ago(89));
    expect(await purgeOld(store, { now, retentionDays: 90 })).toBe(3);
    expect((await store.list()).map((row) => row.key)).toEqual(["young"]);
    expect(await notices()).toHaveLength(1);
    expect(await purgeOld(store, { now, retentionDays: 90 })).toBe(0);
  });

  test("the summary of a day is due from eight in the Indian morning, once for all servers", async () => {
    await queueDigest(store.database, new Date("2026-11-20T02:29:00Z"));
    expect(await notices()).toEqual([]);
    const times = ["2026-11-20T02:30:00Z", "2026-11-20T12:00:00Z", "2026-11-20T18:29:00Z"];
    await Promise.all(times.map((time) => queueDigest(store.database, new Date(time))));
    expect(await notices()).toEqual([{ id: "digest-2026-11-19", kind: "digest" }]);
  });

  test("the summary counts the messages of the Indian day", async () => {
    await storeMessage(store, "before", new Date("2026-11-18T18:29:59Z"));
    await storeMessage(store, "first", new Date("2026-11-18T18:30:00Z"));
    await storeMessage(store, "last", new Date("2026-11-19T18:29:59Z"), { flag: "honeypot" });
    await storeMessage(store, "after", new Date("2026-11-19T18:30:00Z"));
    const now = new Date("2026-11-20T03:00:00Z");
    await store.database.updateTable("outbox").set({ sent_at: now.toISOString() }).execute();
    await queueDigest(store.database, now);
    const digest = { id: "digest-2026-11-19", kind: "digest", messageKey: null } as const;
    expect(await composeMail(digest, { store, settings, clock: () => new Date() })).toMatchObject({
      messageId: "<digest-2026-11-19@example.com>",
      to: ["sales@example.com"],
      subject: "Website: 2 messages on 2026-11-19",
      text: '2 messages came in on 2026-11-19 (IST), 1 of them with "[check]" in the subject.\n',
      isAutomatic: true,
    });
  });

  test("the summary counts the day of a supplier elsewhere by his own clocks", async () => {
    setClocks({ timeZone: "Europe/London", language: "en-GB" });
    await storeMessage(store, "before", new Date("2026-07-18T22:59:59Z"));
    await storeMessage(store, "first", new Date("2026-07-18T23:00:00Z"));
    await storeMessage(store, "late", new Date("2026-07-19T21:00:00Z"));
    await storeMessage(store, "last", new Date("2026-07-19T22:59:59Z"));
    await storeMessage(store, "after", new Date("2026-07-19T23:00:00Z"));
    const digest = { id: "digest-2026-07-19", kind: "digest", messageKey: null } as const;
    expect(await composeMail(digest, { store, settings, clock: () => new Date() })).toMatchObject({
      subject: "Website: 3 messages on 2026-07-19",
    });
  });

  test("a start is told once an hour, however often the server starts", async () => {
    const host = "Shop Floor_1";
    await queueStartNotice(store.database, { now: new Date("2026-11-20T04:00:00Z"), host });
    await queueStartNotice(store.database, { now: new Date("2026-11-20T04:59:00Z"), host });
    await queueStartNotice(store.database, { now: new Date("2026-11-20T05:00:00Z"), host });
    expect((await notices()).map(({ id }) => id)).toEqual([
      "start-shop-floor-1-2026-11-20T04",
      "start-shop-floor-1-2026-11-20T05",
    ]);
  });
});
