import { renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { eraseAgain } from "../erasures/erase-again.ts";
import { ErasureList } from "../erasures/erasure-list.ts";
import { lockFolder } from "../store/sqlite/lock-folder.ts";
import { type DatabasePlace, openDatabase } from "../store/open-database.ts";
import { putAside } from "../store/sqlite/put-aside.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import { countLoad } from "../store/store-load.ts";
import { makeSyncedFolder, sync } from "../store/database/synced-folder.ts";
import { BackupError, withBackup } from "./backup-file.ts";
import { removeDead } from "../store/sqlite/work-folder.ts";
import { type StoreSums, copyStore } from "./copy-store.ts";

/** The result of a restore. */
export interface Restored {
  sums: StoreSums;
  /** Path of the previous store; undefined if there was none. */
  before: string | undefined;
  /** Messages of the backup that had been erased since it was made, and were erased again. */
  erased: number;
}

/**
 * Replaces the store with a backup. An existing SQLite store is put aside; a PostgreSQL database has to be empty.
 * Nothing changes unless the backup is whole. Whoever was erased since then, by the lists beside the store and the
 * backup, is erased again before anybody can see the messages.
 * @throws BackupError, or StoreError while a server runs on the folder.
 */
export async function restoreBackup(place: DatabasePlace, file: string, now: Date): Promise<Restored> {
  const { dataDir } = place;
  const erasures = ErasureList.read(dataDir, dirname(file));
  if (place.databaseUrl !== undefined) return restoreIntoPostgres(place, file, erasures);
  makeSyncedFolder(dataDir);
  removeDead(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    return await withBackup(file, dataDir, async (copy) => {
      const erased = await eraseAgain(copy.store, erasures);
      await sql`pragma journal_mode = delete`.execute(copy.store.database);
      await copy.store.close();
      sync(copy.file);
      const before = putAside(dataDir, now);
      renameSync(copy.file, join(dataDir, STORE_FILE));
      sync(dataDir);
      if (!erasures.isEmpty) erasures.write(dataDir);
      return { sums: copy.sums, before, erased };
    });
  } finally {
    unlock();
  }
}

async function restoreIntoPostgres(
  place: DatabasePlace,
  file: string,
  erasures: ErasureList,
): Promise<Restored> {
  const target = await openDatabase(place);
  try {
    const { stored } = await countLoad(target.database);
    if (stored > 0) {
      throw new BackupError(`The database holds ${stored} messages: restore into an empty one.`);
    }
    return await withBackup(file, dirname(file), async ({ store }) => {
      const erased = await eraseAgain(store, erasures);
      const sums = await copyStore(store, target);
      if (!erasures.isEmpty) {
        makeSyncedFolder(place.dataDir);
        erasures.write(place.dataDir);
      }
      return { sums, before: undefined, erased };
    });
  } finally {
    await target.close();
  }
}
