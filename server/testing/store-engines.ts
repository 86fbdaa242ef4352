import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "../store/open-database.ts";
import { inject } from "vitest";
import { newSchema } from "./running-postgres.ts";

/** For tests: a kind of database in which each test can have an empty store. */
export interface StoreEngine {
  /** A place where nothing has been stored yet. */
  newPlace(): Promise<DatabasePlace>;
  stop(): Promise<void>;
}

/** For tests that hold over both kinds of database: `describe.each(STORE_ENGINES)`. */
export const STORE_ENGINES = [
  { name: "SQLite", startEngine: startSqlite },
  { name: "PostgreSQL", startEngine: startPostgresEngine },
];

async function startSqlite(): Promise<StoreEngine> {
  const root = mkdtempSync(join(tmpdir(), "store-"));
  return {
    newPlace: () => Promise.resolve({ dataDir: mkdtempSync(join(root, "data-")) }),
    stop: () => Promise.resolve(rmSync(root, { recursive: true, force: true })),
  };
}

/** The PostgreSQL that all tests share (shared-postgres.ts): each place is a schema of its own. */
async function startPostgresEngine(): Promise<StoreEngine> {
  const address = inject("postgres");
  return {
    newPlace: async () => ({ dataDir: "/nowhere", databaseUrl: await newSchema(address) }),
    stop: () => Promise.resolve(),
  };
}
