import type { Generated, Kysely } from "kysely";
import type { FileKind } from "#contract/file-kind.ts";
import type { Engine } from "./engine.ts";
import type { MessageRow } from "./message-rows.ts";

/** A row of `outbox`: a mail to be sent, or the record of a sent one. Times are ISO 8601, UTC. */
export interface OutboxTable {
  /** Also the local part of the mail's Message-ID. */
  id: string;
  kind: MailKind;
  /** The message it is about; null for a notice to the owner. */
  message_key: string | null;
  created_at: string;
  /** When it may be tried next; during an attempt, when the claim expires. */
  due_at: string;
  /** How often the mail server refused it. */
  attempts: Generated<number>;
  first_tried_at: string | null;
  sent_at: string | null;
  /** When it was given up, after days of trying. */
  failed_at: string | null;
  last_error: string | null;
}

/** A mail to the owner that is about no stored message; `erased` tells that a visitor has deleted his. */
export type NoticeKind = "start" | "digest" | "erased";

/**
 * Kind of mail: a visitor's message for the sales desk, its acknowledgement to the visitor, the desk's answer to him, what
 * he says to it, or a notice.
 */
export type MailKind = "enquiry" | "acknowledgement" | "answer" | "decision" | NoticeKind;

/** A row of `links`: a private address of a message. */
export interface LinksTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  message_key: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** A row of `people`: who works at the desk. Times here and below are ISO 8601, UTC. */
export interface PeopleTable {
  id: string;
  name: string;
  created_at: string;
  removed_at: string | null;
}

/** A row of `passkeys`. */
export interface PasskeysTable {
  /** Of the credential, base64url. */
  id: string;
  person_id: string;
  /** Base64url. */
  public_key: string;
  counter: number;
  /** JSON: a list of `AuthenticatorTransport`. */
  transports: string;
  label: string;
  created_at: string;
  used_at: string | null;
}

/** A row of `audit`: who did what. It can't be changed, and holds nothing of a visitor. */
export interface AuditTable {
  id: string;
  at: string;
  /** Name. */
  person: string;
  what: string;
  /** Number of a message, name of a person, … */
  about: string | null;
}

/** A row of `handling`: what the desk knows of a message. A message without a row is new. */
export interface HandlingTable {
  message_key: string;
  /** First. */
  read_at: string | null;
  /** Names. */
  read_by: string | null;
  taken_by: string | null;
  shelf: "waiting" | "done" | null;
  changed_at: string;
  /** The message is deleted then. */
  delete_at: string | null;
  deleted_by: string | null;
}

/** A row of `drafts`: what is being written to a visitor. */
export interface DraftsTable {
  message_key: string;
  /** Counts changes: who saves another one than he read has to look first. */
  version: number;
  /** JSON. */
  draft: string;
  changed_at: string;
  changed_by: string;
}

/** A row of `answers`: what was sent to a visitor. It can't be changed. */
export interface AnswersTable {
  id: string;
  message_key: string;
  /** Of an offer, such as "2026-121"; null for words alone. */
  number: string | null;
  /** From 1. */
  revision: number;
  words: string;
  /** JSON, an `Offer` (contract/offer/offer.ts); null for words alone. */
  offer: string | null;
  /** Such as "2026-12-08", the last day in the company's time. */
  valid_until: string | null;
  sent_at: string;
  /** Name. */
  sent_by: string;
}

/** A row of `decisions`: what the visitor said to an answer. */
export interface DecisionsTable {
  id: string;
  answer_id: string;
  what: "accepted" | "asked";
  words: string;
  at: string;
}

/** A row of `attachments`: a file, stored before the message that names it. */
export interface AttachmentsTable {
  /** 32 hexadecimal digits, made by the server. */
  id: string;
  /** SHA-256 of the request's key, hexadecimal; null if it had none. */
  upload_key: string | null;
  /** For people: cleaned, with the extension of its kind. */
  name: string;
  kind: FileKind;
  bytes: number;
  /** Bytes that count towards the limit; during an upload, those reserved for it. */
  room: number;
  /** Hexadecimal; null during the upload. */
  sha256: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Null until a message names it. */
  message_key: string | null;
  /** Order within its message, from 0. */
  position: number;
}

/** Events whose time the store remembers, for all servers that share it. */
export type MarkName =
  | "store made"
  /** Written at every check: a full disk can still be read, so only a write reveals it. */
  | "store written"
  | "damage found"
  /** When the latest backup began that can be relied on. */
  | "backed up"
  | "drill passed"
  | "drill failed"
  | "post refused"
  | "assertion broken";

/** A row of `hooks`: an event that another program is told, until it takes it. */
export interface HooksTable {
  id: string;
  event: string;
  message_key: string;
  /** The message, answer or decision that it is about. */
  about: string;
  created_at: string;
  due_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}

/** The store's tables, the same in SQLite and PostgreSQL except for the last two. */
export interface StoreTables {
  messages: MessageRow;
  outbox: OutboxTable;
  links: LinksTable;
  people: PeopleTable;
  passkeys: PasskeysTable;
  /** Lets somebody make his first key, once. Not in backups. */
  invitations: { token_hash: string; person_id: string; expires_at: string };
  /** Not in backups. */
  sessions: { token_hash: string; person_id: string; created_at: string; expires_at: string };
  audit: AuditTable;
  handling: HandlingTable;
  drafts: DraftsTable;
  answers: AnswersTable;
  decisions: DecisionsTable;
  /** Offers as PDF, in base64. They can't be changed. */
  offer_sheets: { answer_id: string; pdf: string };
  /** The last number given, such as that of "offers 2026". */
  counters: { name: string; value: number };
  /** What another program of the supplier's is told. */
  hooks: HooksTable;
  attachments: AttachmentsTable;
  /** The bytes of a file, in pieces numbered from 0. */
  attachment_pieces: { attachment_id: string; number: number; bytes: Uint8Array };
  /** Incidents that the owner has been told about. */
  incidents: { name: string; opened_at: string };
  /** Incidents that a server is telling the owner about at the moment. */
  claims: { incident: string; taken_at: string };
  /** What browsers reported of our pages, counted by the day (UTC). Not in backups. */
  reports: {
    day: string;
    kind: string;
    page: string;
    what: string;
    place: string;
    times: number;
    last_at: string;
  };
  marks: { name: MarkName; marked_at: string };
  /** PostgreSQL only: with SQLite there is one server, which counts in memory. */
  rate_limits: { network: string; used_until: number };
  /** PostgreSQL only; hexadecimal. */
  secrets: { name: string; value: string };
}

/** An open database whose tables have this version's form. */
export interface OpenDatabase extends Engine {
  database: Kysely<StoreTables>;
  /** Whether it was empty before it was opened. */
  isNew: boolean;
  /** Throws when the open file is no longer the one on disk. */
  ensureThere: () => void;
  /** Closes the connections; may be called twice. */
  close(): Promise<void>;
}
