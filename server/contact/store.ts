import { createHash } from "node:crypto";
import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { ContactMessage } from "#contract/contact.ts";
import type { StoreLoad } from "./bounds.ts";
import { type MessageRow, type StoreTables, selectNewest } from "./message-rows.ts";
import { MIGRATIONS_DIR, migrate } from "./migrate.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { StoreError } from "./store-error.ts";

/** Name of the database file inside DATA_DIR. */
export const STORE_FILE = "messages.sqlite";

/** Writers wait this long for each other; it blocks the whole process, so it is short. Milliseconds. */
const BUSY_TIMEOUT = 2_000;

/** A message on its way into the store. */
export interface NewMessage {
  message: ContactMessage;
  /** Idempotency key: a second message under it is never stored. */
  key: string;
  receivedAt: Date;
  source: MessageRow["source"];
}

/** Where messages are kept. Every method throws when the disk does. */
export interface MessageStore {
  /** Returns once the row is on disk; `repeated`: it already was; `conflict`: the key belongs to other words. */
  save(entry: NewMessage): Promise<"stored" | "repeated" | "conflict">;
  /** Newest first. */
  list(options?: { limit?: number }): Promise<MessageRow[]>;
  /** Counts what it holds. */
  load(): Promise<StoreLoad>;
  /** Reads from the table, to see whether the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store in `dataDir`, making the folder (for the owner only) and the tables where they are missing.
 * @throws StoreError with a sentence for the operator.
 */
export function openStore(dataDir: string, migrationsDir = MIGRATIONS_DIR): MessageStore {
  const database = openDatabase(dataDir, migrationsDir);
  const kysely = new Kysely<StoreTables>({ dialect: nodeSqliteDialect(database) });
  return {
    async save(entry) {
      const row = toRow(entry);
      const inserted = await kysely
        .insertInto("messages")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .execute();
      if (inserted.length > 0) return "stored";
      const { body_hash } = await kysely
        .selectFrom("messages")
        .select("body_hash")
        .where("key", "=", row.key)
        .executeTakeFirstOrThrow();
      return body_hash === row.body_hash ? "repeated" : "conflict";
    },
    list: ({ limit } = {}) => selectNewest(kysely, limit),
    async load() {
      const { stored } = await kysely
        .selectFrom("messages")
        .select(({ fn }) => fn.countAll<number>().as("stored"))
        .executeTakeFirstOrThrow();
      return { stored, unsent: 0 };
    },
    async ping() {
      await kysely.selectFrom("messages").select("key").limit(1).execute();
    },
    async close() {
      // Not Kysely's own destroy: that closes nothing when nothing was asked, and fails the second time.
      if (database.isOpen) database.close();
    },
  };
}

function openDatabase(dataDir: string, migrationsDir: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const file = join(dataDir, STORE_FILE);
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
    chmodSync(file, 0o600);
    // FULL: the commit is synced to disk before it returns. NORMAL would lose answered messages on power loss.
    database.exec("pragma journal_mode = wal; pragma synchronous = full");
    migrate(database, migrationsDir);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`DATA_DIR: the store in "${dataDir}" can't be opened (${reason}).`, {
      cause: error,
    });
  }
}

function toRow({ message, key, receivedAt, source }: NewMessage): MessageRow {
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
  };
}

/** SHA-256 of the four fields in a fixed order, hex. */
export function hashMessage({ email, userName, subject, message }: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([email, userName, subject, message]))
    .digest("hex");
}
