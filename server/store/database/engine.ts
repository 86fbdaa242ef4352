import type { Kysely, SelectQueryBuilder } from "kysely";
import type { RateLimiter } from "../../limits/rate-limit.ts";
import type { StoreTables } from "./store-tables.ts";

/** Operations that differ between SQLite and PostgreSQL. */
export interface Engine {
  /** Whether several servers may share the store: a claim found there may then be another server's. */
  isShared: boolean;
  /** Counts each network's requests, for all servers of the store. */
  createRateLimiter: (perHour: number) => RateLimiter;
  /** Skips rows that another statement is changing at the moment. */
  skipLocked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /** A transaction that may take minutes. `isSnapshot`: it doesn't see what others write meanwhile. */
  runLong: <T>(
    work: (transaction: Kysely<StoreTables>) => Promise<T>,
    options?: { isSnapshot?: boolean },
  ) => Promise<T>;
  /** Removes what deleted rows left on disk. Resolves to whether nothing is left. */
  eraseDeleted: () => Promise<boolean>;
  /** Damage found by the database's own check, in its words; undefined if there is none. */
  findDamagedPages: () => Promise<string | undefined>;
  /** Deletes copies of the store beside it that are no longer needed. */
  dropOldCopies: (now: Date) => void;
  /** Whether each commit is on a second machine before it is confirmed. */
  holdsCopies: () => Promise<boolean>;
  /** Bytes free on the store's disk; undefined for a database whose disk can't be seen. */
  measureFree: (() => Promise<number>) | undefined;
}
