import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { localTime } from "../report/local-time.ts";
import { mustHold } from "../report/must-hold.ts";
import { claimFiles } from "./files/attachment-rows.ts";
import { MESSAGE_COLUMNS, type MessageRow } from "./database/message-rows.ts";
import { addLink } from "./links.ts";
import { referenceOf } from "./message-reference.ts";
import type { MailKind, StoreTables } from "./database/store-tables.ts";

/**
 * Stores a message, the mails it requires, the link to it and its claim on the files it names, all or nothing. Resolves
 * to whether its key was free.
 * @throws FilesLost when a file can't be claimed.
 */
export function insertMessage(
  database: Kysely<StoreTables>,
  row: MessageRow,
  { mails, files, token }: { mails: MailKind[]; files: readonly string[]; token?: string | undefined },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning(MESSAGE_COLUMNS)
      .executeTakeFirst();
    if (inserted === undefined) return false;
    const name = `message ${referenceOf(row.key)}`;
    const changed = MESSAGE_COLUMNS.filter((column) => inserted[column] !== row[column]);
    mustHold(changed.length === 0, `${name} is stored with another ${changed.join(", ")}`);
    if (token !== undefined)
      await addLink(transaction, { token, messageKey: row.key, at: new Date(row.received_at) });
    await claimFiles(transaction, files, row.key);
    for (const kind of mails) {
      const insert = transaction.insertInto("outbox").values(toMail(kind, row));
      // An acknowledgement's id stands for recipient and day, so nobody gets a second one.
      if (kind === "acknowledgement")
        await insert.onConflict((conflict) => conflict.column("id").doNothing()).execute();
      else {
        const { numInsertedOrUpdatedRows: owed } = await insert.executeTakeFirstOrThrow();
        mustHold(owed === 1n, `${name} is stored without the mail that it owes`);
      }
    }
    return true;
  });
}

function toMail(kind: MailKind, { key, received_at, email }: MessageRow) {
  const day = localTime(new Date(received_at)).slice(0, 10);
  return {
    id: mailId(kind, kind === "acknowledgement" ? `${mailboxOf(email)} ${day}` : key),
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

/** The mailbox of an address: upper case and anything after a `+` usually make no difference. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
}

/** Id of a message's mail of this kind: constant over all attempts, and without the key itself. */
export function mailId(kind: MailKind, key: string): string {
  return `${kind}-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}
