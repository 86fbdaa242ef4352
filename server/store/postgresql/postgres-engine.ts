import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/engine.ts";
import type { StoreTables } from "../database/store-tables.ts";
import { createPostgresRateLimiter } from "./postgres-rate-limiter.ts";

/** How PostgreSQL does what SQLite does in another way. */
export function postgresEngine(database: Kysely<StoreTables>): Engine {
  return {
    isShared: true,
    createRateLimiter: (perHour) => createPostgresRateLimiter(database, perHour),
    skipLocked: (query) => query.forUpdate().skipLocked(),
    runLong(work, { seesOneMoment = false } = {}) {
      const transaction = database.transaction();
      return (seesOneMoment ? transaction.setIsolationLevel("repeatable read") : transaction).execute(
        async (inside) => {
          await waitLong(inside);
          return work(inside);
        },
      );
    },
    // It overwrites deleted rows in its own time, checks its pages itself, and keeps them on a disk of its own.
    eraseDeleted: () => Promise.resolve(true),
    findDamagedPages: () => Promise.resolve(undefined),
    dropOldCopies: () => undefined,
    measureFree: undefined,
  };
}

/**
 * Takes the limits of time from one transaction, those of this server and of the database's own settings: it is idle
 * while another store syncs what it was given, on a slow disk for longer than any visitor would wait.
 */
async function waitLong(transaction: Kysely<StoreTables>): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in
    ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout')`.execute(transaction);
}
