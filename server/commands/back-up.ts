import { closeSync, fsyncSync, openSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { StoreTables } from "../store/store-tables.ts";

/**
 * Writes the present content of the SQLite store into one new file. To restore, that file replaces the store's own.
 * A running server goes on.
 */
export async function backUp(database: Kysely<StoreTables>, file: string): Promise<void> {
  // Created here, so that only its owner can read it. SQLite takes an empty file for a new database.
  closeSync(openSync(file, "wx", 0o600));
  await sql`vacuum into ${file}`.execute(database);
  // SQLite doesn't sync the result of `vacuum into`.
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
