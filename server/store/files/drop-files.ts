import type { Kysely } from "kysely";
import type { StoreTables } from "../database/store-tables.ts";

/** Milliseconds after which a file that no message names is removed. */
export const UNCLAIMED_LIFETIME = 24 * 3_600_000;

/** Milliseconds for which a file is kept even if another needs its room: its message may still be being written. */
const MIN_AGE = 15 * 60_000;

/** Milliseconds after which an incomplete file is removed; longer than any request may take. */
const UNFINISHED_LIFETIME = 3_600_000;

/**
 * Removes abandoned files: those that no message has named within a day, and incomplete ones.
 * @returns how many.
 */
export async function dropLeftovers(database: Kysely<StoreTables>, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const rows = await database
    .selectFrom("attachments")
    .select("id")
    .where("message_key", "is", null)
    .where((each) =>
      each.or([
        each("created_at", "<", before(UNCLAIMED_LIFETIME)),
        each.and([each("sha256", "is", null), each("created_at", "<", before(UNFINISHED_LIFETIME))]),
      ]),
    )
    .execute();
  let dropped = 0;
  for (const { id } of rows) if (await dropIfUnclaimed(database, id)) dropped += 1;
  return dropped;
}

/**
 * Removes files that no message names, the oldest first, until they have freed `bytes`. Files younger than a quarter of
 * an hour stay; the page sends a file again if its message misses it.
 * @returns the freed bytes.
 */
export async function dropUnclaimed(
  database: Kysely<StoreTables>,
  bytes: number,
  now: Date,
): Promise<number> {
  const rows = await database
    .selectFrom("attachments")
    .select(["id", "room"])
    .where("message_key", "is", null)
    .where("created_at", "<", new Date(now.getTime() - MIN_AGE).toISOString())
    .orderBy("created_at")
    .execute();
  let freed = 0;
  for (const { id, room } of rows) {
    if (freed >= bytes) break;
    if (await dropIfUnclaimed(database, id)) freed += room;
  }
  return freed;
}

/** Only if no message has named it since. */
async function dropIfUnclaimed(database: Kysely<StoreTables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("attachments")
    .where("id", "=", id)
    .where("message_key", "is", null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
