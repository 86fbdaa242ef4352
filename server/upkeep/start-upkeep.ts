import type { Log } from "../report/log.ts";
import { type Time, systemTime } from "../report/time.ts";

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
export function startUpkeep(
  tasks: Task[],
  log: Log,
  { wait: waitFor }: Pick<Time, "wait"> = systemTime,
): (patience: number) => Promise<void> {
  const end = new AbortController();
  const wait = (ms: number) => waitFor(ms, end.signal);
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
    const inTime = new AbortController();
    await Promise.race([Promise.all(ended), waitFor(patience, inTime.signal)]);
    inTime.abort();
  };
}
