import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { FilesLost } from "./files/attachment-rows.ts";
import { insertMessage } from "./insert-message.ts";
import { setMark } from "./marks.ts";
import { type StoreLoad, countLoad } from "./store-load.ts";
import type { MessageRow } from "./database/message-rows.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";
import { selectNewest } from "./select-newest.ts";
import type { MailKind, OpenDatabase } from "./database/store-tables.ts";

/** A message on its way into the store. */
export interface NewMessage {
  message: ContactMessage;
  /** Idempotency key: a second message under it is never stored. */
  key: string;
  receivedAt: Date;
  source: MessageRow["source"];
  /** Why it looks like an advertisement, in a few words; it is stored and mailed all the same. */
  flag?: string | undefined;
  /** Ids of the files that go with it, in their order. */
  files?: readonly string[];
  /** What tells those files from others when the request comes again; their ids unless given. */
  filesPrint?: string;
}

/** What became of a message. `lost`: it names files that aren't there to be named, so nothing was stored. */
export type SaveResult = "stored" | "repeated" | "conflict" | { lost: string[] };

/** Where messages are kept. Every method throws when the disk or the database does. */
export interface MessageStore {
  /**
   * Returns once the row and the mail owed for it are on disk. `repeated`: they were already; `conflict`: the key
   * belongs to a message with other words.
   */
  save(entry: NewMessage): Promise<SaveResult>;
  /** What {@link save} would find under the key, without storing anything; undefined if the key is free. */
  find(entry: NewMessage): Promise<"repeated" | "conflict" | undefined>;
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
  /** Whether no other server may run on `dataDir` from now on. */
  locks?: boolean;
  /** Whether nothing is written: then the disk need not be writable. SQLite only. */
  onlyReads?: boolean;
  /** Whether a new store may be made where there is none. */
  mayBeNew?: boolean;
  /** Whether the visitor is owed a mail too. */
  acknowledges?: boolean;
}

/**
 * Opens the store, in `databaseUrl` if there is one and in `dataDir` otherwise.
 * @throws StoreError with a sentence for the operator.
 */
export async function openStore(options: StoreOptions): Promise<MessageStore & OpenDatabase> {
  const opened = await openDatabase(options, options);
  const { database, ensureThere } = opened;
  if (opened.isNew) await setMark(database, "store made", new Date());
  const find = async (entry: NewMessage) => {
    const row = await database
      .selectFrom("messages")
      .select("body_hash")
      .where("key", "=", entry.key)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return row.body_hash === hashEntry(entry) ? "repeated" : "conflict";
  };
  return {
    ...opened,
    find,
    async save(entry) {
      const row = toRow(entry);
      const owed = { mails: mailsFor(row, options.acknowledges ?? false), files: entry.files ?? [] };
      ensureThere();
      for (;;) {
        const isNew = await insertMessage(database, row, owed).catch((fault: unknown) => {
          if (fault instanceof FilesLost) return fault;
          throw fault;
        });
        if (isNew instanceof FilesLost) return { lost: isNew.ids };
        if (isNew) {
          // Looked at after the commit: what was committed to a deleted file is stored nowhere.
          ensureThere();
          return "stored";
        }
        // Deleted since by somebody else: the key is free again.
        const known = await find(entry);
        if (known !== undefined) return known;
      }
    },
    list: ({ limit } = {}) => selectNewest(database, limit),
    load: () => countLoad(database),
    async ping() {
      ensureThere();
      await database.selectFrom("messages").select("key").limit(1).execute();
    },
  };
}

/** The mails owed for a message. */
function mailsFor({ flag }: MessageRow, acknowledges: boolean): MailKind[] {
  // Never to the address of a suspicious message: it may belong to somebody who wrote nothing.
  return acknowledges && flag === null ? ["enquiry", "acknowledgement"] : ["enquiry"];
}

function toRow(entry: NewMessage): MessageRow {
  const { message, key, receivedAt, source, flag } = entry;
  const { email, userName, subject, message: text } = message;
  return {
    key,
    received_at: receivedAt.toISOString(),
    email,
    user_name: userName,
    subject,
    message: text,
    body_hash: hashEntry(entry),
    source,
    flag: flag ?? null,
  };
}

function hashEntry({ message, files = [], filesPrint }: NewMessage): string {
  return hashMessage(message, files.length === 0 ? undefined : (filesPrint ?? files.join(" ")));
}

/** SHA-256 of the four fields in a fixed order, and of what tells the files apart where there are some; hex. */
export function hashMessage(
  { email, userName, subject, message }: Record<keyof ContactMessage, string>,
  filesPrint?: string,
): string {
  const words = [email, userName, subject, message, ...(filesPrint === undefined ? [] : [filesPrint])];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
