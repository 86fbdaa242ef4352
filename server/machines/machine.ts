import { Worker } from "node:worker_threads";
import { MCP_LIMITS, type MachineCall } from "#contract/machines/machines.ts";

/** Milliseconds without a question after which the thread ends. */
const IDLE = 60_000;
/** MB of memory that the thread may take. */
const MOST_MEMORY = 512;

interface Reply {
  number: number;
  answer?: unknown;
  fault?: string;
}

/**
 * Asks a build's search in a thread of its own, begun with the first question: a long one must not hold up messages.
 * The thread ends when it is idle, takes too long or fails; the next question begins another.
 */
export function createMachine(
  distDir: string,
  site: string,
  wait = MCP_LIMITS.wait,
): { ask: (call: MachineCall) => Promise<unknown>; stop: () => Promise<void> } {
  let worker: Worker | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  function end(reason: string): Promise<void> {
    const ended = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    return ended ? ended.terminate().then(() => undefined) : Promise.resolve();
  }

  function begin(): Worker {
    const begun = new Worker(new URL("./machine-worker.ts", import.meta.url), {
      workerData: { distDir, site },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    begun.unref();
    begun.on("message", ({ number, answer, fault }: Reply) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (fault === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(fault));
    });
    begun.on("error", (error) => void (begun === worker && end(String(error))));
    begun.on("exit", () => void (begun === worker && end("the thread ended")));
    return begun;
  }

  function ask(call: MachineCall): Promise<unknown> {
    worker ??= begin();
    clearTimeout(idle);
    idle = setTimeout(() => void (waiting.size === 0 && end("idle")), IDLE).unref();
    const number = (last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => void end("the answer took too long"), wait);
    waiting.set(number, { resolve, reject });
    worker.postMessage({ number, call });
    return promise.finally(() => clearTimeout(timer));
  }

  return { ask, stop: () => end("stopped") };
}
