import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { MessageRow } from "./message-rows.ts";
import type { MailKind, StoreTables } from "./store-tables.ts";

/** Stores a message and the mails owed for it, both or neither; resolves to whether its key was free. */
export function insertMessage(
  database: Kysely<StoreTables>,
  row: MessageRow,
  mails: MailKind[],
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .execute();
    if (inserted.length === 0) return false;
    await transaction
      .insertInto("outbox")
      .values(mails.map((kind) => toMail(kind, row)))
      .execute();
    return true;
  });
}

function toMail(kind: MailKind, { key, received_at }: MessageRow) {
  return {
    id: mailId(kind, key),
    kind,
    message_key: key,
    created_at: received_at,
    due_at: received_at,
    first_tried_at: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
}

/** Name of the mail of this kind about a message: the same at every try, and without the key itself. */
export function mailId(kind: MailKind, key: string): string {
  return `${kind}-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}
