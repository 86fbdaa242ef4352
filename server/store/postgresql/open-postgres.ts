import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool } from "pg";
import * as v from "valibot";
import { missingMigrations } from "../database/migrate.ts";
import { StoreError, noStoreFound } from "../database/store-error.ts";
import { postgresEngine } from "./postgres-engine.ts";
import type { OpenDatabase, StoreTables } from "../database/store-tables.ts";

/** Any number, as long as all servers of a database use the same one. */
const MIGRATION_LOCK = 7_202_611;

const TIMEOUTS = {
  /** Milliseconds to wait: for a connection, for an answer as measured here, and as measured by the database. */
  connectionTimeoutMillis: 3_000,
  query_timeout: 4_000,
  statement_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
};

const safetySchema = v.tuple([
  v.object({ encoding: v.string(), synchronous_commit: v.string(), fsync: v.string() }),
]);

/**
 * Opens a PostgreSQL database and creates missing tables.
 * @throws StoreError with a sentence for the operator, without the address, which contains a password.
 */
export async function openPostgres(
  url: string,
  migrationsDir: string,
  canCreateStore = true,
): Promise<OpenDatabase> {
  let isNew: boolean;
  try {
    isNew = await migrate(url, join(migrationsDir, "postgres"), canCreateStore);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`DATABASE_URL: the store can't be opened (${reason}).`, { cause: error });
  }
  const pool = new Pool({ connectionString: url, max: 10, keepAlive: true, ...TIMEOUTS });
  // A lost connection fails its query and is replaced later. It also emits an error: on the pool while idle, on the
  // client while in use. Without a listener either one would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const database = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  return {
    ...postgresEngine(database),
    database,
    isNew,
    // A lost database reports itself.
    ensureThere: () => undefined,
    // A pool that is told twice to end fails.
    close: () => (closed ??= pool.end()),
  };
}

/**
 * Runs each numbered file that the database hasn't run yet, all in one transaction.
 * @returns whether it had run none.
 */
async function migrate(url: string, dir: string, canCreateStore: boolean): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await checkSafety(client);
    await client.query("begin");
    // If two servers start at once, the second waits here and then finds the migrations applied.
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, checksum text not null)",
    );
    const { rows } = await client.query("select name, checksum from migrations");
    if (rows.length === 0 && !canCreateStore) throw noStoreFound("DATABASE_URL: the database holds no store");
    for (const { name, sql, checksum } of missingMigrations(rows, dir)) {
      await client.query(sql);
      await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    }
    await client.query("commit");
    return rows.length === 0;
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end();
  }
}

/** Refuses a database that confirms a commit before syncing it, or that can't store every character. */
async function checkSafety(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_encoding') as encoding, " +
      "current_setting('synchronous_commit') as synchronous_commit, current_setting('fsync') as fsync",
  );
  const [{ encoding, synchronous_commit, fsync }] = v.parse(safetySchema, rows);
  if (encoding !== "UTF8") {
    throw new StoreError(`DATABASE_URL: the database is encoded in ${encoding}; it has to be UTF8.`);
  }
  for (const [name, value] of Object.entries({ synchronous_commit, fsync })) {
    if (value !== "off") continue;
    throw new StoreError(
      `DATABASE_URL: the database answers before it has written to disk (${name} is off). Turn it on.`,
    );
  }
}
