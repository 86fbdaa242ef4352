import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock-folder.ts";
import { StoreError } from "../database/store-error.ts";

/** Prefix of folders in which copies of the store are made and tested. */
const BEGINNING = ".backup-";

/** A folder for a copy of the store, and a function that removes it. */
export interface WorkFolder {
  path: string;
  remove(): void;
}

/** Creates a folder for a copy below `parent`. It is locked, so that {@link removeDead} knows it is in use. */
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
      // Another command mistook it for an abandoned one at this moment.
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

/**
 * Removes copies below `parent` that killed commands left behind: they contain all messages.
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
      // In use, or owned by another user.
      return false;
    }
  }).length;
}
