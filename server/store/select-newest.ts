import { type Kysely, sql } from "kysely";
import { MESSAGE_COLUMNS, type MessageRow, parseMessageRows } from "./database/message-rows.ts";
import type { StoreTables } from "./database/store-tables.ts";

/** Messages, newest first, up to a limit if one is given. */
export async function selectNewest(database: Kysely<StoreTables>, limit?: number): Promise<MessageRow[]> {
  const query = database
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .orderBy("received_at", "desc")
    // Within the same millisecond the later row is newer.
    .orderBy(sql`rowid`, "desc");
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return parseMessageRows(rows);
}
