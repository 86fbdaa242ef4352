import type { StoreLoad } from "../store/store-load.ts";

/** What bounds are counted with. */
export interface BoundsOptions {
  /** Counts what the store holds. Called at most every ten seconds. */
  measure: () => Promise<StoreLoad>;
  clock: () => Date;
  limits: { maxStored: number; maxUnsent: number };
}

/** Tells when the store is full. */
export interface Bounds {
  /** The limit that one more message would exceed, or undefined. Throws when the store does. */
  exceeded(): Promise<keyof StoreLoad | undefined>;
}

/** How long a count is used. Counting reads the whole table: too slow for each message. Milliseconds. */
const COUNT_LIFETIME = 10_000;

/**
 * Watches the limits of the store. Several servers on one database may exceed them by the messages of ten seconds.
 */
export function createBounds({ measure, clock, limits }: BoundsOptions): Bounds {
  let measured = { at: Number.NEGATIVE_INFINITY, load: Promise.resolve({ stored: 0, unsent: 0 }) };
  let admitted = 0;
  return {
    async exceeded() {
      const now = clock().getTime();
      if (Math.abs(now - measured.at) >= COUNT_LIFETIME) {
        measured = { at: now, load: measure() };
        admitted = 0;
      }
      const current = measured;
      try {
        const { stored, unsent } = await current.load;
        // Each admitted message counts until the next count, whether it was stored or not.
        admitted += 1;
        if (stored + admitted > limits.maxStored) return "stored";
        if (unsent + admitted > limits.maxUnsent) return "unsent";
        return undefined;
      } catch (error) {
        if (measured === current) measured = { ...current, at: Number.NEGATIVE_INFINITY };
        throw error;
      }
    },
  };
}
