import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type StoreRetention, shareErasures } from "../erasures/note-erasure.ts";
import { openExistingStore } from "../store/open-existing-store.ts";
import type { DatabasePlace } from "../store/open-database.ts";
import { removeDead } from "../store/sqlite/work-folder.ts";
import { backupName, writeBackup } from "./backup-file.ts";

/** The store, and the folder of its backups. */
export type HourlyPlace = DatabasePlace & StoreRetention & { folder: string };

/** Makes an hourly backup in a separate thread: in this one no message could be answered meanwhile. */
export async function backUpInThread(place: HourlyPlace, now: Date): Promise<void> {
  const worker = new Worker(new URL("./hourly-backup-worker.ts", import.meta.url), {
    workerData: { place, now: now.getTime() },
  });
  // Rejects with what the thread throws.
  await once(worker, "exit");
}

/** Writes a backup into the folder, in the place of the hourly one before. */
export async function writeHourlyBackup(place: HourlyPlace, now: Date): Promise<void> {
  const { folder } = place;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeDead(folder);
  const name = backupName("hourly", now);
  const store = await openExistingStore(place, { isReadOnly: true });
  if (store === undefined) throw new Error("there is no store");
  try {
    await writeBackup(store, join(folder, name));
    shareErasures(place, folder, now);
  } finally {
    await store.close();
  }
  // Only one is kept besides those of the nights: it has all that the ones before had.
  for (const each of readdirSync(folder)) {
    if (/^hourly-[\dT-]+\.sqlite$/.test(each) && each < name) rmSync(join(folder, each));
  }
}
