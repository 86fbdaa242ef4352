import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type MessageRow, type StoreTables, selectNewest } from "./message-rows.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { StoreError } from "./store-error.ts";
import { STORE_FILE } from "./store.ts";

/**
 * The newest messages of a store that a server may be using at the same time. Changes nothing and makes no
 * folder; a store that doesn't exist yet holds no messages.
 * @throws StoreError with a sentence for the operator.
 */
export async function readStore(dataDir: string, limit?: number): Promise<MessageRow[]> {
  const file = join(dataDir, STORE_FILE);
  if (!existsSync(file)) return [];
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const tables = database.prepare("select 1 from sqlite_schema where name = 'messages'").all();
    if (tables.length === 0) return [];
    return await selectNewest(new Kysely<StoreTables>({ dialect: nodeSqliteDialect(database) }), limit);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`DATA_DIR: the messages in "${dataDir}" can't be read (${reason}).`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
}
