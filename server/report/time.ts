import { setTimeout as sleep } from "node:timers/promises";

/** The passing of time, as the server's parts see it. A simulation brings its own. */
export interface Time {
  /** The time of day, which may be set forth and back. */
  now: () => Date;
  /** Milliseconds since some moment; never runs backwards. */
  elapsed: () => number;
  /** Waits `ms` milliseconds or until the signal is aborted; doesn't wait if it already is. Never throws. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** This machine's. */
export const systemTime: Time = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
};
