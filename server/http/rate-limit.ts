/** Milliseconds over which a limit is counted. */
export const RATE_WINDOW = 3_600_000;

/** Networks that are remembered at once: a few megabytes. */
const MOST_NETWORKS = 50_000;

/** Counts requests by network. */
export interface RateLimiter {
  /** Counts one request; comes back with 0, or with the milliseconds until the next one would be taken. */
  take(network: string, now: Date): Promise<number>;
}

/** Both in milliseconds: until when a network's allowance is used up now, and how long it has to wait. */
export interface RateStep {
  usedUntil: number;
  wait: number;
}

/**
 * One step of the count. A network may send `perHour` requests at once; each is paid back after an hour's
 * `perHour`th part. All that is kept is the time at which everything will be paid back.
 * @param usedUntil what the last step left; undefined for a network not seen before.
 */
export function stepRate(usedUntil: number | undefined, now: number, perHour: number): RateStep {
  // A clock that was set back leaves times far ahead: nobody waits for those.
  const before = Math.min(Math.max(usedUntil ?? 0, now), now + RATE_WINDOW);
  const after = before + costOf(perHour);
  const wait = Math.max(0, after - now - RATE_WINDOW);
  return wait > 0 ? { usedUntil: before, wait } : { usedUntil: after, wait };
}

/** Milliseconds after which one request is paid back; whole ones, so that no count hangs on a rounding. */
export function costOf(perHour: number): number {
  return Math.floor(RATE_WINDOW / perHour);
}

/** Counts in this process: right while it is the only one. A start forgets what was counted. */
export function createMemoryRateLimiter(perHour: number, mostNetworks = MOST_NETWORKS): RateLimiter {
  const used = new Map<string, number>();
  return {
    take(network, now) {
      const { usedUntil, wait } = stepRate(used.get(network), now.getTime(), perHour);
      // Put at the end again, so that the first one is the one not heard of for the longest time.
      used.delete(network);
      used.set(network, usedUntil);
      if (used.size > mostNetworks) forget(used, now.getTime());
      return Promise.resolve(wait);
    },
  };
}

/** Makes room, first of all from networks that have paid everything back. */
function forget(used: Map<string, number>, now: number): void {
  const size = used.size;
  for (const [network, usedUntil] of used) if (usedUntil <= now) used.delete(network);
  if (used.size < size) return;
  const [oldest] = used.keys();
  if (oldest !== undefined) used.delete(oldest);
}
