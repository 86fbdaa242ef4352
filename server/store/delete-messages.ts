import type { Kysely } from "kysely";
import type { StoreTables } from "./database/store-tables.ts";

/**
 * Deletes messages for good, with the records of their mails, their links and their files. The files' bytes go one file
 * at a time, so that messages can be stored in between: SQLite overwrites every byte. Where that is cut short, no
 * message is left without its files, and what is left of the files counts as unfinished: upkeep removes it within an
 * hour.
 * @param also done in the transaction that deletes, if it deletes any message.
 * @returns how many messages.
 */
export async function deleteMessages(
  database: Kysely<StoreTables>,
  keys: string[],
  also?: (transaction: Kysely<StoreTables>) => Promise<void>,
): Promise<number> {
  const { files, deleted } = await database.transaction().execute(async (transaction) => {
    const freed = await transaction
      .updateTable("attachments")
      .set({ message_key: null, sha256: null, upload_key: null })
      .where("message_key", "in", keys)
      .returning("id")
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("messages")
      .where("key", "in", keys)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await also?.(transaction);
    return { files: freed, deleted: Number(numDeletedRows) };
  });
  for (const { id } of files) await database.deleteFrom("attachments").where("id", "=", id).execute();
  return deleted;
}
