import { deleteMessages } from "../store/delete-messages.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import type { ErasureList } from "./erasure-list.ts";

/** Rows deleted at a time. */
const BATCH_SIZE = 500;

/**
 * Deletes what has been erased since from a store, such as one restored from an older backup.
 * @returns how many messages were deleted.
 */
export async function eraseAgain(
  { database }: Pick<OpenDatabase, "database">,
  erasures: ErasureList,
): Promise<number> {
  if (erasures.isEmpty) return 0;
  const rows = await database.selectFrom("messages").select(["key", "email", "received_at"]).execute();
  const keys = rows.filter((row) => erasures.has(row)).map(({ key }) => key);
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    await deleteMessages(database, keys.slice(start, start + BATCH_SIZE));
  }
  return keys.length;
}
