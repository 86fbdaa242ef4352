import { existsSync } from "node:fs";
import { makeSyncedFolder } from "../store/synced-folder.ts";
import { ErasureList } from "./erasure-list.ts";

/**
 * Writes down, beside the store and beside every backup folder that is known, what is about to be erased.
 * @returns the folders in which it could not be written, or that are gone.
 */
export function noteErasure(
  dataDir: string,
  erased: { keys: readonly string[]; email?: string | undefined },
  now: Date,
): string[] {
  const own = ErasureList.read(dataDir);
  own.add(erased, now);
  return [dataDir, ...own.folders].filter((folder) => {
    try {
      if (folder === dataDir) makeSyncedFolder(dataDir);
      else if (!existsSync(folder)) return true;
      const list = folder === dataDir ? own : ErasureList.read(dataDir, folder);
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
 * @returns whether that could be written.
 */
export function shareErasures(dataDir: string, folder: string): boolean {
  try {
    const list = ErasureList.read(dataDir, folder);
    list.folders.add(folder);
    makeSyncedFolder(dataDir);
    list.write(dataDir);
    if (!list.isEmpty) list.write(folder);
    return true;
  } catch {
    return false;
  }
}
