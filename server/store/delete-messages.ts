import type { Kysely } from "kysely";
import type { StoreTables } from "./database/store-tables.ts";

interface DeleteOptions {
  receivedBefore?: string;
  also?: (transaction: Kysely<StoreTables>) => Promise<void>;
}

/**
 * Deletes messages for good, with the records of their mails, their links and their files. The files' bytes go one file
 * at a time, so that messages can be stored in between: SQLite overwrites every byte. Where that is cut short, no
 * message is left without its files, and what is left of the files counts as unfinished: upkeep removes it within an
 * hour.
 * @param options.receivedBefore ISO 8601; what came since stays: who posts again what has just been deleted stores it
 * under the same key.
 * @param options.also done in the transaction that deletes, if it deletes any message.
 * @returns how many messages.
 */
export async function deleteMessages(
  database: Kysely<StoreTables>,
  keys: string[],
  { receivedBefore, also }: DeleteOptions = {},
): Promise<number> {
  const { files, deleted } = await database.transaction().execute(async (transaction) => {
    const named = transaction.selectFrom("messages").select("key").where("key", "in", keys);
    const doomed = receivedBefore === undefined ? named : named.where("received_at", "<", receivedBefore);
    const freed = await transaction
      .updateTable("attachments")
      .set({ message_key: null, sha256: null, upload_key: null })
      .where("message_key", "in", doomed)
      .returning("id")
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("messages")
      .where("key", "in", doomed)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await also?.(transaction);
    return { files: freed, deleted: Number(numDeletedRows) };
  });
  for (const { id } of files) await database.deleteFrom("attachments").where("id", "=", id).execute();
  return deleted;
}
