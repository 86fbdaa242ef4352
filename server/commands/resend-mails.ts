import type { Kysely } from "kysely";
import { mailId } from "../store/insert-message.ts";
import type { StoreTables } from "../store/database/store-tables.ts";

/** Queues the mails about these messages to the sales desk again. The server sends them within seconds. */
export async function resendMails(database: Kysely<StoreTables>, keys: string[], now: Date): Promise<void> {
  const time = now.toISOString();
  const fresh = {
    created_at: time,
    due_at: time,
    attempts: 0,
    first_tried_at: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
  await database.transaction().execute(async (transaction) => {
    for (const key of keys) {
      const sent = await transaction
        .selectFrom("outbox")
        .select("id")
        .where("message_key", "=", key)
        .where("kind", "=", "enquiry")
        .where("sent_at", "is not", null)
        .execute();
      const id = mailId("enquiry", key);
      // A mailbox may drop a second mail with the same Message-ID, so a mail that was already sent gets a new id.
      const newId = sent.length === 0 ? id : `${id}-${now.getTime().toString(36)}`;
      await transaction
        .insertInto("outbox")
        .values({ id: newId, kind: "enquiry", message_key: key, ...fresh })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
        .execute();
    }
  });
}
