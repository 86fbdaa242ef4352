import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock-folder.ts";
import { StoreError } from "../database/store-error.ts";

/** How the folders begin in which copies of the store are made and tried. */
const BEGINNING = ".backup-";

/** A folder for a copy of the store, and what removes it. */
export interface WorkFolder {
  path: string;
  remove(): void;
}

/** Makes a folder for a copy below `parent`. It is locked, so that {@link removeDead} knows that it is in use. */
export function makeWorkFolder(parent: string): WorkFolder {
  for (;;) {
    const path = mkdtempSync(join(parent, BEGINNING));
    try {
      const unlock = lockFolder(path);
      return {
        path,
        remove() {
          unlock();
          rmSync(path, { recursive: true, force: true });
        },
      };
    } catch (error) {
      rmSync(path, { recursive: true, force: true });
      // Another command took it for a dead one in this moment.
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

/**
 * Removes the copies that commands which were killed have left below `parent`: they hold all messages.
 * @returns how many.
 */
export function removeDead(parent: string): number {
  const names = readdirSync(parent).filter((name) => name.startsWith(BEGINNING));
  return names.filter((name) => {
    const path = join(parent, name);
    try {
      lockFolder(path)();
      rmSync(path, { recursive: true, force: true });
      return true;
    } catch {
      // In use, or another user's.
      return false;
    }
  }).length;
}
