import { join } from "node:path";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { alteredInWords, findAltered } from "../store/check-content.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/**
 * Reads all of a store beside the server's own work: SQLite's `quick_check`, and the sums with which messages and files
 * came in.
 * @returns what is damaged, in SQLite's words or by its reference; undefined if nothing is.
 * @throws when it can't be opened.
 */
export async function findDamage(
  { engine, database }: Pick<OpenDatabase, "engine" | "database">,
  dataDir: string,
): Promise<string | undefined> {
  const found = engine === "sqlite" ? await quickCheck(join(dataDir, STORE_FILE)) : "ok";
  if (found !== "ok") return found;
  const altered = await findAltered(database);
  return altered.length === 0 ? undefined : `not as it came in: ${alteredInWords(altered)}`;
}

async function quickCheck(file: string): Promise<string> {
  // A thread of its own: a large store takes seconds, in which no message could be taken.
  const worker = new Worker(new URL("../store/sqlite/quick-check-worker.ts", import.meta.url), {
    workerData: file,
  });
  const [found]: unknown[] = await once(worker, "message");
  return String(found);
}
