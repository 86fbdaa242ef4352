import { type Stats, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreError } from "./store-error.ts";

/** Name of the database file inside DATA_DIR. */
export const STORE_FILE = "messages.sqlite";

/** Says that the folder holds a store, and since when. */
const MARK_FILE = "store.txt";

/**
 * Refuses to go on where a store has been and is no more: a new one would hide that messages are missing.
 * @throws StoreError
 */
export function refuseVanished(dataDir: string): void {
  const mark = join(dataDir, MARK_FILE);
  const size = statSync(join(dataDir, STORE_FILE), { throwIfNoEntry: false })?.size;
  if ((size !== undefined && size > 0) || !existsSync(mark)) return;
  const [since = ""] = /\d{4}-\d{2}-\d{2}/.exec(readFileSync(mark, "utf8")) ?? [];
  throw new StoreError(
    `DATA_DIR: the store in "${dataDir}" is gone: ${STORE_FILE} is ${size === undefined ? "missing" : "empty"}, ` +
      `though the folder has held messages since ${since}. Restore a backup (npm run messages -- restore FILE), ` +
      `or delete ${MARK_FILE} to start with an empty store.`,
  );
}

/** Marks the folder as one that holds a store. */
export function markFolder(dataDir: string): void {
  const mark = join(dataDir, MARK_FILE);
  if (existsSync(mark)) return;
  const text = `Messages are kept here since ${new Date().toISOString()}.\nWithout ${STORE_FILE} beside this file the server doesn't start.\n`;
  writeFileSync(mark, text, { mode: 0o600 });
}

/**
 * Remembers which files are open. The function returned throws once they have been deleted or replaced: what is
 * written then is in no file.
 */
export function followFiles(dataDir: string): () => void {
  const paths = ["", "-wal"].map((end) => join(dataDir, STORE_FILE + end));
  const files = paths.map((path) => ({ path, before: statSync(path, { throwIfNoEntry: false }) }));
  return () => {
    for (const { path, before } of files) {
      if (before !== undefined && !isSame(before, statSync(path, { throwIfNoEntry: false }))) {
        throw new Error(`${path} was deleted or replaced while the server runs: restore it and restart`);
      }
    }
  };
}

function isSame(before: Stats, after: Stats | undefined): boolean {
  return after !== undefined && after.ino === before.ino && after.dev === before.dev;
}
