import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restore, runDrill, runNightly } from "../commands/store-commands.ts";
import { isFaultOfDisk } from "../store/database/store-error.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { openStore } from "../store/store.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { writeBackup } from "./backup-file.ts";
import { makeWorkFolder, removeDead } from "../store/sqlite/work-folder.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const raise = () => Promise.resolve();

let folder: string;
let place: { dataDir: string; databaseUrl: undefined; retentionDays: number };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "work-"));
  place = { dataDir: join(folder, "data"), databaseUrl: undefined, retentionDays: 730 };
  const store = await openStore(place);
  await storeMessage(store, "a");
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The leftovers of a killed command. */
function leaveDead(parent: string) {
  mkdirSync(join(parent, ".backup-dead"), { recursive: true });
  writeFileSync(join(parent, ".backup-dead", "messages.sqlite"), "all messages");
}

test("copies that killed commands have left are removed, those in use are not", () => {
  leaveDead(folder);
  const used = makeWorkFolder(folder);
  expect(removeDead(folder)).toBe(1);
  expect([existsSync(join(folder, ".backup-dead")), existsSync(used.path)]).toEqual([false, true]);
  used.remove();
  expect(existsSync(used.path)).toBe(false);
});

test("the next night and the next restore remove them", async () => {
  const nights = join(folder, "nights");
  leaveDead(nights);
  await runNightly(place, { folder: nights, keepDays: 14 }, raise, NOON);
  expect(readdirSync(nights)).toEqual(["messages-2026-11-20T12-00-00-000.sqlite"]);
  leaveDead(place.dataDir);
  const file = join(nights, "messages-2026-11-20T12-00-00-000.sqlite");
  await restore(place, { file, isConfirmed: true }, NOON);
  expect(readdirSync(place.dataDir)).not.toContain(".backup-dead");
});

test("a backup that can't be completed leaves nothing under its name", async () => {
  const store = await openStore(place);
  const file = join(folder, "b.sqlite");
  const nowhere = store.database.withSchema("nowhere").transaction();
  const broken: OpenDatabase = { ...store, runLong: (work) => nowhere.execute(work) };
  await expect(writeBackup(broken, file)).rejects.toThrow();
  await store.close();
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("a backup is tried beside itself: a temporary folder that is full or gone takes no part", async () => {
  const file = join(folder, "b.sqlite");
  const store = await openStore(place);
  await writeBackup(store, file);
  await store.close();
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = join(folder, "gone");
  try {
    expect(await runDrill(place, file, raise, NOON)).toMatch(
      /^Restored beside the store and compared: 1 messages/,
    );
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
});

test("a lack of room is known from damage", () => {
  const thrown = (work: () => void) => {
    try {
      work();
      return undefined;
    } catch (error) {
      return error;
    }
  };
  expect(isFaultOfDisk(thrown(() => writeFileSync("/dev/full", "x")))).toBe(true);
  expect(isFaultOfDisk(thrown(() => writeFileSync(join(folder, "nowhere", "x"), "x")))).toBe(false);
});

test("a path that is a file is told in a sentence", async () => {
  const file = join(folder, "plain.txt");
  writeFileSync(file, "");
  await expect(runNightly(place, { folder: file, keepDays: 14 }, raise, NOON)).rejects.toThrow(
    /^".*plain\.txt" can't be used as a folder \(EEXIST/,
  );
});
