import {
  chmodSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { STORE_ENGINES, type StoreEngine } from "../../testing/store-engines.ts";
import { storeMessage } from "../../testing/stored-message.ts";
import { openExistingStore } from "../open-existing-store.ts";
import { connectToRead } from "./read-only-sqlite.ts";
import { faultInWords } from "../database/store-error.ts";
import { STORE_FILE } from "./store-file.ts";
import { openStore } from "../store.ts";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vanished-"));
  dataDir = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function serveOnce(options: { canCreateStore?: boolean } = {}) {
  const store = await openStore({ dataDir, isExclusive: true, ...options });
  await store.close();
}

test("a whole folder that is gone, or an empty one in its place, stops the start", async () => {
  await serveOnce();
  renameSync(dataDir, join(folder, "elsewhere"));
  await expect(serveOnce()).rejects.toThrow(
    / is gone: messages\.sqlite is missing, .* Is its disk mounted\?/,
  );
  expect(existsSync(dataDir)).toBe(false);
  await expect(openExistingStore({ dataDir })).rejects.toThrow(/ is gone: /);
  // An unmounted disk leaves an empty folder.
  mkdirSync(dataDir);
  await expect(serveOnce()).rejects.toThrow(/ is gone: /);
  rmSync(dataDir, { recursive: true });
  renameSync(join(folder, "elsewhere"), dataDir);
  await serveOnce();
});

test("it starts anew where that is meant: the sentence says which file to delete", async () => {
  await serveOnce();
  rmSync(dataDir, { recursive: true });
  const reason = await serveOnce().catch(String);
  const [, mark = ""] = /delete "(.*?)"/.exec(String(reason)) ?? [];
  rmSync(mark);
  await serveOnce();
});

test("a command leaves no mark beside the folder: a copy of a store may be looked at and deleted", async () => {
  const store = await openStore({ dataDir });
  await store.close();
  rmSync(dataDir, { recursive: true });
  await serveOnce();
});

describe.each(STORE_ENGINES)("with NEW_STORE=no in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  test("no store is ever made, and one that is there is served", async () => {
    const place = await engine.newPlace();
    await expect(openStore({ ...place, canCreateStore: false })).rejects.toThrow(/, and NEW_STORE is no\. /);
    const store = await openStore(place);
    await store.close();
    const again = await openStore({ ...place, canCreateStore: false });
    expect(await again.list()).toEqual([]);
    await again.close();
  });
});

test("where nothing can be written, a store is read all the same, and with its log", async () => {
  const server = await openStore({ dataDir, isExclusive: true });
  await storeMessage(server, "in the log");
  const file = join(dataDir, STORE_FILE);
  const count = () => {
    const database = connectToRead(file);
    const row = database.prepare("select count(*) as n from messages").get();
    database.close();
    return row?.["n"];
  };
  expect(count()).toBe(1);
  await server.close();
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  expect(count()).toBe(1);
});

test("a disk that went read-only doesn't hide the messages from the commands that only read", async () => {
  const server = await openStore({ dataDir, isExclusive: true });
  await storeMessage(server, "a");
  await server.close();
  chmodSync(dataDir, 0o555);
  // Root can write everywhere: the test then sees the ordinary case.
  const store = await openExistingStore({ dataDir }, { isReadOnly: true });
  expect(await store?.list()).toHaveLength(1);
  await store?.close();
  chmodSync(dataDir, 0o700);
});

test("damage in the middle of a store is told in a sentence", async () => {
  const store = await openStore({ dataDir });
  for (let i = 0; i < 60; i += 1) await storeMessage(store, `key-${i}`);
  await store.close();
  const file = join(dataDir, STORE_FILE);
  const bytes = readFileSync(file);
  // The pages with messages, and none of those that are read when it is opened.
  for (let at = 0; at < bytes.length; at += 4_096) {
    if (bytes.subarray(at, at + 4_096).includes("words of key-")) bytes.fill(0xa5, at, at + 4_096);
  }
  writeFileSync(file, bytes);
  const damaged = await openStore({ dataDir });
  const fault: unknown = await damaged.list().then(String, (error: unknown) => error);
  await damaged.close();
  expect(faultInWords(fault)).toMatch(
    /^The store is damaged \(.+\)\. Restore the last backup, and look at the disk\.$/,
  );
});

test("a mistake in the program is no fault of the disk", () => {
  expect(faultInWords(new TypeError("x is undefined"))).toBeUndefined();
});
