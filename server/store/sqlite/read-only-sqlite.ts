import { accessSync, constants, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { missingMigrations } from "../database/migrate.ts";
import { StoreError, reasonOf } from "../database/store-error.ts";

/** Whether this user can write to a folder and its disk is writable. */
export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a database file that can't be written, such as on a disk that became read-only.
 * @throws StoreError when its log holds messages that SQLite can't read without writing.
 */
export function connectToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare("select name from sqlite_master limit 1").get();
    return database;
  } catch (error) {
    database.close();
    // SQLite wants to create its log. An empty or missing log means that nobody else is writing.
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (log > 0) throw outOfReach(error);
    const address = pathToFileURL(file);
    address.search = "?immutable=1";
    return new DatabaseSync(address, { readOnly: true });
  }
}

/** SQLite can read a log without its index, as left by a power cut, only where it can create one. */
function outOfReach(cause: unknown): StoreError {
  return new StoreError(
    `DATA_DIR: the store can't be opened (${reasonOf(cause)}): its log can only be read where it can be written. ` +
      "Copy the folder to a disk that can be written, and run the command with DATA_DIR set to the copy.",
    { cause },
  );
}

/**
 * Refuses a store that this version would have to migrate before reading it.
 * @throws StoreError
 */
export function refuseOlder(database: DatabaseSync, migrationsDir: string): void {
  const applied = database.prepare("select name, checksum from migrations").all();
  if (missingMigrations(applied, migrationsDir).length === 0) return;
  throw new StoreError(
    "DATA_DIR: the store is of an older version and can't be changed where it is. Copy the folder to a disk that can be written.",
  );
}
