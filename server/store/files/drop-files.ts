import type { Kysely } from "kysely";
import type { StoreTables } from "../database/store-tables.ts";

/** A file that no message names is removed after so long. Milliseconds. */
export const UNCLAIMED_FOR = 24 * 3_600_000;

/** Before it is so old no file makes room for another one: its message may still be written. Milliseconds. */
const SPARED_FOR = 15 * 60_000;

/** One that never came in whole: longer than any request may take. Milliseconds. */
const UNFINISHED_FOR = 3_600_000;

/**
 * Removes the files that nobody waits for any more: those no message has named in a day, and those that broke off.
 * @returns how many.
 */
export async function dropLeftovers(database: Kysely<StoreTables>, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const rows = await database
    .selectFrom("attachments")
    .select("id")
    .where("message_key", "is", null)
    .where((each) =>
      each.or([
        each("created_at", "<", before(UNCLAIMED_FOR)),
        each.and([each("sha256", "is", null), each("created_at", "<", before(UNFINISHED_FOR))]),
      ]),
    )
    .execute();
  let dropped = 0;
  for (const { id } of rows) if (await dropIfUnclaimed(database, id)) dropped += 1;
  return dropped;
}

/**
 * Removes files that no message names, the oldest first, until they have freed so many bytes. None younger than a
 * quarter of an hour is removed; the page sends one again that its message misses.
 * @returns the bytes that they counted.
 */
export async function dropUnclaimed(
  database: Kysely<StoreTables>,
  bytes: number,
  now: Date,
): Promise<number> {
  const rows = await database
    .selectFrom("attachments")
    .select(["id", "room"])
    .where("message_key", "is", null)
    .where("created_at", "<", new Date(now.getTime() - SPARED_FOR).toISOString())
    .orderBy("created_at")
    .execute();
  let freed = 0;
  for (const { id, room } of rows) {
    if (freed >= bytes) break;
    if (await dropIfUnclaimed(database, id)) freed += room;
  }
  return freed;
}

/** A message may have named it since. */
async function dropIfUnclaimed(database: Kysely<StoreTables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("attachments")
    .where("id", "=", id)
    .where("message_key", "is", null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Removes the files of messages that are about to be deleted, one at a time, so that messages can be stored in between:
 * SQLite overwrites each byte.
 */
export async function dropFilesOf(database: Kysely<StoreTables>, messageKeys: string[]): Promise<void> {
  const rows = await database
    .selectFrom("attachments")
    .select("id")
    .where("message_key", "in", messageKeys)
    .execute();
  for (const { id } of rows) await database.deleteFrom("attachments").where("id", "=", id).execute();
}
