import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp, restore, runNightly } from "../commands/store-commands.ts";
import { resendMails } from "../commands/resend-mails.ts";
import { markSent } from "../mail/outbox.ts";
import { createLog } from "../report/log.ts";
import { mailId } from "../store/insert-message.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";
import { backUpAlone } from "./back-up-alone.ts";
import { checkCopies } from "./check-copies.ts";
import { checkReadiness } from "./readiness.ts";
import { Watch } from "./watch.ts";

const MINUTE = 60_000;
const START = "2026-11-20T04:00:00.000Z";
const raise = () => Promise.resolve();

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: { dataDir: string; databaseUrl: string | undefined; retentionDays: number };
  let folder: string;
  let store: OpenStore;
  let now: number;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "copies-"));
    place = { databaseUrl: undefined, ...(await engine.newPlace()), retentionDays: 730 };
    store = await openStore(place);
    now = Date.parse(START);
    await storeMessage(store, "a", new Date(now));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const isAlone = async (over: OpenStore = store) => (await checkCopies(over, new Date(now))).isOn;

  test("a message that is on one disk alone for 15 minutes is told once, and its end too", async () => {
    const told: string[] = [];
    const watch = new Watch({
      database: store.database,
      sendsMail: false,
      conditions: async () => [await checkCopies(store, new Date(now))],
      raiseAlarm: ({ name, state, text }) => Promise.resolve(void told.push(`${name} ${state}: ${text}`)),
      clock: () => new Date(now),
      log: createLog({ write: () => undefined }),
    });
    now += 15 * MINUTE - 1;
    await watch.look();
    expect(told).toEqual([]);
    now += MINUTE;
    await watch.look();
    await watch.look();
    const text =
      "1 messages are on one disk alone, the oldest for 16 minutes: neither mailed nor in a backup.";
    expect(told).toEqual([`one-copy began: ${text}`]);
    const readiness = await checkReadiness({
      store,
      sendsMail: false,
      clock: () => new Date(now),
      conditions: async () => [await checkCopies(store, new Date(now))],
    });
    expect(readiness).toMatchObject({ status: "warning", problems: [{ name: "one-copy", text }] });
    await markSent(store.database, { id: mailId("enquiry", "a"), createdAt: START }, new Date(now));
    await watch.look();
    await watch.look();
    expect(told.slice(1)).toEqual(["one-copy ended: one-copy is over."]);
  });

  test("a mail that was given up is on one disk; a message that is mailed again is not", async () => {
    now += 20 * MINUTE;
    await store.database
      .updateTable("outbox")
      .set({ failed_at: new Date(now).toISOString() })
      .execute();
    expect(await isAlone()).toBe(true);
    await markSent(store.database, { id: mailId("enquiry", "a"), createdAt: START }, new Date(now));
    await resendMails(store.database, ["a"], new Date(now));
    expect(await isAlone()).toBe(false);
  });

  test("a backup made by hand or by night ends it, until something comes after it", async () => {
    now += 20 * MINUTE;
    await backUp(place, join(folder, "by-hand.sqlite"), new Date(now));
    expect(await isAlone()).toBe(false);
    await storeMessage(store, "b", new Date(now + 1));
    now += 20 * MINUTE;
    expect(await isAlone()).toBe(true);
    await runNightly(place, { folder, keepDays: 14 }, raise, new Date(now));
    expect(await isAlone()).toBe(false);
  });

  test("a backup of a clock that was ahead doesn't count", async () => {
    await backUp(place, join(folder, "ahead.sqlite"), new Date(now + 24 * 60 * MINUTE));
    now += 20 * MINUTE;
    expect(await isAlone()).toBe(true);
  });

  test("with a standby that each commit waits for it is never told", async () => {
    now += 20 * MINUTE;
    expect(await isAlone()).toBe(true);
    expect(await isAlone({ ...store, holdsCopies: () => Promise.resolve(true) })).toBe(false);
  });

  test("while it holds, a backup is made once an hour", async () => {
    const made: number[] = [];
    let fails = true;
    const tend = () =>
      backUpAlone(store, new Date(now), () => {
        if (fails) return Promise.reject(new Error("no room"));
        made.push(now);
        return Promise.resolve();
      });
    await tend();
    now += 16 * MINUTE;
    await expect(tend()).rejects.toThrow("no room");
    fails = false;
    await tend();
    for (let minutes = 0; minutes < 150; minutes += 5) {
      await storeMessage(store, `at ${minutes}`, new Date(now + 1));
      now += 5 * MINUTE;
      await tend();
    }
    const between = made.slice(1).map((time, index) => (time - (made[index] ?? 0)) / MINUTE);
    expect(between).toEqual([60, 60]);
  });
});

test("a server with a folder for backups makes one by itself, and keeps one alone besides those of the nights", async () => {
  const site = makeTemporarySite();
  const folder = join(site.root, "copies");
  const names = () => readdirSync(folder, { recursive: true }).filter((name) => name !== "erasures.txt");
  const run = async (key: string) => {
    const store = await openStore({ dataDir: site.dataDir });
    await storeMessage(store, key, new Date(Date.now() - 20 * MINUTE));
    await store.database.deleteFrom("marks").where("name", "=", "backed up").execute();
    await store.close();
    const server = await spawnServer(site.root, { BACKUP_DIR: folder });
    const problems = async () => {
      const text = await (await fetch(`${server.origin}/readyz`)).text();
      const answer: { problems?: { name: string }[] } = JSON.parse(text);
      return answer.problems?.map(({ name }) => name);
    };
    await expect.poll(problems).toBeUndefined();
    server.signal("SIGTERM");
    await server.ended;
  };
  await run("a");
  const [first] = names();
  expect(names()).toEqual([expect.stringMatching(/^hourly-[\dT-]{23}\.sqlite$/)]);
  await run("b");
  expect(names()).toHaveLength(1);
  expect(names()).not.toEqual([first]);
  const copy = join(site.root, "restored");
  const file = join(folder, String(names()[0]));
  await restore({ dataDir: copy, databaseUrl: undefined }, { file, isConfirmed: true }, new Date());
  const restored = await openStore({ dataDir: copy });
  expect((await restored.list()).map(({ key }) => key).toSorted()).toEqual(["a", "b"]);
  await restored.close();
  site.remove();
});
