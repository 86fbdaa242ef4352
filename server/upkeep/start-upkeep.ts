import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../report/log.ts";

/** A repeated job. */
export interface Task {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /** Milliseconds until the first run; 0 by default. */
  delay?: number;
  run: () => Promise<void>;
}

/**
 * Runs each task repeatedly until the returned function is called. That function waits for running tasks, at most
 * `patience` milliseconds.
 */
export function startUpkeep(tasks: Task[], log: Log): (patience: number) => Promise<void> {
  const end = new AbortController();
  const wait = (ms: number) => sleep(ms, undefined, { signal: end.signal }).catch(() => undefined);
  const ended = tasks.map(async ({ name, every, delay = 0, run }) => {
    await wait(delay);
    while (!end.signal.aborted) {
      try {
        await run();
      } catch (error) {
        log.error({ event: "upkeep.failed", task: name, cause: String(error) });
      }
      await wait(every);
    }
  });
  return async (patience) => {
    end.abort();
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, patience);
    await Promise.race([Promise.all(ended), limit.promise]);
    clearTimeout(timer);
  };
}
