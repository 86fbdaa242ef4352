import type { GuardSettings } from "#contract/guard-settings.ts";
import { type RateLimiter, createMemoryRateLimiter } from "../http/rate-limit.ts";
import { type Bounds, createBounds } from "./bounds.ts";
import { createPostgresRateLimiter } from "../store/postgres-rate-limiter.ts";
import type { StoreLoad } from "../store/store-load.ts";
import type { OpenDatabase } from "../store/store-tables.ts";

/** What decides whether one more message is taken. */
export interface Guard {
  limiter: RateLimiter | undefined;
  bounds: Bounds;
}

/** What {@link createGuard} works with. */
export interface GuardOptions {
  store: OpenDatabase & { load(): Promise<StoreLoad> };
  settings: Pick<GuardSettings, "rateLimit" | "maxStored" | "maxUnsent"> & { mail: object | undefined };
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
  };
}

function createLimiter({ engine, database }: OpenDatabase, perHour: number): RateLimiter | undefined {
  if (perHour === 0) return undefined;
  return engine === "postgres"
    ? createPostgresRateLimiter(database, perHour)
    : createMemoryRateLimiter(perHour);
}
