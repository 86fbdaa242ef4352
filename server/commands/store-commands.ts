import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Settings } from "#contract/settings.ts";
import { BackupError, backupName, writeBackup } from "../backup/backup-file.ts";
import { type StoreSums, copyStore } from "../backup/copy-store.ts";
import { drillBackup } from "../backup/drill-backup.ts";
import { recordDrill } from "../backup/drill-record.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { removeDead } from "../store/sqlite/work-folder.ts";
import { type StoreRetention, shareErasures } from "../erasures/note-erasure.ts";
import { lockFolder } from "../store/sqlite/lock-folder.ts";
import { ASIDE_DAYS } from "../store/sqlite/put-aside.ts";
import { hasStore, openExistingStore } from "../store/open-existing-store.ts";
import { openDatabase } from "../store/open-database.ts";
import { reasonOf } from "../store/database/store-error.ts";
import { setMark } from "../store/marks.ts";
import { countLoad } from "../store/store-load.ts";
import type { RaiseAlarm } from "../upkeep/raise-alarm.ts";
import { tellOnce } from "../upkeep/tell-once.ts";
import { CommandError } from "./command-error.ts";

/** Where the store is. */
type StorePlace = Pick<Settings, "dataDir" | "databaseUrl">;

/** Where the store is, and how long it keeps messages. */
type PlaceAndRetention = StorePlace & StoreRetention;

/** Writes a backup, even of a store on a read-only disk; returns what to print. */
export async function backUp(place: PlaceAndRetention, file: string, now: Date): Promise<string> {
  const text = await write(place, file, now);
  await noteBackup(place, now);
  return text;
}

/** Lets the server know that messages until now are in a backup, where the store can be written. */
async function noteBackup(place: StorePlace, now: Date): Promise<void> {
  // The backup itself was written: whatever fails here only leaves the alarm on.
  const store = await openExistingStore(place).catch(() => undefined);
  if (store === undefined) return;
  await setMark(store.database, "backed up", now).catch(() => undefined);
  await store.close();
}

async function write(place: PlaceAndRetention, file: string, now: Date): Promise<string> {
  const store = await openExistingStore(place, { isReadOnly: true });
  if (store === undefined)
    throw new CommandError("There is no store in DATA_DIR, so there is no backup of it.");
  try {
    const sums = await writeBackup(store, file);
    const unwritten = shareErasures(place, resolve(dirname(file)), now);
    // The backup itself was written.
    const unshared =
      unwritten.length === 0
        ? ""
        : `What is erased from now on can't be noted beside it: ${unwritten.join(", ")} can't be written.\n`;
    return `Written to ${file}: ${countsInWords(sums)}.\n${unshared}`;
  } catch (error) {
    throw new CommandError(`"${file}" can't be written (${reasonOf(error)}).${otherDisk(error)}`, {
      cause: error,
    });
  } finally {
    await store.close();
  }
}

/** Advice for when the backup's folder can't be written. */
function otherDisk(error: unknown): string {
  const isRefused =
    error instanceof Error && "code" in error && ["EROFS", "EACCES"].includes(String(error.code));
  return isRefused ? " Name a file on a disk that can be written." : "";
}

/** Replaces the store with a backup. */
export async function restore(
  place: StorePlace,
  { file, isConfirmed }: { file: string; isConfirmed: boolean },
  now: Date,
): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`There is no file "${file}".`);
  if (place.databaseUrl === undefined && hasStore(place.dataDir) && !isConfirmed) {
    return "There is a store already. With --yes it is put aside, and the backup takes its place.\n";
  }
  const { sums, before, erased } = await restoreBackup(place, file, now);
  const aside =
    before === undefined
      ? ""
      : `The store as it was is in ${before}; delete it when it is needed no more, the server does so after ${ASIDE_DAYS} days.\n`;
  const again =
    erased === 0 ? "" : `${erased} messages that were erased since the backup were erased again.\n`;
  return `Restored: ${countsInWords(sums)}. Mails still owed go out, perhaps for a second time.\n${again}${aside}`;
}

/** Copies the SQLite store of DATA_DIR into the PostgreSQL of DATABASE_URL. */
export async function moveToPostgres({ dataDir, databaseUrl }: StorePlace): Promise<string> {
  if (databaseUrl === undefined) throw new CommandError("Set DATABASE_URL to the database to move to.");
  if (!hasStore(dataDir)) throw new CommandError("There is no store in DATA_DIR to move.");
  const unlock = lockFolder(dataDir);
  try {
    const source = await openDatabase({ dataDir });
    const target = await openDatabase({ dataDir, databaseUrl }).catch(async (error: unknown) => {
      await source.close();
      throw error;
    });
    try {
      const { stored } = await countLoad(target.database);
      if (stored > 0)
        throw new CommandError(`The database holds ${stored} messages: move into an empty one.`);
      const sums = await copyStore(source, target);
      return (
        `Moved ${countsInWords(sums)}; counts and sums agree:\n` +
        `  messages ${sums.messages.sha256}\n  mails    ${sums.outbox.sha256}\n` +
        `  files    ${sums.attachments.sha256}\n  links    ${sums.links.sha256}\n` +
        "The store in DATA_DIR is as it was: a server without DATABASE_URL would send its mails again.\n"
      );
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  } finally {
    unlock();
  }
}

/** Restores a backup beside the store and compares the two; a failure also raises the alarm. */
export async function runDrill(
  place: StorePlace,
  file: string,
  raise: RaiseAlarm,
  now: Date,
): Promise<string> {
  return withRecord(place, raise, now, async () => {
    if (!existsSync(file)) throw new CommandError(`There is no file "${file}".`);
    return `Restored beside the store and compared: ${countsInWords(await drillBackup(file, place))}.\n`;
  });
}

/** Makes tonight's backup in `folder`, tests it, and deletes backups older than `keepDays`. */
export async function runNightly(
  place: PlaceAndRetention,
  { folder, keepDays }: { folder: string; keepDays: number },
  raise: RaiseAlarm,
  now: Date,
): Promise<string> {
  return withRecord(place, raise, now, async () => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new CommandError(`"${folder}" can't be used as a folder (${reasonOf(error)}).`, { cause: error });
    }
    removeDead(folder);
    const file = join(folder, backupName("messages", now));
    const written = await write(place, file, now);
    const sums = await drillBackup(file, place);
    await noteBackup(place, now);
    // Only after the new backup has been tested.
    const tooOld = readdirSync(folder)
      .filter((name) => /^(?:messages|hourly)-[\dT-]+\.sqlite$/.test(name))
      .map((name) => join(folder, name))
      .filter((each) => now.getTime() - statSync(each).mtimeMs > keepDays * 86_400_000);
    for (const each of tooOld) rmSync(each);
    return `${written}Restored beside the store and compared: ${countsInWords(sums)}.\n${tooOld.length} old backups deleted.\n`;
  });
}

/**
 * Records the result of a drill. The owner gets one alarm when drills start to fail, and one when a drill passes again.
 */
async function withRecord(
  place: StorePlace,
  raise: RaiseAlarm,
  now: Date,
  run: () => Promise<string>,
): Promise<string> {
  const raiseDrillAlarm = async (isOn: boolean, reason: string) => {
    const text = isOn ? `No backup to rely on: ${reason}` : "The backup was made and restored again.";
    await raise({ name: "drill-failed", state: isOn ? "began" : "ended", text });
  };
  const record = async (hasPassed: boolean, reason: string) => {
    const store = await openExistingStore(place);
    if (store === undefined) return raiseDrillAlarm(true, "there is no store");
    try {
      await recordDrill(store.database, hasPassed, now);
      await tellOnce(store.database, { name: "drill-failed", isOn: !hasPassed, now }, () =>
        // What nobody heard, a running server tells again.
        raiseDrillAlarm(!hasPassed, reason).then(
          () => true,
          () => false,
        ),
      );
    } finally {
      await store.close();
    }
  };
  let text: string;
  try {
    text = await run();
  } catch (error) {
    // A store that can't be opened can't record the failure either.
    await record(false, reasonOf(error)).catch(() => raiseDrillAlarm(true, reasonOf(error)));
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error;
  }
  // No alarm: there is a backup to rely on.
  await record(true, "").catch((error: unknown) => {
    throw new CommandError(`${text}But that can't be recorded in the store: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  return text;
}

function countsInWords({ messages, outbox, attachments }: StoreSums): string {
  return `${messages.rows} messages, ${outbox.rows} records of mails, ${attachments.rows} files`;
}
