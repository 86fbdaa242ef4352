import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#contract/settings.ts";
import { makeSyncedFolder } from "../store/database/synced-folder.ts";
import { ERASURES_FILE, ErasureList } from "./erasure-list.ts";

/** Where a store is, and for how long it keeps messages. */
export type KeptStore = Pick<Settings, "dataDir" | "retentionDays">;

/**
 * Writes down, beside the store and beside every backup folder that is known, what is about to be erased.
 * @returns the folders in which it could not be written, or that are gone.
 */
export function noteErasure(
  store: KeptStore,
  erased: { keys: readonly string[]; email?: string | undefined },
  now: Date,
): string[] {
  return knownFolders(store.dataDir).filter((folder) => {
    try {
      if (folder === store.dataDir) makeSyncedFolder(folder);
      else if (!existsSync(folder)) return true;
      const list = readCurrent(store, folder, now);
      list.add(erased, now);
      list.write(folder);
      return false;
    } catch {
      return true;
    }
  });
}

/**
 * From now on the folder of a backup knows of the erasures so far, and of those to come.
 * @returns the folders in which that could not be written.
 */
export function shareErasures(store: KeptStore, folder: string, now: Date): string[] {
  return [store.dataDir, folder].filter((each) => {
    try {
      const list = readCurrent(store, folder, now);
      list.folders.add(folder);
      if (each === store.dataDir) makeSyncedFolder(each);
      if (each === store.dataDir || !list.isEmpty || isListed(each)) list.write(each);
      return false;
    } catch {
      return true;
    }
  });
}

function isListed(folder: string): boolean {
  return existsSync(join(folder, ERASURES_FILE));
}

/** DATA_DIR, and the folders in which backups of its store are. */
export function knownFolders(dataDir: string): string[] {
  return [dataDir, ...ErasureList.read(dataDir).folders];
}

/**
 * The lists of the store and of a folder without what is older than `retentionDays`: a message that came before is
 * deleted in any store, one that comes from an old backup too.
 */
function readCurrent({ dataDir, retentionDays }: KeptStore, folder: string, now: Date): ErasureList {
  const list = ErasureList.read(dataDir, folder);
  list.forgetBefore(new Date(now.getTime() - retentionDays * 86_400_000));
  return list;
}
