import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { createLog } from "../report/log.ts";
import { checkReadiness } from "./readiness.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import type { Alarm, RaiseAlarm } from "./raise-alarm.ts";
import { readTold, tellOnce } from "./tell-once.ts";
import { Watch } from "./watch.ts";

const MINUTE = 60_000;

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  let now: number;
  let alarms: Alarm[];
  let isAlarmFailing: boolean;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
    now = Date.parse("2026-11-20T04:00:00Z");
    alarms = [];
    isAlarmFailing = false;
  });
  afterEach(() => store.close());

  async function hear(alarm: Alarm): Promise<void> {
    if (isAlarmFailing) throw new Error("nobody heard");
    alarms.push(alarm);
  }

  function watcher(raiseAlarm: RaiseAlarm = hear) {
    return new Watch({
      database: store.database,
      sendsMail: true,
      raiseAlarm,
      clock: () => new Date(now),
      log: createLog({ write: () => undefined }),
    });
  }

  function readiness(sendsMail = true) {
    return checkReadiness({ store, sendsMail, clock: () => new Date(now) });
  }

  test("where two servers tell at once, since their clocks are days apart, the owner hears at last what is so", async () => {
    const incident = { name: "drill-late", now: new Date(now) };
    const ahead = { ...incident, now: new Date(now + 2 * 24 * 60 * MINUTE) };
    const ended = Promise.withResolvers<boolean>();
    await tellOnce(store.database, { ...incident, isOn: true }, () => Promise.resolve(true));
    const first = tellOnce(store.database, { ...ahead, isOn: false }, () => ended.promise);
    await expect.poll(async () => (await readTold(store.database)).claimed.size).toBe(1);
    // Takes the claim of the other, which can't be right by its own clock.
    await tellOnce(store.database, { ...incident, isOn: true }, () => Promise.resolve(true));
    ended.resolve(true);
    await first;
    const heard: string[] = [];
    for (let look = 0; look < 2; look += 1)
      await tellOnce(store.database, { ...incident, isOn: false }, async () => heard.push("ended") > 0);
    expect(heard).toEqual(["ended"]);
  });

  test("a mail that waits for more than an hour is told once, by one server, and its end too", async () => {
    await storeMessage(store, "a", new Date(now));
    const servers = [watcher(), watcher(), watcher()];
    const lookAll = () => Promise.all(servers.map((server) => server.look()));
    now += 59 * MINUTE;
    await lookAll();
    expect(alarms).toEqual([]);
    now += 2 * MINUTE;
    await lookAll();
    await lookAll();
    await watcher().look();
    expect(alarms).toEqual([
      {
        name: "mail-late",
        state: "began",
        text: "1 mails wait to be sent, the oldest for 61 minutes. The messages are stored.",
      },
    ]);
    await store.database
      .updateTable("outbox")
      .set({ sent_at: new Date(now).toISOString() })
      .execute();
    await lookAll();
    await lookAll();
    expect(alarms.slice(1)).toEqual([{ name: "mail-late", state: "ended", text: "mail-late is over." }]);
  });

  test("who may have heard of a beginning that could not be recorded hears of its end, once", async () => {
    const told = new Date(now - 3 * MINUTE).toISOString();
    await store.database.insertInto("claims").values({ incident: "mail-late", taken_at: told }).execute();
    isAlarmFailing = true;
    await watcher().look();
    isAlarmFailing = false;
    now += 3 * MINUTE;
    await watcher().look();
    await watcher().look();
    expect(alarms).toMatchObject([{ name: "mail-late", state: "ended" }]);
  });

  test("an alarm that nobody heard is raised again", async () => {
    await storeMessage(store, "a", new Date(now));
    now += 61 * MINUTE;
    isAlarmFailing = true;
    const watch = watcher();
    await watch.look();
    isAlarmFailing = false;
    await watch.look();
    expect(alarms).toHaveLength(1);
  });

  test("an end that nobody heard is told again, once, by one of the servers started since", async () => {
    await storeMessage(store, "a", new Date(now));
    now += 61 * MINUTE;
    await watcher().look();
    await store.database
      .updateTable("outbox")
      .set({ sent_at: new Date(now).toISOString() })
      .execute();
    isAlarmFailing = true;
    await watcher().look();
    isAlarmFailing = false;
    const servers = [watcher(), watcher(), watcher()];
    await Promise.all(servers.map((server) => server.look()));
    await Promise.all(servers.map((server) => server.look()));
    expect(alarms.map(({ name, state }) => [name, state])).toEqual([
      ["mail-late", "began"],
      ["mail-late", "ended"],
    ]);
  });

  test.each(["began", "ended"] as const)(
    "an alarm that %s while the server that told it was killed is told by another one after two minutes",
    async (state) => {
      await storeMessage(store, "a", new Date(now));
      now += 61 * MINUTE;
      if (state === "ended") {
        await watcher().look();
        await store.database
          .updateTable("outbox")
          .set({ sent_at: new Date(now).toISOString() })
          .execute();
      }
      const isTelling = Promise.withResolvers<void>();
      const dying = watcher(() => {
        isTelling.resolve();
        return new Promise(() => undefined);
      });
      void dying.look();
      await isTelling.promise;
      const before = alarms.length;
      await watcher().look();
      expect(alarms).toHaveLength(before);
      now += 2 * MINUTE;
      await watcher().look();
      expect(alarms.slice(before)).toMatchObject([{ name: "mail-late", state }]);
    },
  );

  test("whoever may have heard of an end that could not be recorded hears that it goes on, once", async () => {
    await storeMessage(store, "a", new Date(now));
    now += 61 * MINUTE;
    await watcher().look();
    const told = new Date(now - 3 * MINUTE).toISOString();
    await store.database.insertInto("claims").values({ incident: "mail-late", taken_at: told }).execute();
    await watcher().look();
    await watcher().look();
    expect(alarms.map(({ state }) => state)).toEqual(["began", "began"]);
  });

  test("a server that died amid an alarm with its clock a day ahead silences nobody", async () => {
    await storeMessage(store, "a", new Date(now));
    now += 61 * MINUTE;
    const right = now;
    now += 24 * 60 * MINUTE;
    const isTelling = Promise.withResolvers<void>();
    void watcher(() => {
      isTelling.resolve();
      return new Promise(() => undefined);
    }).look();
    await isTelling.promise;
    now = right;
    await watcher().look();
    expect(alarms).toMatchObject([{ name: "mail-late", state: "began" }]);
  });

  test("a mail that was given up is told", async () => {
    await storeMessage(store, "a", new Date(now));
    await store.database
      .updateTable("outbox")
      .set({ failed_at: new Date(now).toISOString() })
      .execute();
    await watcher().look();
    expect(alarms).toMatchObject([{ name: "mail-given-up", state: "began" }]);
  });

  test("a store that can be read but not written is told once, and that it is well again", async () => {
    const watch = watcher();
    await store.database.schema.alterTable("marks").renameTo("gone").execute();
    await watch.look();
    await watch.look();
    expect(alarms).toMatchObject([{ name: "store-failed", state: "began" }]);
    expect(watch.storeFault).toBeDefined();
    await store.database.schema.alterTable("gone").renameTo("marks").execute();
    await watch.look();
    expect(alarms.slice(1)).toMatchObject([{ name: "store-failed", state: "ended" }]);
    expect(watch.storeFault).toBeUndefined();
  });

  test("readiness shows the age of the oldest unsent mail and ends when it is over an hour", async () => {
    expect(await readiness()).toEqual({
      status: "ok",
      mail: { isOn: true, waiting: 0, oldestSeconds: 0, givenUp: 0 },
    });
    await storeMessage(store, "a", new Date(now));
    now += 60 * MINUTE;
    expect(await readiness()).toMatchObject({ status: "ok", mail: { waiting: 1, oldestSeconds: 3_600 } });
    now += 1_000;
    expect(await readiness()).toMatchObject({ status: "unavailable", mail: { oldestSeconds: 3_601 } });
    expect(await readiness(false)).toMatchObject({ status: "ok", mail: { isOn: false } });
  });
});
