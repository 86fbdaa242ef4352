import { statSync } from "node:fs";
import { join } from "node:path";
import type { DatabasePlace } from "./open-database.ts";
import { StoreError, reasonOf } from "./database/store-error.ts";
import { STORE_FILE, refuseVanished } from "./sqlite/store-file.ts";
import { openStore } from "./store.ts";

/**
 * Opens the store for a command; the server may be using it at the same time. Undefined if there is no store yet:
 * then nothing is created. With `onlyReads` it is opened on a disk that can't be written, too.
 * @throws StoreError with a sentence for the operator, also when this user may not look whether there is one.
 */
export async function openExistingStore(
  place: DatabasePlace,
  { onlyReads = false }: { onlyReads?: boolean } = {},
): Promise<OpenStore | undefined> {
  if (place.databaseUrl !== undefined) return await openStore(place);
  if (!hasStore(place.dataDir)) {
    refuseVanished(place.dataDir);
    return undefined;
  }
  return await openStore({ ...place, onlyReads });
}

/** What {@link openStore} gives. */
export type OpenStore = Awaited<ReturnType<typeof openStore>>;

/** Whether `dataDir` holds a SQLite store. */
export function hasStore(dataDir: string): boolean {
  try {
    // Not existsSync: it also says no where this user may not look.
    return statSync(join(dataDir, STORE_FILE), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new StoreError(
      `DATA_DIR: this user can't read the store in "${dataDir}" (${reasonOf(error)}). ` +
        "Run the command as the user that the server runs as.",
      { cause: error },
    );
  }
}
