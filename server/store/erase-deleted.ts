import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { OpenDatabase } from "./database/store-tables.ts";

/** How long to wait for other programs that read the store. Milliseconds. */
const PATIENCE = 5_000;

/**
 * Removes what deleted rows have left in SQLite's write-ahead log; the rows themselves are overwritten
 * (`secure_delete`). PostgreSQL overwrites deleted rows in its own time: there is nothing to do.
 * @returns whether nothing is left; not if another program read the store all the time.
 */
export async function eraseDeleted({
  engine,
  database,
}: Pick<OpenDatabase, "engine" | "database">): Promise<boolean> {
  if (engine === "postgres") return true;
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= giveUpAt) return false;
    await sleep(50);
  }
}
