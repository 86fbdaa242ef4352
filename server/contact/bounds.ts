import type { StoreLoad } from "../store/store-load.ts";

/** The dependencies of counting. */
export interface BoundsOptions {
  /** Counts what the store holds. Called at most every ten seconds. */
  measure: () => Promise<StoreLoad>;
  clock: () => Date;
  limits: { maxStored: number; maxUnsent: number };
}

/** Room in the store that is reserved for one message. */
export interface Reservation {
  /** Ends the reservation; to be called once. A message that was not stored frees its room. */
  settle(isStored: boolean): void;
}

/** Guards the limits of the store. */
export interface Bounds {
  /** Reserves room for a message, or returns the limit that it would exceed. Throws when the store fails. */
  take(): Promise<Reservation | keyof StoreLoad>;
}

/** Milliseconds for which a count is used. A count reads the whole table, which is too slow for each message. */
const COUNT_LIFETIME = 10_000;

/** Creates the guard. Several servers on one database may exceed the limits by ten seconds' messages. */
export function createBounds({ measure, clock, limits }: BoundsOptions): Bounds {
  let measured = { at: Number.NEGATIVE_INFINITY, load: Promise.resolve({ stored: 0, unsent: 0 }) };
  /** Reservations of messages under way, and messages stored since the count. */
  let pending = 0;
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
        const more = pending + storedSince + 1;
        if (stored + more > limits.maxStored) return "stored";
        if (unsent + more > limits.maxUnsent) return "unsent";
      } catch (error) {
        if (measured === current) measured = { ...current, at: Number.NEGATIVE_INFINITY };
        throw error;
      }
      pending += 1;
      return {
        settle(isStored) {
          pending -= 1;
          if (isStored) storedSince += 1;
        },
      };
    },
  };
}
