import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { FilesLost } from "./files/attachment-rows.ts";
import { insertMessage } from "./insert-message.ts";
import { addFurtherLink } from "./links.ts";
import { systemTime } from "../report/time.ts";
import { setMark } from "./marks.ts";
import { type StoreLoad, countLoad } from "./store-load.ts";
import type { MessageRow } from "./database/message-rows.ts";
import type { SqliteOptions } from "./sqlite/open-sqlite.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";
import { selectNewest } from "./select-newest.ts";
import type { MailKind, OpenDatabase } from "./database/store-tables.ts";

/** A message to be stored. */
export interface NewMessage {
  message: ContactMessage;
  /** Idempotency key: a second message with it is never stored. */
  key: string;
  receivedAt: Date;
  source: MessageRow["source"];
  /** Why it looks like an advertisement, in a few words; it is stored and mailed all the same. */
  flag?: string | undefined;
  /** Ids of its files, in order. */
  files?: readonly string[];
  /** Identifies those files when the request is repeated; by default their ids. */
  filesFingerprint?: string;
  /** Leads to the message from then on, if it is stored anew; only a hash of it is kept. */
  token?: string;
}

/** Outcome for a message. `lost`: it names files that it can't have, so nothing was stored. */
export type SaveResult = "stored" | "repeated" | "conflict" | { lost: string[] };

/** Stores messages. Every method throws when the disk or the database fails. */
export interface MessageStore {
  /**
   * Resolves once the message and its mail are on disk. `repeated`: they already were; `conflict`: the key belongs to a
   * different message.
   */
  save(entry: NewMessage): Promise<SaveResult>;
  /** The result that {@link save} would have for the key, without storing anything; undefined if the key is free. */
  find(entry: NewMessage): Promise<"repeated" | "conflict" | undefined>;
  /** Lets a further token lead to the message of this key. */
  addLink(link: { token: string; messageKey: string; at: Date }): Promise<void>;
  /** Newest first. */
  list(options?: { limit?: number }): Promise<MessageRow[]>;
  /** Counts messages and waiting mails. */
  load(): Promise<StoreLoad>;
  /** Reads from the table, to check that the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store that {@link openStore} opens, and how it treats messages. */
export interface StoreOptions extends DatabasePlace, Pick<SqliteOptions, "time" | "createDialect"> {
  /** A different folder of migrations; for tests. */
  migrationsDir?: string;
  /** Whether no other server may use `dataDir` while it is open. */
  isExclusive?: boolean;
  /** Whether nothing is written, so that the disk may be read-only. SQLite only. */
  isReadOnly?: boolean;
  /** Whether to create a missing store. */
  canCreateStore?: boolean;
  /** Whether the visitor is sent an acknowledgement. */
  canAcknowledge?: boolean;
}

/**
 * Opens the store in `databaseUrl` if there is one, otherwise in `dataDir`.
 * @throws StoreError with a sentence for the operator.
 */
export async function openStore(options: StoreOptions): Promise<MessageStore & OpenDatabase> {
  const opened = await openDatabase(options, options);
  const { database, ensureThere } = opened;
  const { time = systemTime } = options;
  try {
    if (opened.isNew) await setMark(database, "store made", time.now());
  } catch (error) {
    await opened.close();
    throw error;
  }
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
      const owed = {
        mails: mailsFor(row, options.canAcknowledge ?? false),
        files: entry.files ?? [],
        token: entry.token,
      };
      ensureThere();
      for (;;) {
        const isNew = await insertMessage(database, row, owed).catch((fault: unknown) => {
          if (fault instanceof FilesLost) return fault;
          throw fault;
        });
        if (isNew instanceof FilesLost) return { lost: isNew.ids };
        if (isNew) {
          // Checked after the commit: a commit to a deleted file stores nothing.
          ensureThere();
          return "stored";
        }
        // Somebody has deleted it since: the key is free again.
        const known = await find(entry);
        if (known !== undefined) return known;
      }
    },
    addLink: (link) => addFurtherLink(database, link),
    list: ({ limit } = {}) => selectNewest(database, limit),
    load: () => countLoad(database),
    async ping() {
      ensureThere();
      await database.selectFrom("messages").select("key").limit(1).execute();
    },
  };
}

/** The mails that a message requires. */
function mailsFor({ flag }: MessageRow, canAcknowledge: boolean): MailKind[] {
  // Never to a suspicious message's address: it may belong to somebody who didn't write.
  return canAcknowledge && flag === null ? ["enquiry", "acknowledgement"] : ["enquiry"];
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

function hashEntry({ message, files = [], filesFingerprint }: NewMessage): string {
  return hashMessage(message, files.length === 0 ? undefined : (filesFingerprint ?? files.join(" ")));
}

/** Hexadecimal SHA-256 of the four fields in a fixed order, and of the files' fingerprint if there are files. */
export function hashMessage(
  { email, userName, subject, message }: Record<keyof ContactMessage, string>,
  filesFingerprint?: string,
): string {
  const words = [
    email,
    userName,
    subject,
    message,
    ...(filesFingerprint === undefined ? [] : [filesFingerprint]),
  ];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
