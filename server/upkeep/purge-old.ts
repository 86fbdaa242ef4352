import { deleteMessages } from "../store/delete-messages.ts";
import { dropOldReports } from "../store/reports.ts";
import { dropLeftovers } from "../store/files/drop-files.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

const DAY = 24 * 3_600_000;

/** Days for which notices to the owner are kept as a record. */
const NOTICE_DAYS = 30;

/** Rows deleted at a time, so that messages can be stored in between. */
const BATCH_SIZE = 500;

/**
 * Deletes for good: messages older than `retentionDays` with the records of their mails, files that no message claims,
 * old notices and old reports of browsers.
 * @returns how many messages.
 */
export async function purgeOld(
  { database, eraseDeleted }: Pick<OpenDatabase, "database" | "eraseDeleted">,
  { now, retentionDays }: { now: Date; retentionDays: number },
): Promise<number> {
  const cutOff = new Date(now.getTime() - retentionDays * DAY).toISOString();
  let purged = 0;
  let gone: number;
  do {
    const old = await database
      .selectFrom("messages")
      .select("key")
      .where("received_at", "<", cutOff)
      .limit(BATCH_SIZE)
      .execute();
    const keys = old.map(({ key }) => key);
    gone = keys.length > 0 ? await deleteMessages(database, keys, { receivedBefore: cutOff }) : 0;
    purged += gone;
  } while (gone > 0);
  await dropLeftovers(database, now);
  await dropOldReports(database, now);
  await database
    .deleteFrom("outbox")
    .where("message_key", "is", null)
    .where("created_at", "<", new Date(now.getTime() - NOTICE_DAYS * DAY).toISOString())
    .execute();
  // Even if nothing was deleted now: last time another program may have blocked it.
  await eraseDeleted();
  return purged;
}
