import type { GuardSettings } from "#contract/guard-settings.ts";
import { ENQUIRY_REQUESTS } from "#contract/enquiry-page.ts";
import { MCP_LIMITS } from "#contract/machines/machines.ts";
import { REPORT_LIMITS } from "#contract/reports.ts";
import { FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { type FileLimits, UNITS_PER_MB, incomingLimits } from "../attachments/file-limits.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { type Bounds, createBounds } from "./bounds.ts";
import type { StoreLoad } from "../store/store-load.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/** The figures that decide whether another message or file is accepted. */
export interface Guard {
  limiter: RateLimiter | undefined;
  bounds: Bounds;
  fileLimits: FileLimits;
  reportLimiter: RateLimiter;
  enquiryLimiter: RateLimiter;
  machineLimiter: RateLimiter;
}

/** The dependencies of {@link createGuard}. */
export interface GuardOptions {
  store: OpenDatabase & { load(): Promise<StoreLoad> };
  settings: Pick<GuardSettings, "rateLimit" | "maxStored" | "maxUnsent" | "maxFilesMb" | "filesRateMb"> & {
    mail: object | undefined;
  };
  clock: () => Date;
}

/** Sets up the limits, which all servers of the store share. */
export function createGuard({ store, settings, clock }: GuardOptions): Guard {
  const { rateLimit, maxStored, mail } = settings;
  // Without a mail server, mails wait for ever: then only messages are limited.
  const maxUnsent = mail === undefined ? Number.POSITIVE_INFINITY : settings.maxUnsent;
  return {
    limiter: createLimiter(store, rateLimit),
    reportLimiter: store.createRateLimiter(REPORT_LIMITS.postsPerHour),
    machineLimiter: store.createRateLimiter(MCP_LIMITS.perHour),
    enquiryLimiter: store.createRateLimiter(ENQUIRY_REQUESTS),
    bounds: createBounds({ measure: () => store.load(), clock, limits: { maxStored, maxUnsent } }),
    fileLimits: {
      ...incomingLimits(),
      posts: createLimiter(store, rateLimit * FILE_LIMITS.count),
      units: createLimiter(store, settings.filesRateMb * UNITS_PER_MB),
      maxRoom: settings.maxFilesMb * MIB,
      measureFree: store.measureFree,
    },
  };
}

function createLimiter(store: OpenDatabase, perHour: number): RateLimiter | undefined {
  return perHour === 0 ? undefined : store.createRateLimiter(perHour);
}
