import { type Kysely, sql } from "kysely";
import { readQuoteText } from "#contract/quote-text.ts";
import type { StoreTables } from "#server/store/database/store-tables.ts";
import type { RangeTool } from "../range/range.ts";

/** Something that visitors asked for and the range doesn't list. */
export interface Sought {
  /** As it was written last. */
  words: string;
  /** Lines of sent enquiries that have it. */
  times: number;
  /** Pieces asked for, together. */
  pieces: number;
  /** The last enquiry with it: its place at the desk, and when it came in (ISO 8601). */
  place: number;
  lastAt: string;
}

/** Messages read at a time. */
const BATCH = 200;

/**
 * What the lines of sent enquiries ask for in words, or by a tool that is no longer listed: most often first. Only what was
 * sent counts; nobody is watched while he searches.
 */
export async function countSought(
  database: Kysely<StoreTables>,
  range: ReadonlyMap<string, RangeTool>,
): Promise<Sought[]> {
  const sought = new Map<string, Sought>();
  for (let last = 0; ;) {
    const rows = await database
      .selectFrom("messages")
      .select(["message", "received_at", sql<number>`rowid`.as("place")])
      .where(sql<number>`rowid`, ">", last)
      .where("flag", "is", null)
      .orderBy(sql`rowid`)
      .limit(BATCH)
      .execute();
    const [end] = rows.slice(-1);
    if (end === undefined) break;
    last = Number(end.place);
    for (const { message, received_at: lastAt, place } of rows) {
      for (const line of readQuoteText(message)?.lines ?? []) {
        const { name, quantity = 1, id } = typeof line === "string" ? { name: line } : line;
        if (id !== undefined && range.has(id)) continue;
        const key = name
          .toLowerCase()
          .replaceAll(/[\s,.;–-]+/g, " ")
          .trim();
        const { times = 0, pieces = 0 } = sought.get(key) ?? {};
        sought.set(key, {
          words: name,
          times: times + 1,
          pieces: pieces + quantity,
          place: Number(place),
          lastAt,
        });
      }
    }
  }
  return [...sought.values()].toSorted(
    (one, two) => two.times - one.times || (one.lastAt < two.lastAt ? 1 : -1),
  );
}
