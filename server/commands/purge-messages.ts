import { type Kysely, sql } from "kysely";
import { dropFilesOf } from "../store/files/drop-files.ts";
import { eraseDeleted } from "../store/erase-deleted.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import type { StoreTables } from "../store/store-tables.ts";
import { CommandError } from "./command-error.ts";
import { findOrFail } from "./listed-messages.ts";

/** Which messages to delete: those named, or those to which everything said applies. */
export type PurgeChoice = { references: string[] } | PurgeFilter;

/** At least one of these is given. */
export interface PurgeFilter {
  /** Of this sender; capital letters don't matter. */
  email?: string | undefined;
  olderThanDays?: number | undefined;
  /** Only those that look like advertisements. */
  flagged?: boolean | undefined;
  /** The first and the last day, as India has it, such as `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
}

const DAY = 24 * 3_600_000;

/** Rows deleted at a time, so that messages can be stored in between. */
const BATCH_SIZE = 500;

/**
 * Counts the messages chosen, or deletes them for good where that `isMeant`, with their files and what is known of their mails.
 * @returns what to print.
 * @throws CommandError
 */
export async function purgeMessages(
  store: OpenStore | undefined,
  command: { isMeant: boolean } & PurgeChoice,
  now: Date,
): Promise<string> {
  // Not "0 deleted": with a wrong DATA_DIR a visitor's request would look done.
  if (store === undefined) {
    throw new CommandError("There is no store in DATA_DIR, so nothing was deleted. Is DATA_DIR right?");
  }
  const { database } = store;
  const keys =
    "references" in command
      ? (await findOrFail(store, command.references)).map((row) => row.key)
      : await chosenKeys(database, command, now);
  if (!command.isMeant) return `${keys.length} messages would be deleted for good. Add --yes to do so.\n`;
  let deleted = 0;
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const batch = keys.slice(start, start + BATCH_SIZE);
    await dropFilesOf(database, batch);
    const { numDeletedRows } = await database
      .deleteFrom("messages")
      .where("key", "in", batch)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  if (!(await eraseDeleted(store))) {
    throw new CommandError(
      `${deleted} messages deleted, but their words are still in the store's log file, ` +
        "since another program is reading the store. Run the command again.",
    );
  }
  return `${deleted} messages deleted.\n`;
}

async function chosenKeys(
  database: Kysely<StoreTables>,
  { email, olderThanDays, flagged, from, to }: PurgeFilter,
  now: Date,
): Promise<string[]> {
  let query = database.selectFrom("messages").select("key");
  if (email !== undefined) query = query.where(sql<string>`lower(email)`, "=", email.toLowerCase());
  if (olderThanDays !== undefined) {
    query = query.where("received_at", "<", new Date(now.getTime() - olderThanDays * DAY).toISOString());
  }
  if (flagged === true) query = query.where("flag", "is not", null);
  if (from !== undefined) query = query.where("received_at", ">=", startOfDay(from).toISOString());
  if (to !== undefined) {
    query = query.where("received_at", "<", new Date(startOfDay(to).getTime() + DAY).toISOString());
  }
  return (await query.execute()).map(({ key }) => key);
}

/** When a day begins in India. */
function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
