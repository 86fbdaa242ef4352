import type { TestProject } from "vitest/node";
import { startPostgres } from "./running-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests of the server share. */
    postgres: string;
  }
}

/**
 * Vitest runs this before the first test of the server: making a database costs a second of processor time, and most
 * tests want no more than an empty schema. Those that kill or stop theirs start one of their own.
 */
export default async function startSharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.address);
  return () => postgres.stop();
}
