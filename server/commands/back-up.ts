import { closeSync, fsyncSync, openSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { StoreTables } from "../store/store-tables.ts";

/**
 * Writes all that the SQLite store holds at this moment into one new file, which takes the place of the store's
 * own when it is put back. A running server goes on.
 */
export async function backUp(database: Kysely<StoreTables>, file: string): Promise<void> {
  // Made here, so that it is the owner's only; SQLite takes an empty file for a new one.
  closeSync(openSync(file, "wx", 0o600));
  await sql`vacuum into ${file}`.execute(database);
  // SQLite doesn't sync what it writes this way.
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
