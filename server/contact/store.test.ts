import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContactMessage, parseContactMessage } from "#contract/contact.ts";
import { readStore } from "./read-store.ts";
import { STORE_FILE, openStore } from "./store.ts";

const words: ContactMessage = {
  email: "a@example.com",
  userName: "Asha",
  subject: "Other",
  message: "Hello",
};
const entry = {
  message: words,
  key: "key-1",
  receivedAt: new Date("2026-01-02T03:04:05.678Z"),
  source: "json",
} as const;

function codePoints(text = ""): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a message that was stored is there after closing and opening again", async () => {
  const store = openStore(dir);
  expect(await store.save(entry)).toBe("stored");
  await store.close();
  const reopened = openStore(dir);
  expect(await reopened.list()).toMatchObject([
    {
      key: "key-1",
      received_at: "2026-01-02T03:04:05.678Z",
      email: "a@example.com",
      user_name: "Asha",
      subject: "Other",
      message: "Hello",
      source: "json",
    },
  ]);
  await reopened.close();
});

test("the same key with the same words is stored once", async () => {
  const store = openStore(dir);
  const results = await Promise.all(Array.from({ length: 20 }, () => store.save(entry)));
  expect(results.filter((result) => result === "stored")).toHaveLength(1);
  expect(results.filter((result) => result === "repeated")).toHaveLength(19);
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

test("the same key with other words is a conflict and leaves the first message alone", async () => {
  const store = openStore(dir);
  await store.save(entry);
  expect(await store.save({ ...entry, message: { ...words, message: "Other" } })).toBe("conflict");
  expect(await store.list()).toMatchObject([{ message: "Hello" }]);
  await store.close();
});

test("messages are listed newest first, as many as asked for", async () => {
  const store = openStore(dir);
  await store.save({ ...entry, key: "first" });
  await store.save({ ...entry, key: "second" });
  await store.save({ ...entry, key: "third", receivedAt: new Date("2027-01-01T00:00:00Z") });
  await store.save({ ...entry, key: "older", receivedAt: new Date("2025-01-01T00:00:00Z") });
  expect((await store.list()).map((row) => row.key)).toEqual(["third", "second", "first", "older"]);
  expect(await store.list({ limit: 1 })).toHaveLength(1);
  await store.close();
});

test("any well-formed text without controls comes back code point for code point", async () => {
  const store = openStore(dir);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
      fc.string({ unit: "binary", minLength: 1, maxLength: 400 }),
      async (userName, message) => {
        const parsed = parseContactMessage({ ...words, userName, message });
        fc.pre(parsed.ok);
        if (!parsed.ok) return;
        count += 1;
        const receivedAt = new Date(entry.receivedAt.getTime() + count);
        await store.save({ ...entry, message: parsed.message, key: `property-${count}`, receivedAt });
        const [row] = await store.list({ limit: 1 });
        expect(codePoints(row?.user_name)).toEqual(codePoints(userName.normalize()));
        expect(codePoints(row?.message)).toEqual(codePoints(message.normalize().replaceAll("\r\n", "\n")));
      },
    ),
    { numRuns: 300 },
  );
  await store.close();
});

test("a new data folder can be read by its owner only", async () => {
  const folder = join(dir, "deep", "data");
  const store = openStore(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, STORE_FILE)).mode & 0o777).toBe(0o600);
  await store.close();
});

test("a data folder that can't be used stops the start with a sentence naming DATA_DIR", () => {
  writeFileSync(join(dir, "file"), "");
  expect(() => openStore(join(dir, "file", "data"))).toThrow(
    /^DATA_DIR: the store in ".*" can't be opened \(/,
  );
});

test("a file that isn't a database stops the start with a sentence naming DATA_DIR", () => {
  writeFileSync(join(dir, STORE_FILE), "no database ".repeat(100));
  expect(() => openStore(dir)).toThrow(/^DATA_DIR: /);
});

test("a migration edited after it had run stops the start with its name", async () => {
  const migrations = mkdtempSync(join(dir, "migrations-"));
  writeFileSync(join(migrations, "001-first.sql"), "create table first (a text);");
  await openStore(dir, migrations).close();
  writeFileSync(join(migrations, "001-first.sql"), "create table first (a text, b text);");
  expect(() => openStore(dir, migrations)).toThrow("Migration 001-first.sql was edited after it had run.");
});

test("a store of a newer version stops the start", async () => {
  const migrations = mkdtempSync(join(dir, "migrations-"));
  writeFileSync(join(migrations, "001-first.sql"), "create table first (a text);");
  await openStore(dir, migrations).close();
  rmSync(join(migrations, "001-first.sql"));
  expect(() => openStore(dir, migrations)).toThrow("unknown to this version");
});

test("a migration that fails halfway leaves nothing behind", () => {
  const migrations = mkdtempSync(join(dir, "migrations-"));
  writeFileSync(join(migrations, "001-first.sql"), "create table first (a text);");
  writeFileSync(join(migrations, "002-second.sql"), "create table second (a text); nonsense;");
  expect(() => openStore(dir, migrations)).toThrow();
  const database = new DatabaseSync(join(dir, STORE_FILE));
  expect(database.prepare("select name from sqlite_schema").all()).toEqual([]);
  database.close();
});

test("reading while a server writes shows what was stored so far", async () => {
  const store = openStore(dir);
  await store.save(entry);
  expect(await readStore(dir)).toHaveLength(1);
  expect(await store.save({ ...entry, key: "key-2" })).toBe("stored");
  await store.close();
});

test("reading a folder that doesn't exist finds nothing and makes nothing", async () => {
  const missing = join(dir, "missing");
  expect(await readStore(missing)).toEqual([]);
  expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
});
