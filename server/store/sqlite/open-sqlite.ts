import { accessSync, chmodSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely } from "kysely";
import { type Time, systemTime } from "../../report/time.ts";
import { lockFolder } from "./lock-folder.ts";
import { missingMigrations } from "../database/migrate.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { StoreError, reasonOf } from "../database/store-error.ts";
import { canWrite, connectToRead, refuseOlder } from "./read-only-sqlite.ts";
import { sqliteEngine } from "./sqlite-engine.ts";
import { STORE_FILE, followFiles, markFolder, refuseVanished } from "./store-file.ts";
import type { OpenDatabase, StoreTables } from "../database/store-tables.ts";
import { makeSyncedFolder } from "../database/synced-folder.ts";

/** If two programs open it at once, the second waits this long for the first one's migrations. Milliseconds. */
const START_PATIENCE = 10_000;

/** Options for opening a SQLite store. */
export interface SqliteOptions {
  /** Contains the folder `sqlite` of numbered files. */
  migrationsDir: string;
  /** Whether no other server may use the folder while it is open. */
  isExclusive?: boolean | undefined;
  /** Whether nothing is written, so that the disk may be read-only. */
  isReadOnly?: boolean | undefined;
  /** Whether to create a missing store. */
  canCreateStore?: boolean | undefined;
  /** Time other than the machine's, and another way to the database; for simulations. */
  time?: Time | undefined;
  createDialect?: ((database: DatabaseSync, time: Time) => Dialect) | undefined;
}

/**
 * Opens the database in `dataDir`. Creates the folder, readable by its owner only, and missing tables.
 * @throws StoreError with a sentence for the operator.
 */
export function openSqlite(
  dataDir: string,
  {
    migrationsDir,
    isExclusive = false,
    isReadOnly = false,
    canCreateStore,
    time = systemTime,
    createDialect = nodeSqliteDialect,
  }: SqliteOptions,
): OpenDatabase {
  let unlock: (() => void) | undefined;
  let database: DatabaseSync | undefined;
  let isNew: boolean;
  let ensureThere: () => void;
  try {
    const migrations = join(migrationsDir, "sqlite");
    if (isReadOnly && !canWrite(dataDir)) {
      database = connectToRead(join(dataDir, STORE_FILE));
      isNew = false;
      refuseOlder(database, migrations);
    } else {
      refuseVanished(dataDir, canCreateStore);
      makeSyncedFolder(dataDir);
      accessSync(dataDir, constants.W_OK | constants.X_OK);
      if (isExclusive) unlock = lockFolder(dataDir);
      database = connect(join(dataDir, STORE_FILE));
      isNew = migrate(database, migrations);
      markFolder(dataDir, isExclusive, time.now());
    }
    ensureThere = followFiles(dataDir);
    // From here on the dialect retries. SQLite's own busy timeout would block the whole process.
    database.exec("pragma busy_timeout = 0");
  } catch (error) {
    database?.close();
    unlock?.();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR: the store in "${dataDir}" can't be opened (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  const handle = database;
  const kysely = new Kysely<StoreTables>({ dialect: createDialect(handle, time) });
  return {
    ...sqliteEngine(kysely, dataDir, time),
    database: kysely,
    isNew,
    ensureThere,
    async close() {
      // Not Kysely's destroy, which does nothing if no query was made, and fails the second time.
      if (handle.isOpen) handle.close();
      unlock?.();
    },
  };
}

/** Opens a database file readable by its owner only, and creates it if it is missing. */
function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: START_PATIENCE, enableForeignKeyConstraints: true });
  try {
    chmodSync(file, 0o600);
    // synchronous = full: a commit is synced to disk before it returns. With normal a power cut loses answered
    // messages.
    // secure_delete: deleted messages are overwritten.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Runs each numbered file that the database hasn't run yet, all in one transaction.
 * @returns whether it had run none.
 */
function migrate(database: DatabaseSync, dir: string): boolean {
  // Without the lock for writing: a command need not wait where nothing is missing.
  if (database.prepare("select 1 from sqlite_master where name = 'migrations'").get() !== undefined) {
    const before = database.prepare("select name, checksum from migrations").all();
    if (before.length > 0 && missingMigrations(before, dir).length === 0) return false;
  }
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
    return applied.length === 0;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
