import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeMessage } from "../testing/stored-message.ts";
import type { OpenStore } from "./open-existing-store.ts";
import { openStore } from "./store.ts";

let dataDir: string;
let store: OpenStore;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "groups-"));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("each of many messages that arrive together learns its own fate", async () => {
  await storeMessage(store, "key-3");
  const keys = Array.from({ length: 200 }, (_, i) => `key-${i % 150}`);
  const results = await Promise.all(keys.map((key) => storeMessage(store, key)));
  expect(results.filter((result) => result === "stored")).toHaveLength(149);
  expect(results.filter((result) => result === "repeated")).toHaveLength(51);
  expect(await store.list()).toHaveLength(150);
});

test("a message that the store can't take doesn't take the ones beside it along", async () => {
  await sql`create trigger no_poison before insert on messages when new.key = 'poison'
    begin select raise(abort, 'poison'); end`.execute(store.database);
  const results = await Promise.allSettled(["a", "b", "poison", "c"].map((key) => storeMessage(store, key)));
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(await store.list()).toHaveLength(3);
});
