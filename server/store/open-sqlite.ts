import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { missingMigrations } from "./migrate.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { StoreError } from "./store-error.ts";
import type { OpenDatabase, StoreTables } from "./store-tables.ts";

/** Name of the database file inside DATA_DIR. */
export const STORE_FILE = "messages.sqlite";

/** If two servers start at once, the second waits this long for the migrations of the first. Milliseconds. */
const START_PATIENCE = 10_000;

/**
 * Opens the database in `dataDir`, making the folder (for the owner only) and the tables where they are missing.
 * @throws StoreError with a sentence for the operator.
 */
export function openSqlite(dataDir: string, migrationsDir: string): OpenDatabase {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const file = join(dataDir, STORE_FILE);
    database = new DatabaseSync(file, { timeout: START_PATIENCE, enableForeignKeyConstraints: true });
    chmodSync(file, 0o600);
    // synchronous = full: a commit is synced to disk before it returns. With normal a power cut loses answered
    // messages.
    // secure_delete: deleted messages are overwritten.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    migrate(database, join(migrationsDir, "sqlite"));
    // From here on the dialect retries. SQLite's own busy timeout would block the whole process.
    database.exec("pragma busy_timeout = 0");
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`DATA_DIR: the store in "${dataDir}" can't be opened (${reason}).`, {
      cause: error,
    });
  }
  const handle = database;
  return {
    engine: "sqlite",
    database: new Kysely<StoreTables>({ dialect: nodeSqliteDialect(handle) }),
    async close() {
      // Not Kysely's destroy: it closes nothing if no query was made, and fails the second time.
      if (handle.isOpen) handle.close();
    },
  };
}

/** Runs each numbered file that the database hasn't seen, all in one transaction. */
function migrate(database: DatabaseSync, dir: string): void {
  // Immediate: if two servers start at once, the second waits here and then finds the migrations applied.
  database.exec("begin immediate");
  try {
    database.exec(
      "create table if not exists migrations (name text primary key, checksum text not null) strict",
    );
    const applied = database.prepare("select name, checksum from migrations").all();
    for (const { name, sql, checksum } of missingMigrations(applied, dir)) {
      database.exec(sql);
      database.prepare("insert into migrations (name, checksum) values (?, ?)").run(name, checksum);
    }
    database.exec("commit");
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
