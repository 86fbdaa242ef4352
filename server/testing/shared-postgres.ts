import type { TestProject } from "vitest/node";
import { startPostgres } from "./running-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the server tests share. */
    postgres: string;
  }
}

/**
 * Vitest runs this before the first server test. Creating a database takes a second of processor time, and most tests
 * only need an empty schema. Tests that kill or stop the database start their own.
 */
export default async function startSharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.address);
  return () => postgres.stop();
}
