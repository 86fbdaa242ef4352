import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { insertMessage } from "./insert-message.ts";
import { type StoreLoad, countLoad } from "./store-load.ts";
import type { MessageRow } from "./message-rows.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";
import { selectNewest } from "./select-newest.ts";
import type { MailKind, OpenDatabase } from "./store-tables.ts";

/** A message on its way into the store. */
export interface NewMessage {
  message: ContactMessage;
  /** Idempotency key: a second message under it is never stored. */
  key: string;
  receivedAt: Date;
  source: MessageRow["source"];
  /** Why it looks like an advertisement, in a few words; it is stored and mailed all the same. */
  flag?: string | undefined;
}

/** Where messages are kept. Every method throws when the disk or the database does. */
export interface MessageStore {
  /**
   * Returns once the row and the mail owed for it are on disk. `repeated`: they were already; `conflict`: the key
   * belongs to a message with other words.
   */
  save(entry: NewMessage): Promise<"stored" | "repeated" | "conflict">;
  /** Newest first. */
  list(options?: { limit?: number }): Promise<MessageRow[]>;
  /** Counts messages and waiting mails. */
  load(): Promise<StoreLoad>;
  /** Reads from the table, to see whether the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What {@link openStore} opens, and what it does with each message. */
export interface StoreOptions extends DatabasePlace {
  /** Another folder of migrations than this version's; for tests. */
  migrationsDir?: string;
  /** Whether the visitor is owed a mail too. */
  acknowledges?: boolean;
}

/**
 * Opens the store, in `databaseUrl` if there is one and in `dataDir` otherwise.
 * @throws StoreError with a sentence for the operator.
 */
export async function openStore(options: StoreOptions): Promise<MessageStore & OpenDatabase> {
  const opened = await openDatabase(options, options.migrationsDir);
  const { database } = opened;
  return {
    ...opened,
    async save(entry) {
      const row = toRow(entry);
      if (await insertMessage(database, row, mailsFor(row, options.acknowledges ?? false))) {
        return "stored";
      }
      const { body_hash } = await database
        .selectFrom("messages")
        .select("body_hash")
        .where("key", "=", row.key)
        .executeTakeFirstOrThrow();
      return body_hash === row.body_hash ? "repeated" : "conflict";
    },
    list: ({ limit } = {}) => selectNewest(database, limit),
    load: () => countLoad(database),
    async ping() {
      await database.selectFrom("messages").select("key").limit(1).execute();
    },
  };
}

/** The mails owed for a message. */
function mailsFor({ flag }: MessageRow, acknowledges: boolean): MailKind[] {
  // Never to the address of a suspicious message: it may belong to somebody who wrote nothing.
  return acknowledges && flag === null ? ["enquiry", "acknowledgement"] : ["enquiry"];
}

function toRow({ message, key, receivedAt, source, flag }: NewMessage): MessageRow {
  const { email, userName, subject, message: text } = message;
  return {
    key,
    received_at: receivedAt.toISOString(),
    email,
    user_name: userName,
    subject,
    message: text,
    body_hash: hashMessage(message),
    source,
    flag: flag ?? null,
  };
}

/** SHA-256 of the four fields in a fixed order, hex. */
export function hashMessage({ email, userName, subject, message }: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([email, userName, subject, message]))
    .digest("hex");
}
