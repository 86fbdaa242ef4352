import { sql } from "kysely";
import { startOfDay } from "../report/local-time.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { OpenStore } from "../store/open-existing-store.ts";

/** Selects the messages that meet every given condition. */
export interface MessageFilter {
  /** From this sender; case doesn't matter. */
  email?: string | undefined;
  olderThanDays?: number | undefined;
  /** Only those that look like advertisements. */
  flagged?: boolean | undefined;
  /** The first and the last day on the supplier's clocks, such as `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Anywhere in name, address, subject or message; case doesn't matter. */
  text?: string | undefined;
}

const DAY = 24 * 3_600_000;

/** The messages that the filter selects, each by its key and time. */
export async function chooseMessages(
  { database }: Pick<OpenStore, "database">,
  { email, olderThanDays, flagged, from, to, text }: MessageFilter,
  now: Date,
): Promise<Pick<MessageRow, "key" | "received_at">[]> {
  let query = database.selectFrom("messages").select(["key", "received_at"]);
  if (email !== undefined) query = query.where(sql<string>`lower(email)`, "=", email.toLowerCase());
  if (olderThanDays !== undefined) {
    query = query.where("received_at", "<", new Date(now.getTime() - olderThanDays * DAY).toISOString());
  }
  if (flagged === true) query = query.where("flag", "is not", null);
  if (from !== undefined) query = query.where("received_at", ">=", startOfDay(from).toISOString());
  if (to !== undefined) {
    query = query.where("received_at", "<", startOfDay(to, 1).toISOString());
  }
  if (text === undefined) return query.execute();
  // Not in the database: SQLite lowercases English letters only.
  const plain = (words: string) => words.normalize("NFC").toLowerCase();
  const needle = plain(text);
  const rows = await query.select(["email", "user_name", "subject", "message"]).execute();
  const isMatch = (row: (typeof rows)[number]) =>
    [row.user_name, row.email, row.subject, row.message].some((words) => plain(words).includes(needle));
  return rows.filter(isMatch);
}
