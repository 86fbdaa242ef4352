import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { PROJECT_ROOT } from "#server/settings/env.ts";
import type { Change } from "./workspace.ts";

/** A content folder, and what shall be changed in it. */
export interface ToJudge {
  folder: string;
  changes: readonly Pick<Change, "path" | "content">[];
}

interface Verdict {
  id: number;
  faults?: readonly ContentFault[];
  failed?: string;
}

/** Milliseconds without work after which the thread ends: its memory is the build's. */
const IDLE = 10 * 60_000;

/**
 * Holds content against the rules of the build, in a thread that stays for a while: reading the build's code takes longer
 * than judging.
 */
export function createJudge(): (asked: ToJudge) => Promise<readonly ContentFault[]> {
  let thread: Thread | undefined;
  let last = 0;
  const newThread = (): Thread => {
    // An ended one may say so twice, the second time when another has begun.
    const mine = startThread(() => {
      if (thread === mine) thread = undefined;
    });
    return mine;
  };
  return (asked) => {
    thread ??= newThread();
    last += 1;
    return thread(last, asked);
  };
}

type Thread = (id: number, asked: ToJudge) => Promise<readonly ContentFault[]>;

/** @param onEnd called as soon as it takes nothing more. */
function startThread(onEnd: () => void): Thread {
  const waiting = new Map<number, PromiseWithResolvers<readonly ContentFault[]>>();
  let idle: NodeJS.Timeout | undefined;
  // From its source, as the build is: the desk's bundle has none of it.
  const worker = new Worker(join(PROJECT_ROOT, "desk/content/judge-worker.ts"), {
    workerData: join(PROJECT_ROOT, ".build/own-pictures"),
  });
  worker.on("message", ({ id, faults, failed }: Verdict) => {
    if (faults === undefined) waiting.get(id)?.reject(new Error(failed));
    else waiting.get(id)?.resolve(faults);
    waiting.delete(id);
    if (waiting.size > 0) return;
    worker.unref();
    idle = setTimeout(() => {
      onEnd();
      void worker.terminate();
    }, IDLE).unref();
  });
  const end = (error: Error) => {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The judging thread ended.")));
  return (id, asked) => {
    clearTimeout(idle);
    worker.ref();
    const verdict = Promise.withResolvers<readonly ContentFault[]>();
    waiting.set(id, verdict);
    worker.postMessage({ id, ...asked });
    return verdict.promise;
  };
}
