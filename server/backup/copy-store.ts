import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { MESSAGE_COLUMNS, messageBatches } from "../store/database/message-rows.ts";
import { addPiece, readPieces } from "../store/files/attachment-rows.ts";
import type {
  AttachmentsTable,
  LinksTable,
  OpenDatabase,
  OutboxTable,
  StoreTables,
} from "../store/database/store-tables.ts";

/** How many rows a table has, and a hexadecimal SHA-256 over all of them. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** The tables worth keeping; the others hold neither messages nor mails. */
export interface StoreSums {
  messages: TableSum;
  outbox: TableSum;
  /** Complete files; the sum covers their records and all their bytes. */
  attachments: TableSum;
  links: TableSum;
}

type Row = Record<string, string | number | null>;

/** Rows read at a time: 24 MB if all messages are as long as possible. */
const BATCH_SIZE = 100;

const OUTBOX_COLUMNS = [
  "id",
  "kind",
  "message_key",
  "created_at",
  "due_at",
  "attempts",
  "first_tried_at",
  "sent_at",
  "failed_at",
  "last_error",
] as const satisfies (keyof OutboxTable)[];

const LINK_COLUMNS = ["token_hash", "message_key", "created_at"] as const satisfies (keyof LinksTable)[];

const ATTACHMENT_COLUMNS = [
  "id",
  "upload_key",
  "name",
  "kind",
  "bytes",
  "room",
  "sha256",
  "created_at",
  "message_key",
  "position",
] as const satisfies (keyof AttachmentsTable)[];

/**
 * Copies all messages, the records of their mails, their files and the links to them as of one moment from a store that
 * may be in use into an empty store of either kind, and reads them back.
 * @returns what was copied.
 * @throws when the copy differs from the original; then nothing is written to `to`.
 */
export async function copyStore(from: OpenDatabase, to: OpenDatabase): Promise<StoreSums> {
  return to.runLong(async (target) => {
    // Ends before the copy is read back: that takes minutes for a large store, and the source need not wait for it.
    const copied = await from.runLong(
      (source) =>
        sumTables(source, {
          messages: (rows) => target.insertInto("messages").values(rows).execute(),
          outbox: (rows) => target.insertInto("outbox").values(rows).execute(),
          links: (rows) => target.insertInto("links").values(rows).execute(),
          attachment: (row) => target.insertInto("attachments").values(row).execute(),
          piece: (id, number, bytes) => addPiece(target, id, number, bytes),
        }),
      { isSnapshot: true },
    );
    const arrived = await sumTables(target);
    if (JSON.stringify(arrived) !== JSON.stringify(copied)) {
      throw new Error("what was read back differs from what was copied");
    }
    return copied;
  });
}

/** Counts and sums a store. */
export function sumStore({ database }: Pick<OpenDatabase, "database">): Promise<StoreSums> {
  return sumTables(database);
}

async function sumTables(
  database: Kysely<StoreTables>,
  take?: {
    messages: (rows: StoreTables["messages"][]) => Promise<unknown>;
    outbox: (rows: (Omit<OutboxTable, "attempts"> & { attempts: number })[]) => Promise<unknown>;
    links: (rows: LinksTable[]) => Promise<unknown>;
    attachment: (row: AttachmentsTable) => Promise<unknown>;
    piece: (id: string, number: number, bytes: Uint8Array) => Promise<unknown>;
  },
): Promise<StoreSums> {
  const messages = startSum();
  // The order of insertion keeps the order of arrival.
  for await (const rows of messageBatches(database)) {
    messages.add(rows, MESSAGE_COLUMNS);
    await take?.messages(rows);
  }
  const outbox = startSum();
  for (let last = ""; ;) {
    const rows = await database
      .selectFrom("outbox")
      .select(OUTBOX_COLUMNS)
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    const [end] = rows.slice(-1);
    if (end === undefined) break;
    last = end.id;
    outbox.add(rows, OUTBOX_COLUMNS);
    await take?.outbox(rows);
  }
  const links = startSum();
  for (let last = ""; ;) {
    const rows = await database
      .selectFrom("links")
      .select(LINK_COLUMNS)
      .where("token_hash", ">", last)
      .orderBy("token_hash")
      .limit(BATCH_SIZE)
      .execute();
    const [end] = rows.slice(-1);
    if (end === undefined) break;
    last = end.token_hash;
    links.add(rows, LINK_COLUMNS);
    await take?.links(rows);
  }
  const attachments = startSum();
  for (let last = ""; ;) {
    const row = await database
      .selectFrom("attachments")
      .select(ATTACHMENT_COLUMNS)
      .where("id", ">", last)
      .where("sha256", "is not", null)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) break;
    last = row.id;
    attachments.add([row], ATTACHMENT_COLUMNS);
    await take?.attachment(row);
    let number = 0;
    for await (const piece of readPieces(database, row.id)) {
      attachments.addBytes(piece);
      await take?.piece(row.id, number, piece);
      number += 1;
    }
  }
  return {
    messages: messages.end(),
    outbox: outbox.end(),
    attachments: attachments.end(),
    links: links.end(),
  };
}

function startSum() {
  const hash = createHash("sha256");
  let count = 0;
  return {
    add(rows: Row[], columns: readonly string[]) {
      for (const row of rows) hash.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
      count += rows.length;
    },
    addBytes: (bytes: Uint8Array) => void hash.update(bytes),
    end: (): TableSum => ({ rows: count, sha256: hash.digest("hex") }),
  };
}
