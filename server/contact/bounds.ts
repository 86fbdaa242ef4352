import type { StoreLoad } from "../store/store-load.ts";

/** What bounds are counted with. */
export interface BoundsOptions {
  /** Counts what the store holds. Called at most every ten seconds. */
  measure: () => Promise<StoreLoad>;
  clock: () => Date;
  limits: { maxStored: number; maxUnsent: number };
}

/** A place in the store for one message. */
export interface Place {
  /** Says what became of the message; to be called once. One that was not stored takes no place. */
  settle(isStored: boolean): void;
}

/** Tells when the store is full. */
export interface Bounds {
  /** Takes a place for one more message, or tells which limit it would exceed. Throws when the store does. */
  take(): Promise<Place | keyof StoreLoad>;
}

/** How long a count is used. Counting reads the whole table: too slow for each message. Milliseconds. */
const COUNT_LIFETIME = 10_000;

/**
 * Watches the limits of the store. Several servers on one database may exceed them by the messages of ten seconds.
 */
export function createBounds({ measure, clock, limits }: BoundsOptions): Bounds {
  let measured = { at: Number.NEGATIVE_INFINITY, load: Promise.resolve({ stored: 0, unsent: 0 }) };
  /** Places taken by messages on their way, and by those stored since the count. */
  let onTheirWay = 0;
  let storedSince = 0;
  return {
    async take() {
      const now = clock().getTime();
      if (Math.abs(now - measured.at) >= COUNT_LIFETIME) {
        measured = { at: now, load: measure() };
        storedSince = 0;
      }
      const current = measured;
      try {
        const { stored, unsent } = await current.load;
        const more = onTheirWay + storedSince + 1;
        if (stored + more > limits.maxStored) return "stored";
        if (unsent + more > limits.maxUnsent) return "unsent";
      } catch (error) {
        if (measured === current) measured = { ...current, at: Number.NEGATIVE_INFINITY };
        throw error;
      }
      onTheirWay += 1;
      return {
        settle(isStored) {
          onTheirWay -= 1;
          if (isStored) storedSince += 1;
        },
      };
    },
  };
}
