import { MIB } from "#contract/attachments.ts";
import { type BodyBudget, createBodyBudget } from "../http/body-budget.ts";
import type { RateLimiter } from "../http/rate-limit.ts";

/** What decides whether one more file is taken. */
export interface FileLimits {
  /** Counts the requests of a network; none where no limit is set. */
  posts: RateLimiter | undefined;
  /** Counts what a network has stored, in units of {@link unitsOf}; none where no limit is set. */
  units: RateLimiter | undefined;
  /** Room for those that come in at the moment. */
  budget: BodyBudget;
  /** Bytes of all files kept at most. */
  maxRoom: number;
  /** Bytes free on the disk of the store; undefined where they can't be seen. */
  measureFree?: (() => Promise<number>) | undefined;
}

const UNIT = 65_536;

/** How many units the limiter counts for a MiB. */
export const UNITS_PER_MB = MIB / UNIT;

/** What the limiter counts for so many bytes: the smallest file is a unit. */
export function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT));
}

/** Files leave so much of the disk to messages. Bytes. */
export const SPARED_FOR_MESSAGES = 64 * MIB;

/** What one request holds in memory while its file comes in: a piece, and what it is made of. Bytes. */
export const HELD = 2 * MIB;

/** A page sends one file after the other; people behind one address may send at the same time. */
export function createFileBudget(): BodyBudget {
  return createBodyBudget({ perNetwork: 10, bytes: 64 * MIB });
}
