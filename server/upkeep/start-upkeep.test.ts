import { expect, test } from "vitest";
import { createLog } from "../report/log.ts";
import { startUpkeep } from "./start-upkeep.ts";

/** Starts one task; once it is running, returns a function that stops it. */
async function startTask(work: Promise<void>): Promise<(patience: number) => Promise<void>> {
  const isInHand = Promise.withResolvers<void>();
  const run = () => {
    isInHand.resolve();
    return work;
  };
  const stop = startUpkeep([{ name: "task", every: 1_000, run }], createLog({ write: () => undefined }));
  await isInHand.promise;
  return stop;
}

test("a stop lets the task in hand finish", async () => {
  const done: string[] = [];
  const task = Promise.withResolvers<void>();
  const stop = await startTask(task.promise.then(() => void done.push("task")));
  const stopped = stop(60_000).then(() => done.push("stop"));
  task.resolve();
  await stopped;
  expect(done).toEqual(["task", "stop"]);
});

test("a stop is not held up for longer than its patience, as by an alarm whose receiver hangs", async () => {
  const stop = await startTask(new Promise(() => undefined));
  await expect(stop(0)).resolves.toBeUndefined();
});
