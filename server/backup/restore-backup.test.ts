import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveToPostgres, restore, runDrill, runNightly } from "../commands/store-commands.ts";
import { filesOf, readWhole } from "../store/files/attachment-rows.ts";
import { beginFile } from "../store/files/file-room.ts";
import { answersOf } from "../store/answers.ts";
import { findLinked } from "../store/links.ts";
import type { DatabasePlace } from "../store/open-database.ts";
import { openStore } from "../store/store.ts";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { putFile } from "../testing/stored-file.ts";
import { storeMessage } from "../testing/stored-message.ts";
import type { Alarm } from "../upkeep/raise-alarm.ts";
import { writeBackup } from "./backup-file.ts";
import { sumStore } from "./copy-store.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

let folder: string;
let alarms: Alarm[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-test-"));
  alarms = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const raise = (alarm: Alarm) => Promise.resolve(void alarms.push(alarm));

async function fill(place: DatabasePlace, count: number) {
  const store = await openStore(place);
  const files = [
    await putFile(store, [Buffer.alloc(300_000, "p"), Buffer.from([0, 255, 7])]),
    await putFile(store, [Buffer.from("%PDF")]),
  ];
  // A file that no message has named yet is included; a file still being received isn't.
  await putFile(store, [Buffer.from("unclaimed")]);
  const coming = { id: randomUUID(), name: "b.pdf", kind: "pdf" as const, bytes: 5 };
  await beginFile(store.database, { ...coming, created_at: NOON.toISOString() }, 1e12);
  for (let i = 0; i < count; i += 1) {
    const change = { token: `token-${i}`, ...(i === 0 && { files }) };
    await storeMessage(store, `key-${i}`, new Date(NOON.getTime() + i), change);
  }
  await sendSample(store, {
    id: randomUUID(),
    messageKey: "key-0",
    words: "Thank you.",
    offered: { offer: OFFER, validUntil: "2026-12-08" },
    person: "A. Sample",
    at: NOON,
  });
  await store.database
    .insertInto("audit")
    .values({ id: randomUUID(), at: NOON.toISOString(), person: "A. Sample", what: "answered", about: null })
    .execute();
  const sums = await sumStore(store);
  await store.close();
  return sums;
}

async function keysIn(place: DatabasePlace) {
  const store = await openStore(place);
  const keys = (await store.list()).map(({ key }) => key);
  await store.close();
  return keys;
}

async function backUpTo(place: DatabasePlace, file: string) {
  const store = await openStore(place);
  await writeBackup(store, file);
  await store.close();
}

describe.each(STORE_ENGINES)("of $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: DatabasePlace & { databaseUrl: string | undefined };
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    place = { databaseUrl: undefined, ...(await engine.newPlace()) };
  });

  test("a backup brings every message and every record of a mail back, in their order", async () => {
    const sums = await fill(place, 230);
    const file = join(folder, "b.sqlite");
    await backUpTo(place, file);
    expect(readdirSync(folder)).toEqual(["b.sqlite"]);
    const empty = { databaseUrl: undefined, ...(await engine.newPlace()) };
    expect(await restore(empty, { file, isConfirmed: false }, NOON)).toMatch(
      /^Restored: 230 messages, 231 records of mails/,
    );
    const store = await openStore(empty);
    expect(await sumStore(store)).toEqual(sums);
    const [first, second] = (await filesOf(store.database)).get("key-0") ?? [];
    expect((await readWhole(store.database, first?.id ?? "")).at(-2)).toBe(255);
    expect((await readWhole(store.database, second?.id ?? "")).toString()).toBe("%PDF");
    expect(sums.links.rows).toBe(230);
    expect((await answersOf(store.database, ["key-0"])).get("key-0")).toMatchObject([
      { number: "2026-001", offer: OFFER },
    ]);
    expect([sums.audit.rows, sums.handling.rows, sums.counters.rows]).toEqual([1, 1, 1]);
    expect((await findLinked(store.database, "token-7", NOON))?.key).toBe("key-7");
    await store.close();
    expect(await keysIn(empty)).toEqual(await keysIn(place));
  });

  test("a drill passes with a whole backup and leaves no trace", async () => {
    await fill(place, 3);
    const file = join(folder, "b.sqlite");
    await backUpTo(place, file);
    expect(await runDrill(place, file, raise, NOON)).toBe(
      "Restored beside the store and compared: 3 messages, 4 records of mails, 3 files.\n",
    );
    expect([alarms, await keysIn(place)]).toEqual([[], ["key-2", "key-1", "key-0"]]);
  });

  test("a drill finds a spoiled backup, whatever was spoiled, and the owner is alarmed once", async () => {
    await fill(place, 40);
    const file = join(folder, "b.sqlite");
    await backUpTo(place, file);
    const whole = readFileSync(file);
    const word = whole.indexOf("words of key-7");
    const spoiled = {
      "a word": Buffer.from(whole).fill("W", word, word + 1),
      "a byte of a file": Buffer.from(whole).fill(
        "q",
        whole.indexOf("unclaimed"),
        whole.indexOf("unclaimed") + 1,
      ),
      "a page": Buffer.from(whole).fill(0, 8_192, 12_288),
      "its end": whole.subarray(0, whole.length - 4_096),
      "all of it": Buffer.alloc(0),
    };
    for (const bytes of Object.values(spoiled)) {
      writeFileSync(file, bytes);
      await expect(runDrill(place, file, raise, NOON)).rejects.toThrow(/ is not whole \(/);
    }
    expect(alarms).toMatchObject([{ name: "drill-failed", state: "began" }]);
    writeFileSync(file, whole);
    await runDrill(place, file, raise, NOON);
    expect(alarms.slice(1)).toMatchObject([{ name: "drill-failed", state: "ended" }]);
  });

  test("each night makes a backup, tries it, and deletes those that are too old", async () => {
    await fill(place, 2);
    writeFileSync(join(folder, "other.sqlite"), "");
    const old = join(folder, "messages-2026-10-01T00-00-00.sqlite");
    for (const file of [old, join(folder, "other.sqlite")]) {
      writeFileSync(file, "");
      utimesSync(file, new Date("2026-10-01"), new Date("2026-10-01"));
    }
    const report = await runNightly({ ...place, retentionDays: 730 }, { folder, keepDays: 14 }, raise, NOON);
    expect(report).toMatch(/compared: 2 messages, 3 records of mails, 3 files\.\n1 old backups deleted\.\n$/);
    expect(readdirSync(folder).toSorted()).toEqual([
      "messages-2026-11-20T12-00-00-000.sqlite",
      "other.sqlite",
    ]);
    expect(statSync(join(folder, "messages-2026-11-20T12-00-00-000.sqlite")).mode & 0o777).toBe(0o600);
    // A folder that can't be written raises an alarm.
    await expect(
      runNightly(
        { ...place, retentionDays: 730 },
        { folder: join(folder, "other.sqlite"), keepDays: 14 },
        raise,
        NOON,
      ),
    ).rejects.toThrow();
    expect(alarms).toMatchObject([{ name: "drill-failed", state: "began" }]);
  });
});

describe("restoring", () => {
  test("goes over no store unless it is meant, and keeps what was there", async () => {
    const place = { dataDir: join(folder, "data"), databaseUrl: undefined };
    await fill(place, 1);
    const file = join(folder, "b.sqlite");
    await backUpTo(place, file);
    await fill(place, 3);
    expect(await restore(place, { file, isConfirmed: false }, NOON)).toMatch(/^There is a store already/);
    expect(await keysIn(place)).toHaveLength(3);
    expect(await restore(place, { file, isConfirmed: true }, NOON)).toContain("The store as it was is in ");
    expect(await keysIn(place)).toHaveLength(1);
    expect(readdirSync(place.dataDir)).toContain("before-restore-2026-11-20T12-00-00.000Z.sqlite");
  });

  test("waits for no running server: it is refused, and so is a spoiled backup, with all left as it was", async () => {
    const place = { dataDir: join(folder, "data"), databaseUrl: undefined };
    await fill(place, 2);
    const file = join(folder, "b.sqlite");
    await backUpTo(place, file);
    const server = await openStore({ ...place, isExclusive: true });
    await expect(restore(place, { file, isConfirmed: true }, NOON)).rejects.toThrow("a server is running");
    await server.close();
    writeFileSync(file, readFileSync(file).subarray(0, 9_000));
    await expect(restore(place, { file, isConfirmed: true }, NOON)).rejects.toThrow(" is not whole (");
    expect(await keysIn(place)).toEqual(["key-1", "key-0"]);
  });
});

describe("moving to PostgreSQL", () => {
  const [, postgres] = STORE_ENGINES;

  test("takes every message along, proves it, and does so once", async () => {
    const engine = await postgres?.startEngine();
    const { databaseUrl } = (await engine?.newPlace()) ?? {};
    const place = { dataDir: join(folder, "data"), databaseUrl };
    const sums = await fill({ dataDir: place.dataDir }, 120);
    const report = await moveToPostgres(place);
    expect(report).toContain("Moved 120 messages, 121 records of mails, 3 files; counts and sums agree:");
    expect(report).toContain(sums.messages.sha256);
    expect(report).toContain(sums.links.sha256);
    expect(await keysIn(place)).toEqual(await keysIn({ dataDir: place.dataDir }));
    await expect(moveToPostgres(place)).rejects.toThrow("The database holds 120 messages");
    await engine?.stop();
  });
});
