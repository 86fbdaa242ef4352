import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreError } from "../database/store-error.ts";

/** The file that a running server keeps locked. */
const LOCK_FILE = "server.lock";

const SQLITE_BUSY = 5;

/**
 * Locks `dataDir` for a server, or for a command that must not run beside one. The system releases the lock when the
 * process ends in any way.
 * @returns a function that releases it.
 * @throws StoreError when another process holds it.
 */
export function lockFolder(dataDir: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    // An exclusive transaction that never ends: Node has no file locks, and SQLite's work on every system.
    database = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
    database.exec("begin exclusive");
  } catch (error) {
    if (database?.isOpen) database.close();
    const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
    if (!isBusy) throw error;
    throw new StoreError(
      `DATA_DIR: a server is running on "${dataDir}" already. Stop it first; several servers need DATABASE_URL.`,
      { cause: error },
    );
  }
  const lock = database;
  return () => {
    if (lock.isOpen) lock.close();
  };
}
