import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { MESSAGE_COLUMNS, type MessageRow, messageBatches } from "../store/database/message-rows.ts";
import { addPiece, readPieces } from "../store/files/attachment-rows.ts";
import type { AttachmentsTable, OpenDatabase, StoreTables } from "../store/database/store-tables.ts";

/** How many rows a table has, and a hexadecimal SHA-256 over all of them. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** The sums of the tables worth keeping; that of `attachments` covers complete files: their records and their bytes. */
export type StoreSums = Awaited<ReturnType<typeof sumTables>>;

type Row = Record<string, string | number | null>;

/** Rows read at a time: 24 MB if all messages are as long as possible. */
const BATCH_SIZE = 100;

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
 * Copies all messages, the records of their mails, their files, the links to them and what the desk knows, as of one
 * moment, from a store that may be in use into an empty store of either kind, and reads them back.
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
          plain: (table, rows) => insertPlain(target, table, rows),
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

/** What is done with the rows on the way. */
interface Take {
  messages: (rows: MessageRow[]) => Promise<unknown>;
  plain: (table: string, rows: Row[]) => Promise<unknown>;
  attachment: (row: AttachmentsTable) => Promise<unknown>;
  piece: (id: string, number: number, bytes: Uint8Array) => Promise<unknown>;
}

/** In an order that keeps each reference. */
async function sumTables(database: Kysely<StoreTables>, take?: Take) {
  const plain = <Table extends keyof StoreTables>(table: Table, key: keyof StoreTables[Table] & string) =>
    sumPlain(database, { table, key }, take);
  return {
    messages: await sumMessages(database, take),
    outbox: await plain("outbox", "id"),
    links: await plain("links", "token_hash"),
    people: await plain("people", "id"),
    passkeys: await plain("passkeys", "id"),
    audit: await plain("audit", "id"),
    handling: await plain("handling", "message_key"),
    drafts: await plain("drafts", "message_key"),
    answers: await plain("answers", "id"),
    decisions: await plain("decisions", "id"),
    offer_sheets: await plain("offer_sheets", "answer_id"),
    hooks: await plain("hooks", "id"),
    counters: await plain("counters", "name"),
    attachments: await sumAttachments(database, take),
  };
}

async function sumMessages(database: Kysely<StoreTables>, take?: Take): Promise<TableSum> {
  const sum = startSum();
  // The order of insertion keeps the order of arrival.
  for await (const rows of messageBatches(database)) {
    sum.add(rows, MESSAGE_COLUMNS);
    await take?.messages(rows);
  }
  return sum.end();
}

/** A table whose columns have the same order in both kinds of database. */
async function sumPlain(
  database: Kysely<StoreTables>,
  { table, key }: { table: string; key: string },
  take?: Take,
): Promise<TableSum> {
  const sum = startSum();
  for (let last = ""; ;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${BATCH_SIZE}
    `.execute(database);
    const [end] = rows.slice(-1);
    if (end === undefined) return sum.end();
    last = String(end[key]);
    sum.add(rows, Object.keys(end));
    await take?.plain(table, rows);
  }
}

async function insertPlain(database: Kysely<StoreTables>, table: string, rows: Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(database);
}

async function sumAttachments(database: Kysely<StoreTables>, take?: Take): Promise<TableSum> {
  const sum = startSum();
  for (let last = ""; ;) {
    const row = await database
      .selectFrom("attachments")
      .select(ATTACHMENT_COLUMNS)
      .where("id", ">", last)
      .where("sha256", "is not", null)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return sum.end();
    last = row.id;
    sum.add([row], ATTACHMENT_COLUMNS);
    await take?.attachment(row);
    let number = 0;
    for await (const piece of readPieces(database, row.id)) {
      sum.addBytes(piece);
      await take?.piece(row.id, number, piece);
      number += 1;
    }
  }
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
