import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { StoreTables } from "./store-tables.ts";

/** Columns of `messages`, except the row number, which only gives the order. */
export const MESSAGE_COLUMNS = [
  "key",
  "received_at",
  "email",
  "user_name",
  "subject",
  "message",
  "body_hash",
  "source",
  "flag",
] as const;

const messageRowSchema = v.object({
  /** Idempotency key, or one made by the server. */
  key: v.string(),
  /** Time of arrival: ISO 8601, UTC, to the millisecond. */
  received_at: v.pipe(v.string(), v.isoTimestamp()),
  email: v.string(),
  user_name: v.string(),
  subject: v.string(),
  message: v.string(),
  /** SHA-256 of the four fields, hexadecimal: tells a repeated request from a different one with the same key. */
  body_hash: v.string(),
  /** Sent by the page's script, or by the form without script. */
  source: v.picklist(["json", "form"]),
  /** Why the message looks like an advertisement; null for an ordinary message. */
  flag: v.nullable(v.string()),
});

/** A row of table `messages`. */
export type MessageRow = v.InferOutput<typeof messageRowSchema>;

/** Validates rows from the database. */
export function parseMessageRows(rows: unknown[]): MessageRow[] {
  return v.parse(v.array(messageRowSchema), rows);
}

/** Messages read at a time, so that any store fits into memory. */
const BATCH_SIZE = 100;

/** All messages in order of arrival, in batches. */
export async function* messageBatches(database: Kysely<StoreTables>): AsyncGenerator<MessageRow[]> {
  for (let last = -1; ;) {
    const rows = await database
      .selectFrom("messages")
      .select([...MESSAGE_COLUMNS, sql<number>`rowid`.as("place")])
      .where(sql<number>`rowid`, ">", last)
      .orderBy(sql`rowid`)
      .limit(BATCH_SIZE)
      .execute();
    const [end] = rows.slice(-1);
    if (end === undefined) return;
    last = Number(end.place);
    yield parseMessageRows(rows);
  }
}
