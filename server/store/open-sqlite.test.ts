import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeMessage } from "../testing/stored-message.ts";
import { openExistingStore } from "./open-existing-store.ts";
import { STORE_FILE } from "./open-sqlite.ts";
import { openStore } from "./store.ts";

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

test("a message that can't be stored takes none of those that arrive with it along", async () => {
  const store = await openStore({ dataDir: dir });
  await sql`create trigger no_poison before insert on messages when new.key = 'poison'
    begin select raise(abort, 'poison'); end`.execute(store.database);
  const results = await Promise.allSettled(["a", "b", "poison", "c"].map((key) => storeMessage(store, key)));
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await store.list()).toHaveLength(3);
  await store.close();
});
