import type { StoreLoad } from "../store/store-load.ts";

/** What bounds are counted with. */
export interface BoundsOptions {
  /** Counts the store; asked at most every ten seconds. */
  measure: () => Promise<StoreLoad>;
  clock: () => Date;
  limits: { maxStored: number; maxUnsent: number };
}

/** Tells when the store is full. */
export interface Bounds {
  /** The bound that one more message would break, which is none as a rule. Throws when the store does. */
  broken(): Promise<keyof StoreLoad | undefined>;
}

/** Counting reads the whole table, so that it isn't done for each message. Milliseconds. */
const TRUST = 10_000;

/** Watches the bounds of the store. Several servers on one database may overshoot by what ten seconds bring. */
export function createBounds({ measure, clock, limits }: BoundsOptions): Bounds {
  let measured = { at: Number.NEGATIVE_INFINITY, load: Promise.resolve({ stored: 0, unsent: 0 }) };
  let since = 0;
  return {
    async broken() {
      const now = clock().getTime();
      if (Math.abs(now - measured.at) >= TRUST) {
        measured = { at: now, load: measure() };
        since = 0;
      }
      const current = measured;
      try {
        const { stored, unsent } = await current.load;
        // Each one let through counts at once, stored or not, until the next counting knows better.
        since += 1;
        if (stored + since > limits.maxStored) return "stored";
        if (unsent + since > limits.maxUnsent) return "unsent";
        return undefined;
      } catch (error) {
        if (measured === current) measured = { ...current, at: Number.NEGATIVE_INFINITY };
        throw error;
      }
    },
  };
}
