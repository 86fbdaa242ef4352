import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { STORE_FILE } from "./store-file.ts";
import { removeDead } from "./work-folder.ts";

/** Days for which a store that a restore replaced is kept, like backups. */
export const ASIDE_DAYS = 14;

const NAME = /^before-restore-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite(?:-wal|-shm)?$/;

/** Moves the store with its log out of the way, even if damaged; undefined if there is none. */
export function putAside(dataDir: string, now: Date): string | undefined {
  const file = join(dataDir, STORE_FILE);
  const before = join(dataDir, `before-restore-${now.toISOString().replaceAll(":", "-")}.sqlite`);
  const isThere = existsSync(file);
  for (const end of ["-wal", "-shm", ""]) {
    if (existsSync(file + end)) renameSync(file + end, before + end);
  }
  return isThere ? before : undefined;
}

/** Files of replaced stores. */
export function findAside(dataDir: string): string[] {
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => NAME.test(name)) : [];
}

/**
 * Deletes copies of the store that nobody needs: long replaced ones, and those of killed commands. Nothing else would
 * delete them, and they contain messages.
 */
export function dropOldCopies(dataDir: string, now: Date): void {
  for (const name of findAside(dataDir)) {
    const at = new Date(name.replace(NAME, "$1$2:$3:$4"));
    if (now.getTime() - at.getTime() > ASIDE_DAYS * 86_400_000) rmSync(join(dataDir, name));
  }
  removeDead(dataDir);
}
