import type { Network } from "./client-network.ts";

/** Milliseconds over which a limit is counted. */
export const RATE_WINDOW = 3_600_000;

/** Networks that are kept in memory at once: a few megabytes. */
const MAX_NETWORKS = 50_000;

/** Counts requests by network. */
export interface RateLimiter {
  /**
   * Counts one request, or as many as `amount` says; fewer than none gives them back. Resolves to 0, or to the
   * milliseconds until that many would be accepted. A network of many addresses has the limit so many `times`.
   */
  take(network: string, now: Date, amount?: number, times?: number): Promise<number>;
}

/** The state of a network after a request. */
export interface RateStep {
  /** When its whole allowance is available again. Milliseconds since 1970. */
  usedUntil: number;
  /** How long it has to wait. Milliseconds. */
  wait: number;
}

/**
 * One step of the generic cell rate algorithm (GCRA). A network may send `perHour` requests at once. Each is
 * available again after an hour divided by `perHour`. One time is kept: when all of them are available again.
 * @param usedUntil the result of the last step; undefined for a network not seen before.
 */
export function stepRate(usedUntil: number | undefined, now: number, perHour: number, amount = 1): RateStep {
  // After a clock was set back, stored times lie far ahead. Nobody waits for those.
  const before = Math.min(Math.max(usedUntil ?? 0, now), now + RATE_WINDOW);
  const after = before + amount * costOf(perHour);
  const wait = Math.max(0, after - now - RATE_WINDOW);
  return wait > 0 ? { usedUntil: before, wait } : { usedUntil: after, wait };
}

/** Milliseconds after which one request is available again. Whole ones, so that rounding changes no result. */
export function costOf(perHour: number): number {
  return Math.floor(RATE_WINDOW / perHour);
}

/** Counts in memory: for a single server process. The counts are lost at a restart. */
export function createMemoryRateLimiter(perHour: number, maxNetworks = MAX_NETWORKS): RateLimiter {
  const used = new Map<string, number>();
  return {
    take(network, now, amount, times = 1) {
      const { usedUntil, wait } = stepRate(used.get(network), now.getTime(), perHour * times, amount);
      // Moved to the end, so that the first entry is the least recently used.
      used.delete(network);
      used.set(network, usedUntil);
      if (used.size > maxNetworks) evict(used, now.getTime());
      return Promise.resolve(wait);
    },
  };
}

/** Counts in each of these networks, or, where one of them has to wait, in none. @param what tells counts apart. */
export async function takeEach(
  limiter: RateLimiter,
  networks: readonly Network[],
  { now, what = "", amount = 1 }: { now: Date; what?: string; amount?: number },
): Promise<number> {
  const count = ({ name, times }: Network, more: number) => limiter.take(`${what}${name}`, now, more, times);
  for (const [index, network] of networks.entries()) {
    const wait = await count(network, amount);
    if (wait === 0) continue;
    for (const counted of networks.slice(0, index)) await count(counted, -amount);
    return wait;
  }
  return 0;
}

/** Makes room: drops the networks with a full allowance, or else the least recently used one. */
function evict(used: Map<string, number>, now: number): void {
  const size = used.size;
  for (const [network, usedUntil] of used) if (usedUntil <= now) used.delete(network);
  if (used.size < size) return;
  const [oldest] = used.keys();
  if (oldest !== undefined) used.delete(oldest);
}
