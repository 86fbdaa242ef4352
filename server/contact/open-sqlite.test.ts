import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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
