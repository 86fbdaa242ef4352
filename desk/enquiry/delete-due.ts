import { noteErasure } from "#server/erasures/note-erasure.ts";
import { deleteMessages } from "#server/store/delete-messages.ts";
import type { DeskParts } from "../http.ts";

/**
 * Deletes for good what somebody at the desk deleted a day ago. It is noted first, so that no backup brings it back.
 * @returns how many.
 */
export async function deleteDue({
  store,
  settings,
  clock,
  log,
}: Pick<DeskParts, "store" | "settings" | "clock" | "log">): Promise<number> {
  const due = await store.database
    .selectFrom("handling")
    .innerJoin("messages", "key", "message_key")
    .select(["key", "received_at"])
    .where("delete_at", "<=", clock().toISOString())
    .execute();
  if (due.length === 0) return 0;
  if (noteErasure(settings, { messages: due }, clock()).includes(settings.dataDir))
    throw new Error("the erasure can't be noted in DATA_DIR");
  const deleted = await deleteMessages(
    store.database,
    due.map(({ key }) => key),
  );
  await store.eraseDeleted();
  log.info({ event: "desk.deleted", messages: deleted });
  return deleted;
}
