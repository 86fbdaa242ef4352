import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { freeBytes } from "../../limits/free-bytes.ts";
import { createMemoryRateLimiter } from "../../limits/rate-limit.ts";
import type { Time } from "../../report/time.ts";
import type { Engine } from "../database/engine.ts";
import type { StoreTables } from "../database/store-tables.ts";
import { dropOldCopies } from "./put-aside.ts";
import { STORE_FILE } from "./store-file.ts";

/** Milliseconds to wait for other programs that read the store. */
const PATIENCE = 5_000;

/** SQLite's implementation of the operations that differ: a single server, with a folder that it can inspect. */
export function sqliteEngine(database: Kysely<StoreTables>, dataDir: string, time: Time): Engine {
  return {
    isShared: false,
    createRateLimiter: (perHour) => createMemoryRateLimiter(perHour),
    // SQLite has a single writer.
    skipLocked: (query) => query,
    // Its transactions are snapshots anyway and have no time limit. What only reads lets others write.
    runLong: (work, { isSnapshot = false } = {}) =>
      database
        .transaction()
        .setAccessMode(isSnapshot ? "read only" : "read write")
        .execute(work),
    eraseDeleted: () => emptyLog(database, time),
    findDamagedPages: () => quickCheck(join(dataDir, STORE_FILE)),
    holdsCopies: () => Promise.resolve(false),
    dropOldCopies: (now) => dropOldCopies(dataDir, now),
    measureFree: () => freeBytes(dataDir),
  };
}

/**
 * Empties the write-ahead log of deleted rows; the rows themselves are overwritten (`secure_delete`).
 * @returns whether it succeeded; false if another program kept reading the store.
 */
async function emptyLog(database: Kysely<StoreTables>, time: Time): Promise<boolean> {
  const giveUpAt = time.elapsed() + PATIENCE;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (time.elapsed() >= giveUpAt) return false;
    await time.wait(50);
  }
}

async function quickCheck(file: string): Promise<string | undefined> {
  // In a separate thread: a large store takes seconds, in which no message could be accepted.
  const worker = new Worker(new URL("./quick-check-worker.ts", import.meta.url), { workerData: file });
  const [found]: unknown[] = await once(worker, "message");
  return found === "ok" ? undefined : String(found);
}
