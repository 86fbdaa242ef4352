import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "../store/open-database.ts";
import { inject } from "vitest";
import { newSchema } from "./running-postgres.ts";

/** For tests: a kind of database that provides an empty store to each test. */
export interface StoreEngine {
  /** A new, empty place. */
  newPlace(): Promise<DatabasePlace>;
  stop(): Promise<void>;
}

/** For tests that apply to both kinds of database: `describe.each(STORE_ENGINES)`. */
export const STORE_ENGINES = [
  { name: "SQLite", startEngine: startSqlite },
  { name: "PostgreSQL", startEngine: startPostgresEngine },
];

async function startSqlite(): Promise<StoreEngine> {
  const { newFolder, stop } = dataFolders();
  return { newPlace: () => Promise.resolve({ dataDir: newFolder() }), stop };
}

/** The PostgreSQL that all tests share (shared-postgres.ts): each place is a separate schema. */
async function startPostgresEngine(): Promise<StoreEngine> {
  const address = inject("postgres");
  const { newFolder, stop } = dataFolders();
  // Erasures are noted in DATA_DIR whatever the database is.
  return { newPlace: async () => ({ dataDir: newFolder(), databaseUrl: await newSchema(address) }), stop };
}

function dataFolders(): { newFolder: () => string; stop: () => Promise<void> } {
  const root = mkdtempSync(join(tmpdir(), "store-"));
  return {
    newFolder: () => mkdtempSync(join(root, "data-")),
    stop: () => Promise.resolve(rmSync(root, { recursive: true, force: true })),
  };
}
