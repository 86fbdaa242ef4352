import { MIGRATIONS_DIR } from "./database/migrate.ts";
import { openPostgres } from "./postgresql/open-postgres.ts";
import { type SqliteOptions, openSqlite } from "./sqlite/open-sqlite.ts";
import type { OpenDatabase } from "./database/store-tables.ts";

/** Where the store is. */
export interface DatabasePlace {
  /** Folder of the SQLite file; unused when there is a `databaseUrl`. */
  dataDir: string;
  /** Address of a PostgreSQL database, such as `postgres://user:password@host/name`. */
  databaseUrl?: string | undefined;
}

/**
 * Opens the store's database and migrates its tables to this version.
 * @throws StoreError with a sentence for the operator.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  { migrationsDir = MIGRATIONS_DIR, canCreateStore, ...options }: Partial<SqliteOptions> = {},
): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openSqlite(dataDir, { ...options, migrationsDir, canCreateStore })
    : await openPostgres(databaseUrl, migrationsDir, canCreateStore);
}
