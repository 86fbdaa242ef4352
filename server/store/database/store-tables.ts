import type { Generated, Kysely } from "kysely";
import type { FileKind } from "#contract/file-kind.ts";
import type { Engine } from "./engine.ts";
import type { MessageRow } from "./message-rows.ts";

/** A row of table `outbox`: a mail that is owed, or the record of one. Times are ISO 8601, UTC. */
export interface OutboxTable {
  /** Also the local part of the mail's Message-ID. */
  id: string;
  kind: MailKind;
  /** The message it is about; null for a notice to the owner. */
  message_key: string | null;
  created_at: string;
  /** When it may be tried; while it is being tried, when that claim runs out. */
  due_at: string;
  /** How often the mail server refused it. */
  attempts: Generated<number>;
  first_tried_at: string | null;
  sent_at: string | null;
  /** Given up after days of trying. */
  failed_at: string | null;
  last_error: string | null;
}

/** What a mail is: a visitor's message for the sales desk, its acknowledgement to the visitor, or a notice. */
export type MailKind = "enquiry" | "acknowledgement" | "start" | "digest";

/** A row of table `attachments`: a file that came before the message which names it. */
export interface AttachmentsTable {
  /** 32 hex digits, made by the server. */
  id: string;
  /** SHA-256 of the request's key, hex; null where it brought none. */
  upload_key: string | null;
  /** For people: cleaned, with the ending of the kind. */
  name: string;
  kind: FileKind;
  bytes: number;
  /** Bytes that it counts against the bound; while it comes in, those set aside for it. */
  room: number;
  /** Hex; null while it comes in. */
  sha256: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Null until a message names it. */
  message_key: string | null;
  /** The order within its message, from 0. */
  position: number;
}

/** What the store remembers the time of, for all servers that share it. */
export type Mark =
  | "store made"
  /** Written at each look at the store: a full disk can still be read, only a write shows it. */
  | "store written"
  | "damage found"
  | "drill passed"
  | "drill failed"
  | "post refused";

/** The tables of the store, the same in SQLite and PostgreSQL but for the last two. */
export interface StoreTables {
  messages: MessageRow;
  outbox: OutboxTable;
  attachments: AttachmentsTable;
  /** The bytes of a file, in pieces numbered from 0. */
  attachment_pieces: { attachment_id: string; number: number; bytes: Uint8Array };
  /** Incidents that the owner knows of. */
  incidents: { name: string; opened_at: string };
  /** Incidents of which a server is telling the owner. */
  claims: { incident: string; taken_at: string };
  marks: { name: Mark; marked_at: string };
  /** Only in PostgreSQL: with SQLite there is one server, which counts in its memory. */
  rate_limits: { network: string; used_until: number };
  /** Likewise; hex. */
  secrets: { name: string; value: string };
}

/** A database whose tables are those of this version. */
export interface OpenDatabase extends Engine {
  database: Kysely<StoreTables>;
  /** Whether it had no tables before it was opened. */
  isNew: boolean;
  /** Throws when what is open is no longer what lies on disk. */
  ensureThere: () => void;
  /** Ends the connections; a second time does nothing. */
  close(): Promise<void>;
}
