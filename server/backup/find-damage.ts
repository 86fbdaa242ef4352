import { join } from "node:path";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { STORE_FILE } from "../store/store-file.ts";

/**
 * Reads all of a SQLite store beside the server's own work (`quick_check`).
 * @returns what is damaged, in SQLite's words; undefined if nothing is.
 * @throws when it can't be opened.
 */
export async function findDamage(dataDir: string): Promise<string | undefined> {
  // A thread of its own: a large store takes seconds, in which no message could be taken.
  const worker = new Worker(new URL("./quick-check-worker.ts", import.meta.url), {
    workerData: join(dataDir, STORE_FILE),
  });
  const [found]: unknown[] = await once(worker, "message");
  return found === "ok" ? undefined : String(found);
}
