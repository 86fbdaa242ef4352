import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreError } from "../database/store-error.ts";

/** Name of the file that a running server holds locked. */
const LOCK_FILE = "server.lock";

const SQLITE_BUSY = 5;

/**
 * Locks `dataDir` for one server, or for a command that no server may run beside. The system frees the lock of a
 * process that died, however it died.
 * @returns what frees it.
 * @throws StoreError when another process has it.
 */
export function lockFolder(dataDir: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    // An exclusive transaction that never ends: Node has no lock of its own, and SQLite's works on every system.
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
