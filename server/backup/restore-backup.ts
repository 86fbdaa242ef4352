import { existsSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { lockFolder } from "../store/lock-folder.ts";
import { type DatabasePlace, openDatabase } from "../store/open-database.ts";
import { STORE_FILE } from "../store/store-file.ts";
import { countLoad } from "../store/store-load.ts";
import { makeSyncedFolder, sync } from "../store/synced-folder.ts";
import { BackupError, withBackup } from "./backup-file.ts";
import { type StoreSums, copyStore } from "./copy-store.ts";

/** What was restored. */
export interface Restored {
  sums: StoreSums;
  /** Where the store that was there before is now; undefined where there was none. */
  before: string | undefined;
}

/**
 * Puts a backup in the place of the store. A SQLite store that is there is kept aside; a PostgreSQL database has to be
 * empty. Nothing is changed unless the backup is whole.
 * @throws BackupError, or StoreError while a server runs on the folder.
 */
export async function restoreBackup(place: DatabasePlace, file: string, now: Date): Promise<Restored> {
  if (place.databaseUrl !== undefined) return restoreIntoPostgres(place, file);
  const { dataDir } = place;
  makeSyncedFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    return await withBackup(file, dataDir, async (copy) => {
      await sql`pragma journal_mode = delete`.execute(copy.store.database);
      await copy.store.close();
      sync(copy.file);
      const before = putAside(dataDir, now);
      renameSync(copy.file, join(dataDir, STORE_FILE));
      sync(dataDir);
      return { sums: copy.sums, before };
    });
  } finally {
    unlock();
  }
}

/** Moves the store with its log out of the way, whole or damaged. */
function putAside(dataDir: string, now: Date): string | undefined {
  const file = join(dataDir, STORE_FILE);
  const before = join(dataDir, `before-restore-${now.toISOString().replaceAll(":", "-")}.sqlite`);
  const isThere = existsSync(file);
  for (const end of ["-wal", "-shm", ""]) {
    if (existsSync(file + end)) renameSync(file + end, before + end);
  }
  return isThere ? before : undefined;
}

async function restoreIntoPostgres(place: DatabasePlace, file: string): Promise<Restored> {
  const target = await openDatabase(place);
  try {
    const { stored } = await countLoad(target.database);
    if (stored > 0) {
      throw new BackupError(`The database holds ${stored} messages: restore into an empty one.`);
    }
    const sums = await withBackup(file, tmpdir(), ({ store }) => copyStore(store, target));
    return { sums, before: undefined };
  } finally {
    await target.close();
  }
}
