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
  const { newFolder, stop } = dataFolders();
  return { newPlace: () => Promise.resolve({ dataDir: newFolder() }), stop };
}

/** The PostgreSQL that all tests share (shared-postgres.ts): each place is a schema of its own. */
async function startPostgresEngine(): Promise<StoreEngine> {
  const address = inject("postgres");
  const { newFolder, stop } = dataFolders();
  // Erasures are noted in DATA_DIR whatever the database.
  return { newPlace: async () => ({ dataDir: newFolder(), databaseUrl: await newSchema(address) }), stop };
}

function dataFolders(): { newFolder: () => string; stop: () => Promise<void> } {
  const root = mkdtempSync(join(tmpdir(), "store-"));
  return {
    newFolder: () => mkdtempSync(join(root, "data-")),
    stop: () => Promise.resolve(rmSync(root, { recursive: true, force: true })),
  };
}
