import type { GuardSettings } from "#contract/guard-settings.ts";
import { FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { type FileLimits, UNITS_PER_MB, incomingLimits } from "../attachments/file-limits.ts";
import { freeBytes } from "../limits/free-bytes.ts";
import { type RateLimiter, createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { type Bounds, createBounds } from "./bounds.ts";
import { createPostgresRateLimiter } from "../store/postgresql/postgres-rate-limiter.ts";
import type { StoreLoad } from "../store/store-load.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/** What decides whether one more message is taken. */
export interface Guard {
  limiter: RateLimiter | undefined;
  bounds: Bounds;
  fileLimits: FileLimits;
}

/** What {@link createGuard} works with. */
export interface GuardOptions {
  store: OpenDatabase & { load(): Promise<StoreLoad> };
  settings: Pick<GuardSettings, "rateLimit" | "maxStored" | "maxUnsent" | "maxFilesMb" | "filesRateMb"> & {
    mail: object | undefined;
    dataDir: string;
  };
  clock: () => Date;
}

/** Sets up the limits. They are counted in PostgreSQL, which several servers may share, or else in memory. */
export function createGuard({ store, settings, clock }: GuardOptions): Guard {
  const { rateLimit, maxStored, mail } = settings;
  // Without a mail server mails wait for ever. Then only the messages are limited.
  const maxUnsent = mail === undefined ? Number.POSITIVE_INFINITY : settings.maxUnsent;
  return {
    limiter: createLimiter(store, rateLimit),
    bounds: createBounds({ measure: () => store.load(), clock, limits: { maxStored, maxUnsent } }),
    fileLimits: {
      ...incomingLimits(),
      posts: createLimiter(store, rateLimit * FILE_LIMITS.count),
      units: createLimiter(store, settings.filesRateMb * UNITS_PER_MB),
      maxRoom: settings.maxFilesMb * MIB,
      // Of a database elsewhere the disk can't be seen.
      measureFree: store.engine === "sqlite" ? () => freeBytes(settings.dataDir) : undefined,
    },
  };
}

function createLimiter({ engine, database }: OpenDatabase, perHour: number): RateLimiter | undefined {
  if (perHour === 0) return undefined;
  return engine === "postgres"
    ? createPostgresRateLimiter(database, perHour)
    : createMemoryRateLimiter(perHour);
}
