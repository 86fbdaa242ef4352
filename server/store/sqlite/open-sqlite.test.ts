import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeMessage } from "../../testing/stored-message.ts";
import { openExistingStore } from "../open-existing-store.ts";
import { STORE_FILE } from "./store-file.ts";
import { openStore } from "../store.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a new data folder can be read by its owner only", async () => {
  const folder = join(dir, "deep", "data");
  const store = await openStore({ dataDir: folder });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, STORE_FILE)).mode & 0o777).toBe(0o600);
  await store.close();
});

test("a data folder that can't be used stops the start with a sentence naming DATA_DIR", async () => {
  writeFileSync(join(dir, "file"), "");
  await expect(openStore({ dataDir: join(dir, "file", "data") })).rejects.toThrow(
    /^DATA_DIR: the store in ".*" can't be opened \(/,
  );
});

test("a file that isn't a database stops the start with a sentence naming DATA_DIR", async () => {
  writeFileSync(join(dir, STORE_FILE), "no database ".repeat(100));
  await expect(openStore({ dataDir: dir })).rejects.toThrow(/^DATA_DIR: /);
});

test("a command beside a folder that doesn't exist finds no store and makes none", async () => {
  const missing = join(dir, "missing");
  expect(await openExistingStore({ dataDir: missing })).toBeUndefined();
  expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
});

test("where a store has been and its file is missing or empty, no new one is made", async () => {
  await (await openStore({ dataDir: dir })).close();
  rmSync(join(dir, STORE_FILE));
  const missing =
    /is gone: messages\.sqlite is (missing|empty), though the folder has held messages since \d{4}-/;
  await expect(openStore({ dataDir: dir })).rejects.toThrow(missing);
  writeFileSync(join(dir, STORE_FILE), "");
  await expect(openStore({ dataDir: dir })).rejects.toThrow(missing);
  rmSync(join(dir, "store.txt"));
  const store = await openStore({ dataDir: dir });
  expect(store.isNew).toBe(true);
  await store.close();
});

test.each(["messages.sqlite", "messages.sqlite-wal"])(
  "no message is acknowledged once %s was deleted while the store is open",
  async (file) => {
    const store = await openStore({ dataDir: dir });
    expect(await storeMessage(store, "before")).toBe("stored");
    rmSync(join(dir, file));
    await expect(storeMessage(store, "after")).rejects.toThrow("was deleted or replaced");
    await expect(store.ping()).rejects.toThrow("was deleted or replaced");
    await store.close();
  },
);

test("a second server on the same folder is refused, a command is not, and the lock ends with the first", async () => {
  const first = await openStore({ dataDir: dir, isExclusive: true });
  await expect(openStore({ dataDir: dir, isExclusive: true })).rejects.toThrow(
    /^DATA_DIR: a server is running on ".*" already\./,
  );
  const command = await openExistingStore({ dataDir: dir });
  expect(await command?.list()).toEqual([]);
  await command?.close();
  await first.close();
  await (await openStore({ dataDir: dir, isExclusive: true })).close();
});

test("a message that can't be stored takes none of those that arrive with it along", async () => {
  const store = await openStore({ dataDir: dir });
  await sql`create trigger no_poison before insert on messages when new.key = 'poison'
    begin select raise(abort, 'poison'); end`.execute(store.database);
  const results = await Promise.allSettled(["a", "b", "poison", "c"].map((key) => storeMessage(store, key)));
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await store.list()).toHaveLength(3);
  await store.close();
});

test("what reads first and writes then is not thwarted by a command that writes in between", async () => {
  const [server, command] = [await openStore({ dataDir: dir }), await openStore({ dataDir: dir })];
  await storeMessage(server, "a");
  const written: Promise<unknown>[] = [];
  await server.database.transaction().execute(async (transaction) => {
    await transaction.selectFrom("messages").select("key").execute();
    written.push(storeMessage(command, "b"));
    await sleep(100);
    await transaction.deleteFrom("messages").where("key", "=", "a").execute();
  });
  await Promise.all(written);
  expect((await server.list()).map(({ key }) => key)).toEqual(["b"]);
  await Promise.all([server.close(), command.close()]);
});
