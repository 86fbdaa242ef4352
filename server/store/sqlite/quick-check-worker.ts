import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 10_000 });
let found: unknown;
try {
  found = database.prepare("pragma quick_check(1)").get()?.["quick_check"];
} catch (error) {
  // A page that can't be read at all is damage too.
  found = error instanceof Error ? error.message : String(error);
} finally {
  database.close();
}
parentPort?.postMessage(found);
