import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { StoreTables } from "./store-tables.ts";

/** Columns of `messages`, without the number that only orders them. */
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
  /** SHA-256 of the four fields, hex: tells a repeated request from another one under the same key. */
  body_hash: v.string(),
  /** Whether it came from the script or from the form without script. */
  source: v.picklist(["json", "form"]),
  /** Why it looks like an advertisement; null for an ordinary message. */
  flag: v.nullable(v.string()),
});

/** A row of table `messages`. */
export type MessageRow = v.InferOutput<typeof messageRowSchema>;

/** Reads rows as the database gave them. */
export function parseMessageRows(rows: unknown[]): MessageRow[] {
  return v.parse(v.array(messageRowSchema), rows);
}

/** The messages that came in, newest first; all of them unless a limit is given. */
export async function selectNewest(database: Kysely<StoreTables>, limit?: number): Promise<MessageRow[]> {
  const query = database
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .orderBy("received_at", "desc")
    // Within one millisecond the later row is the newer one.
    .orderBy(sql`rowid`, "desc");
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return parseMessageRows(rows);
}
