import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseEnquiry } from "../answers/erase-enquiry.ts";
import { purgeMessages } from "../commands/purge-messages.ts";
import { backUp, restore } from "../commands/store-commands.ts";
import type { DatabasePlace } from "../store/open-database.ts";
import { openStore } from "../store/store.ts";
import { WORDS } from "../testing/contact-post.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { ERASURES_FILE, ErasureList } from "./erasure-list.ts";
import { noteErasure } from "./note-erasure.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const DAY = 24 * 3_600_000;

/** RETENTION_DAYS. */
const YEARS = 730;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "erasures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function put(place: DatabasePlace, key: string, email: string, at = NOON) {
  const store = await openStore(place);
  const message = { ...WORDS, email, subject: "Other", message: `words of ${key}` } as const;
  await storeMessage(store, key, at, { message });
  await store.close();
}

async function keysIn(place: DatabasePlace) {
  const store = await openStore(place);
  const keys = (await store.list()).map(({ key }) => key);
  await store.close();
  return keys.toSorted();
}

async function erase(place: DatabasePlace, choice: { email: string } | { references: string[] }) {
  const store = await openStore(place);
  const report = await purgeMessages(
    store,
    { isConfirmed: true, ...choice },
    new Date(NOON.getTime() + DAY),
    {
      ...place,
      retentionDays: YEARS,
    },
  );
  await store.close();
  return report;
}

describe.each(STORE_ENGINES)("of $name", ({ startEngine }) => {
  let engine: StoreEngine;
  const newPlace = async () => {
    const place = await engine.newPlace();
    const dataDir = place.databaseUrl === undefined ? place.dataDir : join(folder, "data");
    return { databaseUrl: undefined, ...place, dataDir };
  };
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  test("who was erased stays erased when an older backup is restored; who wrote again is kept", async () => {
    const place = await newPlace();
    await put(place, "asha-1", "Asha@example.com");
    await put(place, "ravi-1", "ravi@example.com");
    await put(place, "ravi-2", "ravi@example.com");
    const backups = join(folder, "backups");
    mkdirSync(backups);
    await backUp({ ...place, retentionDays: YEARS }, join(backups, "old.sqlite"), NOON);
    expect(await erase(place, { email: "asha@example.com" })).toMatch(/^1 messages deleted\./);
    await erase(place, { references: ["ravi-2"] });
    await put(place, "asha-2", "asha@example.com", new Date(NOON.getTime() + 2 * DAY));
    await backUp({ ...place, retentionDays: YEARS }, join(backups, "new.sqlite"), NOON);

    // The whole machine is lost, but the list also lies beside the backups.
    const empty = await newPlace();
    rmSync(empty.dataDir, { recursive: true, force: true });
    expect(await restore(empty, { file: join(backups, "old.sqlite"), isConfirmed: false }, NOON)).toContain(
      "2 messages that were erased since the backup were erased again.",
    );
    expect(await keysIn(empty)).toEqual(["ravi-1"]);
    const next = await newPlace();
    rmSync(next.dataDir, { recursive: true, force: true });
    await restore(next, { file: join(backups, "new.sqlite"), isConfirmed: false }, NOON);
    expect(await keysIn(next)).toEqual(["asha-2", "ravi-1"]);
  });
});

test("what a visitor deleted by its private address stays deleted when an older backup is restored", async () => {
  const place = { dataDir: join(folder, "data"), databaseUrl: undefined, retentionDays: YEARS };
  await put(place, "asha-1", "asha@example.com");
  await put(place, "asha-2", "asha@example.com");
  const file = join(folder, "backups", "old.sqlite");
  mkdirSync(join(folder, "backups"));
  await backUp(place, file, NOON);
  const store = await openStore(place);
  await eraseEnquiry(
    store,
    place,
    { key: "asha-1", received_at: NOON.toISOString() },
    new Date(NOON.getTime() + DAY),
  );
  await store.close();
  expect(await restore(place, { file, isConfirmed: true }, NOON)).toContain(
    "1 messages that were erased since the backup were erased again.",
  );
  expect(await keysIn(place)).toEqual(["asha-2"]);
});

test("what is sent again under the key of an erased message is kept when a backup is restored", async () => {
  const place = { dataDir: join(folder, "data"), databaseUrl: undefined, retentionDays: YEARS };
  await put(place, "asha-1", "asha@example.com");
  await erase(place, { references: ["asha-1"] });
  await put(place, "asha-1", "asha@example.com", new Date(NOON.getTime() + 2 * DAY));
  const file = join(folder, "b.sqlite");
  await backUp(place, file, NOON);
  await restore(place, { file, isConfirmed: true }, NOON);
  expect(await keysIn(place)).toEqual(["asha-1"]);
});

test("the list of erasures names nobody", async () => {
  const place = { dataDir: join(folder, "data") };
  await put(place, "asha-1", "asha@example.com");
  await erase(place, { email: "asha@example.com" });
  const text = readFileSync(join(place.dataDir, ERASURES_FILE), "utf8");
  expect(text).not.toMatch(/asha/i);
  // The message by its own time, the address by that of the erasure.
  expect(text.match(/(?<=^[0-9a-f]{64} ).*$/gm)).toEqual([
    "2026-11-20T12:00:00.000Z",
    "2026-11-21T12:00:00.000Z",
  ]);
});

test("what was chosen by more than an address doesn't erase all that the person ever wrote", async () => {
  const place = { dataDir: join(folder, "data"), databaseUrl: undefined };
  await put(place, "first", "asha@example.com");
  await put(place, "second", "asha@example.com");
  const file = join(folder, "b.sqlite");
  await backUp({ ...place, retentionDays: YEARS }, file, NOON);
  const store = await openStore(place);
  await purgeMessages(store, { isConfirmed: true, email: "asha@example.com", text: "of first" }, NOON, {
    ...place,
    retentionDays: YEARS,
  });
  await store.close();
  await restore(place, { file, isConfirmed: true }, NOON);
  expect(await keysIn(place)).toEqual(["second"]);
});

test("two lists with keys of their own are read together, and a spoiled line spoils no other", () => {
  const [one, other] = [join(folder, "one"), join(folder, "other")];
  for (const each of [one, other]) mkdirSync(each);
  noteErasure(
    { dataDir: one, retentionDays: YEARS },
    { messages: [{ key: "a", received_at: NOON.toISOString() }] },
    NOON,
  );
  noteErasure(
    { dataDir: other, retentionDays: YEARS },
    { messages: [{ key: "b", received_at: NOON.toISOString() }] },
    NOON,
  );
  writeFileSync(join(other, ERASURES_FILE), `${readFileSync(join(other, ERASURES_FILE), "utf8")}half a li`);
  const both = ErasureList.read(one, other);
  const row = { email: "asha@example.com", received_at: NOON.toISOString() };
  expect(["a", "b", "c"].map((key) => both.has({ key, ...row }))).toEqual([true, true, false]);
});

test("a backup folder that is away is told, and the store is erased all the same", async () => {
  const place = { dataDir: join(folder, "data") };
  await put(place, "asha-1", "asha@example.com");
  mkdirSync(join(folder, "backups"));
  await backUp(
    { ...place, retentionDays: YEARS, databaseUrl: undefined },
    join(folder, "backups", "b.sqlite"),
    NOON,
  );
  rmSync(join(folder, "backups"), { recursive: true });
  await expect(erase(place, { email: "asha@example.com" })).rejects.toThrow(
    /^1 messages deleted, but .*backups can't be written: a restore from there would bring/,
  );
  expect(await keysIn(place)).toEqual([]);
});

test("an erasure is forgotten once no store may hold what was erased: not a day earlier, and beside the backups too", async () => {
  const place = { dataDir: join(folder, "data"), databaseUrl: undefined, retentionDays: 90 };
  const backups = join(folder, "backups");
  mkdirSync(backups);
  await put(place, "kept", "ravi@example.com");
  await backUp(place, join(backups, "first.sqlite"), NOON);
  noteErasure(
    place,
    { messages: [{ key: "a", received_at: NOON.toISOString() }], email: "asha@example.com" },
    NOON,
  );
  const lines = () =>
    [place.dataDir, backups].map(
      (each) => readFileSync(join(each, ERASURES_FILE), "utf8").match(/^[0-9a-f]{64} /gm)?.length ?? 0,
    );
  const after = (days: number) => new Date(NOON.getTime() + days * DAY);
  noteErasure(place, { messages: [{ key: "b", received_at: after(90).toISOString() }] }, after(90));
  expect(lines()).toEqual([3, 3]);
  await backUp(place, join(backups, "second.sqlite"), after(91));
  expect(lines()).toEqual([1, 1]);
  await backUp(place, join(backups, "third.sqlite"), after(181));
  expect(lines()).toEqual([0, 0]);
  expect(readFileSync(join(place.dataDir, ERASURES_FILE), "utf8")).toContain(`folder ${backups}`);
});

test("an erasure leaves no copy of the store that a killed backup had left, beside the store or the backups", async () => {
  const place = { dataDir: join(folder, "data"), databaseUrl: undefined, retentionDays: YEARS };
  const backups = join(folder, "backups");
  mkdirSync(backups);
  await put(place, "asha-1", "asha@example.com");
  await backUp(place, join(backups, "b.sqlite"), NOON);
  for (const each of [place.dataDir, backups]) {
    mkdirSync(join(each, ".backup-dead"));
    writeFileSync(join(each, ".backup-dead", "messages.sqlite"), "asha");
  }
  expect(await erase(place, { email: "asha@example.com" })).toContain(
    "2 copies that killed backups had left",
  );
  expect(
    [place.dataDir, backups].flatMap((each) => readdirSync(each)).filter((name) => name.startsWith(".")),
  ).toEqual([]);
});
