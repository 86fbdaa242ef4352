import type { Kysely, SelectQueryBuilder } from "kysely";
import type { RateLimiter } from "../../limits/rate-limit.ts";
import type { StoreTables } from "./store-tables.ts";

/** What SQLite and PostgreSQL do each in a way of its own. */
export interface Engine {
  /** Whether several servers may use the store at once: what one of them finds claimed may be another one's. */
  isShared: boolean;
  /** Counts the requests of each network, for all servers of the store. */
  createRateLimiter: (perHour: number) => RateLimiter;
  /** Leaves out rows that another statement is changing in this moment. */
  skipLocked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /** A transaction that may take minutes. `seesOneMoment`: what others write meanwhile isn't in it. */
  runLong: <T>(
    work: (transaction: Kysely<StoreTables>) => Promise<T>,
    options?: { seesOneMoment?: boolean },
  ) => Promise<T>;
  /** Removes what deleted rows have left on disk. Resolves to whether nothing is left. */
  eraseDeleted: () => Promise<boolean>;
  /** What the database's own check finds damaged, in its words; undefined if nothing. */
  findDamagedPages: () => Promise<string | undefined>;
  /** Deletes copies of the store beside it that nobody needs any more. */
  dropOldCopies: (now: Date) => void;
  /** Counts the bytes free on its disk; undefined for a database whose disk can't be seen. */
  measureFree: (() => Promise<number>) | undefined;
}
