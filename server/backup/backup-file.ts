import { copyFileSync, lstatSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import * as v from "valibot";
import { openDatabase } from "../store/open-database.ts";
import { isFaultOfDisk, reasonOf } from "../store/database/store-error.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { sync } from "../store/database/synced-folder.ts";
import { type StoreSums, copyStore, sumStore } from "./copy-store.ts";
import { makeWorkFolder } from "../store/sqlite/work-folder.ts";

/** A backup can't be read or has changed since it was written; the message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const sumSchema = v.object({ rows: v.number(), sha256: v.string() });
/** Older backups have no sums of tables that came later. */
const sumsSchema = v.objectWithRest({ messages: sumSchema, outbox: sumSchema }, sumSchema);

/**
 * Writes the current content of a store of either kind into a new SQLite file, with its counts and sums. The server may
 * keep running. The file appears only once it is complete.
 * @throws when the file exists or can't be written.
 */
export async function writeBackup(store: OpenDatabase, file: string): Promise<StoreSums> {
  refuseOverwriting(file);
  const work = makeWorkFolder(dirname(file));
  try {
    const copy = await openDatabase({ dataDir: work.path });
    let sums: StoreSums;
    try {
      sums = await copyStore(store, copy);
      await sql`create table backup (made_at text not null, sums text not null) strict`.execute(
        copy.database,
      );
      await sql`insert into backup values (${new Date().toISOString()}, ${JSON.stringify(sums)})`.execute(
        copy.database,
      );
      // Leaves one file instead of a database and its log.
      await sql`pragma journal_mode = delete`.execute(copy.database);
    } finally {
      await copy.close();
    }
    sync(join(work.path, STORE_FILE));
    refuseOverwriting(file);
    renameSync(join(work.path, STORE_FILE), file);
    sync(dirname(file));
    return sums;
  } finally {
    work.remove();
  }
}

/** Name of a backup's file, to the millisecond: two runs within a second are two backups. */
export function backupName(kind: "messages" | "hourly", now: Date): string {
  return `${kind}-${now.toISOString().slice(0, 23).replaceAll(/[:.]/g, "-")}.sqlite`;
}

function refuseOverwriting(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
    throw new Error("EEXIST: a file of this name is there");
}

/**
 * Opens a copy of a backup as a store, in a new folder below `parent` that is removed afterwards, and verifies it: by
 * SQLite's own check, and by the counts and sums written with it. A backup of an older version is migrated.
 * @param work called with the copy; `file` is its database file.
 * @throws BackupError when it is damaged or can't be tried, and whatever `work` throws.
 */
export async function withBackup<T>(
  file: string,
  parent: string,
  work: (copy: { store: OpenDatabase; sums: StoreSums; file: string }) => Promise<T>,
): Promise<T> {
  const folder = makeWorkFolder(parent);
  let store: OpenDatabase | undefined;
  try {
    const copy = join(folder.path, STORE_FILE);
    try {
      copyFileSync(file, copy);
    } catch (error) {
      throw cannotBeTried(file, parent, error);
    }
    const sums = await prove(file, parent, async () => {
      store = await openDatabase({ dataDir: folder.path });
      return store;
    });
    if (store === undefined) throw new BackupError(`The backup "${file}" can't be opened.`);
    return await work({ store, sums, file: copy });
  } finally {
    await store?.close();
    folder.remove();
  }
}

async function prove(file: string, parent: string, open: () => Promise<OpenDatabase>): Promise<StoreSums> {
  try {
    const store = await open();
    if (store.isNew) throw new Error("it is empty");
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(
      store.database,
    );
    if (rows[0]?.integrity_check !== "ok") throw new Error(rows[0]?.integrity_check ?? "no answer");
    const sums = await sumStore(store);
    const written = await writtenSums(store);
    if (written !== undefined && JSON.stringify({ ...sums, ...written }) !== JSON.stringify(sums)) {
      throw new Error(
        `it was written with ${written.messages.rows} messages and holds ${sums.messages.rows}, or others`,
      );
    }
    await sql`drop table if exists backup`.execute(store.database);
    return sums;
  } catch (error) {
    if (isFaultOfDisk(error)) throw cannotBeTried(file, parent, error);
    throw new BackupError(`The backup "${file}" is not whole (${reasonOf(error)}). Take another one.`, {
      cause: error,
    });
  }
}

/** This says nothing about the backup: it may be whole. */
function cannotBeTried(file: string, parent: string, error: unknown): BackupError {
  const advice = "Make room there, or look at its disk; the backup may be whole.";
  return new BackupError(
    `The backup "${file}" can't be tried in "${parent}" (${reasonOf(error)}). ${advice}`,
    {
      cause: error,
    },
  );
}

/** Undefined for a copy that was made without this program. */
async function writtenSums({
  database,
}: OpenDatabase): Promise<v.InferOutput<typeof sumsSchema> | undefined> {
  const tables = await sql`select name from sqlite_master where name = 'backup'`.execute(database);
  if (tables.rows.length === 0) return undefined;
  const { rows } = await sql<{ sums: string }>`select sums from backup`.execute(database);
  return v.parse(sumsSchema, JSON.parse(rows[0]?.sums ?? ""));
}
