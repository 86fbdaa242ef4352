import type { ErasedMessage } from "../erasures/erasure-list.ts";
import type { StoreRetention } from "../erasures/note-erasure.ts";
import { noteErasure } from "../erasures/note-erasure.ts";
import { queueErasedNotice } from "../mail/outbox.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { deleteMessages } from "../store/delete-messages.ts";

/**
 * Deletes what a visitor sent for good, and owes the owner a mail about it, in one transaction. It is noted first, so
 * that no backup brings it back: beside the store, from where each next backup takes it along, and in every backup folder
 * that is there.
 * @throws when it can't be noted beside the store, or the store fails: then nothing is deleted.
 */
export async function eraseEnquiry(
  { database, eraseDeleted }: Pick<OpenDatabase, "database" | "eraseDeleted">,
  place: StoreRetention,
  message: ErasedMessage,
  now: Date,
): Promise<void> {
  const unnoted = noteErasure(place, { messages: [message] }, now);
  if (unnoted.includes(place.dataDir)) throw new Error("the erasure can't be noted in DATA_DIR");
  await deleteMessages(database, [message.key], {
    also: (transaction) => queueErasedNotice(transaction, message.key, now),
  });
  // Where another program reads the store at this moment, upkeep does it within the hour.
  await eraseDeleted();
}
