import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#contract/settings.ts";
import { makeSyncedFolder } from "../store/database/synced-folder.ts";
import { type Erasure, ERASURES_FILE, ErasureList } from "./erasure-list.ts";

/** Where a store is, and how long it keeps messages. */
export type StoreRetention = Pick<Settings, "dataDir" | "retentionDays">;

/**
 * Notes what is about to be erased beside the store and in every known backup folder.
 * @returns the folders that are missing or can't be written.
 */
export function noteErasure(store: StoreRetention, erasure: Erasure, now: Date): string[] {
  return knownFolders(store.dataDir).filter((folder) => {
    try {
      if (folder === store.dataDir) makeSyncedFolder(folder);
      else if (!existsSync(folder)) return true;
      const list = readCurrent(store, folder, now);
      list.add(erasure, now);
      list.write(folder);
      return false;
    } catch {
      return true;
    }
  });
}

/**
 * Shares all erasures so far with a backup folder, and registers it for future ones.
 * @returns the folders that can't be written.
 */
export function shareErasures(store: StoreRetention, folder: string, now: Date): string[] {
  return [store.dataDir, folder].filter((target) => {
    try {
      const list = readCurrent(store, folder, now);
      list.folders.add(folder);
      if (target === store.dataDir) makeSyncedFolder(target);
      if (target === store.dataDir || !list.isEmpty || isListed(target)) list.write(target);
      return false;
    } catch {
      return true;
    }
  });
}

function isListed(folder: string): boolean {
  return existsSync(join(folder, ERASURES_FILE));
}

/** DATA_DIR and the folders that hold backups of its store. */
export function knownFolders(dataDir: string): string[] {
  return [dataDir, ...ErasureList.read(dataDir).folders];
}

/**
 * The lists of the store and of a folder, without entries older than `retentionDays`: any store deletes messages of
 * that age, restored ones too.
 */
function readCurrent({ dataDir, retentionDays }: StoreRetention, folder: string, now: Date): ErasureList {
  const list = ErasureList.read(dataDir, folder);
  list.forgetBefore(new Date(now.getTime() - retentionDays * 86_400_000));
  return list;
}
