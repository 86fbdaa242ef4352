import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/engine.ts";
import type { StoreTables } from "../database/store-tables.ts";
import { createPostgresRateLimiter } from "./postgres-rate-limiter.ts";

/** PostgreSQL's implementation of the operations that differ. */
export function postgresEngine(database: Kysely<StoreTables>): Engine {
  return {
    isShared: true,
    createRateLimiter: (perHour) => createPostgresRateLimiter(database, perHour),
    skipLocked: (query) => query.forUpdate().skipLocked(),
    runLong(work, { isSnapshot = false } = {}) {
      const transaction = database.transaction();
      return (isSnapshot ? transaction.setIsolationLevel("repeatable read") : transaction).execute(
        async (inside) => {
          await removeTimeouts(inside);
          return work(inside);
        },
      );
    },
    // PostgreSQL itself overwrites deleted rows, checks its pages and manages its disk.
    eraseDeleted: () => Promise.resolve(true),
    findDamagedPages: () => Promise.resolve(undefined),
    holdsCopies: () => waitsForStandby(database),
    dropOldCopies: () => undefined,
    measureFree: undefined,
  };
}

/**
 * Removes all time limits from a transaction, the server's and the database's own. It may be idle while another store
 * syncs what it was given, which takes long on a slow disk.
 */
async function removeTimeouts(transaction: Kysely<StoreTables>): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in
    ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout')`.execute(transaction);
}

/** Whether a commit is confirmed only once a standby has it too. */
async function waitsForStandby(database: Kysely<StoreTables>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select current_setting('synchronous_standby_names') <> ''
    and current_setting('synchronous_commit') in ('on', 'remote_write', 'remote_apply') as waits`.execute(
    database,
  );
  return rows[0]?.waits ?? false;
}
