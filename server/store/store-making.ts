import type { Kysely } from "kysely";
import type { StoreTables } from "./database/store-tables.ts";

/** Row of the table `incidents` with the time at which the store was made. */
const MADE = "store made";

/** Records that a new, empty store was made. */
export async function recordMaking(database: Kysely<StoreTables>, now: Date): Promise<void> {
  await database
    .insertInto("incidents")
    .values({ name: MADE, opened_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** When the store was made; undefined for one that is older than this record. */
export async function whenMade(database: Kysely<StoreTables>): Promise<Date | undefined> {
  const row = await database
    .selectFrom("incidents")
    .select("opened_at")
    .where("name", "=", MADE)
    .executeTakeFirst();
  return row === undefined ? undefined : new Date(row.opened_at);
}
