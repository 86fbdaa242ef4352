import { type Stats, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { StoreError, noStoreFound } from "../database/store-error.ts";

/** Name of the database file inside DATA_DIR. */
export const STORE_FILE = "messages.sqlite";

/** Records that the folder holds a store, and since when. */
const MARK_FILE = "store.txt";

/** The same mark beside the folder: it remains when the folder is lost or its disk isn't mounted. */
function markBeside(dataDir: string): string {
  return join(dirname(dataDir), `.${basename(dataDir)}.store.txt`);
}

/**
 * Refuses to continue where a store has existed and is missing: a new one would hide that messages are lost.
 * @param canCreateStore NEW_STORE: whether there may be none yet.
 * @throws StoreError
 */
export function refuseVanished(dataDir: string, canCreateStore = true): void {
  const size = statSync(join(dataDir, STORE_FILE), { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) return;
  const marks = [join(dataDir, MARK_FILE), markBeside(dataDir)].filter((mark) => existsSync(mark));
  const [mark] = marks;
  if (mark === undefined) {
    if (!canCreateStore) throw noStoreFound(`DATA_DIR: there is no store in "${dataDir}"`);
    return;
  }
  const [since = ""] = /\d{4}-\d{2}-\d{2}/.exec(readFileSync(mark, "utf8")) ?? [];
  throw new StoreError(
    `DATA_DIR: the store in "${dataDir}" is gone: ${STORE_FILE} is ${size === undefined ? "missing" : "empty"}, ` +
      `though the folder has held messages since ${since}. Is its disk mounted? Restore a backup ` +
      `(npm run messages -- restore FILE), or delete ${marks.map((each) => `"${each}"`).join(" and ")} to start with ` +
      "an empty store.",
  );
}

/**
 * Marks the folder as one that holds a store.
 * @param isServer also sets the mark beside the folder, if that can be written.
 */
export function markFolder(dataDir: string, isServer: boolean, now: Date): void {
  const text = `Messages are kept in ${basename(dataDir)} since ${now.toISOString()}.\nWithout its ${STORE_FILE} the server doesn't start.\n`;
  const mark = join(dataDir, MARK_FILE);
  if (!existsSync(mark)) writeFileSync(mark, text, { mode: 0o600 });
  if (!isServer || existsSync(markBeside(dataDir))) return;
  try {
    writeFileSync(markBeside(dataDir), text, { mode: 0o600, flag: "wx" });
  } catch {
    // The parent folder belongs to another user or is read-only; NEW_STORE=no gives the same protection.
  }
}

/**
 * Remembers which files are open. The returned function throws once they have been deleted or replaced, because further
 * writes would be lost.
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
