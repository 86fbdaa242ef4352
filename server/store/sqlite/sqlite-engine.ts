import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { freeBytes } from "../../limits/free-bytes.ts";
import { createMemoryRateLimiter } from "../../limits/rate-limit.ts";
import type { Engine } from "../database/engine.ts";
import type { StoreTables } from "../database/store-tables.ts";
import { dropOldCopies } from "./put-aside.ts";
import { STORE_FILE } from "./store-file.ts";

/** How long to wait for other programs that read the store. Milliseconds. */
const PATIENCE = 5_000;

/** How SQLite does what PostgreSQL does in another way: one server has it, in a folder that can be looked at. */
export function sqliteEngine(database: Kysely<StoreTables>, dataDir: string): Engine {
  return {
    isShared: false,
    createRateLimiter: (perHour) => createMemoryRateLimiter(perHour),
    // It has one writer.
    skipLocked: (query) => query,
    // Its transactions see one moment by themselves, and have no limit of time.
    runLong: (work) => database.transaction().execute(work),
    eraseDeleted: () => emptyLog(database),
    findDamagedPages: () => quickCheck(join(dataDir, STORE_FILE)),
    dropOldCopies: (now) => dropOldCopies(dataDir, now),
    measureFree: () => freeBytes(dataDir),
  };
}

/**
 * Removes what deleted rows have left in the write-ahead log; the rows themselves are overwritten (`secure_delete`).
 * @returns whether nothing is left; not if another program read the store all the time.
 */
async function emptyLog(database: Kysely<StoreTables>): Promise<boolean> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= giveUpAt) return false;
    await sleep(50);
  }
}

async function quickCheck(file: string): Promise<string | undefined> {
  // A thread of its own: a large store takes seconds, in which no message could be taken.
  const worker = new Worker(new URL("./quick-check-worker.ts", import.meta.url), { workerData: file });
  const [found]: unknown[] = await once(worker, "message");
  return found === "ok" ? undefined : String(found);
}
