import type { Kysely } from "kysely";
import type { StoreTables } from "../store-tables.ts";
import { dropFile } from "./attachment-rows.ts";

/** A file that no message names is removed after so long. Milliseconds. */
export const UNCLAIMED_FOR = 24 * 3_600_000;

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
  for (const { id } of rows) {
    const { numDeletedRows } = await database
      .deleteFrom("attachments")
      .where("id", "=", id)
      // A message may have named it since.
      .where("message_key", "is", null)
      .executeTakeFirstOrThrow();
    dropped += Number(numDeletedRows);
  }
  return dropped;
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
  for (const { id } of rows) await dropFile(database, id);
}
