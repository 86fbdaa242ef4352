import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabasePlace } from "./open-database.ts";
import { STORE_FILE } from "./open-sqlite.ts";
import { openStore } from "./store.ts";

/**
 * Opens the store for a command; the server may be using it at the same time. Undefined if there is no store yet:
 * then nothing is created.
 * @throws StoreError with a sentence for the operator.
 */
export async function openExistingStore(place: DatabasePlace): Promise<OpenStore | undefined> {
  const isThere = place.databaseUrl !== undefined || existsSync(join(place.dataDir, STORE_FILE));
  return isThere ? await openStore(place) : undefined;
}

/** What {@link openStore} gives. */
export type OpenStore = Awaited<ReturnType<typeof openStore>>;
