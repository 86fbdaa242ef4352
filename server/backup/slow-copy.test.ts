import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../store/open-database.ts";
import { openStore } from "../store/store.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { newSchema } from "../testing/running-postgres.ts";
import { putFile } from "../testing/stored-file.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { copyStore } from "./copy-store.ts";

const folder = mkdtempSync(join(tmpdir(), "slow-copy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same store, on a disk that needs `ms` for each piece of a file. */
function onSlowDisk(store: OpenDatabase, ms: number): OpenDatabase {
  const slow = store.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await sleep(ms);
      return result;
    },
  });
  return { ...store, database: slow };
}

test("a store in PostgreSQL is copied whole to a disk slower than the database's patience with idle transactions", async () => {
  const databaseUrl = await newSchema(inject("postgres"));
  const store = await openStore({ dataDir: "/nowhere", databaseUrl });
  // A hundredth of the server's own setting.
  await store.database.executeQuery(CompiledQuery.raw("set idle_in_transaction_session_timeout = 100"));
  const files = [await putFile(store, [Buffer.alloc(2_000, "a"), Buffer.alloc(2_000, "b")])];
  await storeMessage(store, "k", new Date(), { files });
  const copy = await openDatabase({ dataDir: join(folder, "copy") });
  const sums = await copyStore(store, onSlowDisk(copy, 300));
  expect([sums.messages.rows, sums.attachments.rows]).toEqual([1, 1]);
  await Promise.all([store.close(), copy.close()]);
});
