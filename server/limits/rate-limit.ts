import type { Network } from "./client-network.ts";

/** Milliseconds that a limit covers. */
export const RATE_WINDOW = 3_600_000;

/** Networks held in memory at once: a few megabytes. */
const MAX_NETWORKS = 50_000;

/** Counts requests by network. */
export interface RateLimiter {
  /**
   * Counts one request, or `amount` of them; a negative amount gives them back. Resolves to 0, or to the milliseconds
   * until they would be accepted. A network of many addresses has a limit `times` as high.
   */
  take(network: string, now: Date, amount?: number, times?: number): Promise<number>;
}

/** A network's state after a request. */
export interface RateStep {
  /** When its whole allowance is available again. Milliseconds since 1970. */
  usedUntil: number;
  /** Milliseconds that it has to wait. */
  wait: number;
}

/**
 * One step of the generic cell rate algorithm (GCRA). A network may send `perHour` requests at once. One becomes
 * available again every hour divided by `perHour`. The only state is the time when all are available again.
 * @param usedUntil result of the last step; undefined for a network not seen before.
 */
export function stepRate(usedUntil: number | undefined, now: number, perHour: number, amount = 1): RateStep {
  // After a clock was set back, stored times may lie far ahead; nobody has to wait for those.
  const before = Math.min(Math.max(usedUntil ?? 0, now), now + RATE_WINDOW);
  const after = before + amount * requestInterval(perHour);
  const wait = Math.max(0, after - now - RATE_WINDOW);
  return wait > 0 ? { usedUntil: before, wait } : { usedUntil: after, wait };
}

/** Milliseconds until one request is available again; whole, so that rounding never changes a result. */
export function requestInterval(perHour: number): number {
  return Math.floor(RATE_WINDOW / perHour);
}

/** Counts in memory, for a single server process. A restart loses the counts. */
export function createMemoryRateLimiter(perHour: number, maxNetworks = MAX_NETWORKS): RateLimiter {
  const used = new Map<string, number>();
  return {
    take(network, now, amount, times = 1) {
      const { usedUntil, wait } = stepRate(used.get(network), now.getTime(), perHour * times, amount);
      // Moved to the end: the first entry is the least recently used one.
      used.delete(network);
      used.set(network, usedUntil);
      if (used.size > maxNetworks) evict(used, now.getTime());
      return Promise.resolve(wait);
    },
  };
}

/** Counts in all of these networks, or in none if one of them has to wait. @param scope keeps separate counts apart. */
export async function takeEach(
  limiter: RateLimiter,
  networks: readonly Network[],
  { now, scope = "", amount = 1 }: { now: Date; scope?: string; amount?: number },
): Promise<number> {
  const count = ({ name, times }: Network, more: number) => limiter.take(`${scope}${name}`, now, more, times);
  for (const [index, network] of networks.entries()) {
    const wait = await count(network, amount);
    if (wait === 0) continue;
    for (const counted of networks.slice(0, index)) await count(counted, -amount);
    return wait;
  }
  return 0;
}

/** Makes room: drops networks with a full allowance; if there are none, the least recently used one. */
function evict(used: Map<string, number>, now: number): void {
  const size = used.size;
  for (const [network, usedUntil] of used) if (usedUntil <= now) used.delete(network);
  if (used.size < size) return;
  const [oldest] = used.keys();
  if (oldest !== undefined) used.delete(oldest);
}
