import { statSync } from "node:fs";
import { join } from "node:path";
import { StoreError, reasonOf } from "./database/store-error.ts";
import { STORE_FILE, refuseVanished } from "./sqlite/store-file.ts";
import { type StoreOptions, openStore } from "./store.ts";

/**
 * Opens the store for a command, even while the server uses it. Undefined if there is no store yet; none is created.
 * With `isReadOnly` it can be opened on a read-only disk.
 * @throws StoreError with a sentence for the operator, also when this user may not check whether there is a store.
 */
export async function openExistingStore(
  place: StoreOptions,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<OpenStore | undefined> {
  if (place.databaseUrl !== undefined) return await openStore(place);
  if (!hasStore(place.dataDir)) {
    refuseVanished(place.dataDir);
    return undefined;
  }
  return await openStore({ ...place, isReadOnly });
}

/** An open store. */
export type OpenStore = Awaited<ReturnType<typeof openStore>>;

/** Whether `dataDir` holds a SQLite store. */
export function hasStore(dataDir: string): boolean {
  try {
    // Not existsSync, which also returns false where this user has no access.
    return statSync(join(dataDir, STORE_FILE), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new StoreError(
      `DATA_DIR: this user can't read the store in "${dataDir}" (${reasonOf(error)}). ` +
        "Run the command as the user that the server runs as.",
      { cause: error },
    );
  }
}
