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
      const mails = await transaction
        .selectFrom("outbox")
        .select(["id", "sent_at", "failed_at"])
        .where("message_key", "=", key)
        .where("kind", "=", "enquiry")
        .execute();
      const isSent = mails.some(({ sent_at }) => sent_at !== null);
      const [givenUp, ...others] = mails.filter(({ failed_at }) => failed_at !== null);
      const id = mailId("enquiry", key);
      // A mailbox may drop a second mail with the same Message-ID, so a mail that was already sent gets a new id.
      const freshId = givenUp?.id ?? (isSent ? `${id}-${now.getTime().toString(36)}` : id);
      // One that is sent again makes up for all that were given up.
      const idsOver = others.map((other) => other.id);
      if (idsOver.length > 0) await transaction.deleteFrom("outbox").where("id", "in", idsOver).execute();
      await transaction
        .insertInto("outbox")
        .values({ id: freshId, kind: "enquiry", message_key: key, ...fresh })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
        .execute();
    }
  });
}
