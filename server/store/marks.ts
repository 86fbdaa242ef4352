import type { Kysely } from "kysely";
import type { MarkName, StoreTables } from "./database/store-tables.ts";

/** Stores the time of an event, replacing an earlier one. */
export async function setMark(
  database: Kysely<StoreTables>,
  name: MarkName,
  time: Date,
  { unlessLater = false }: { unlessLater?: boolean } = {},
): Promise<void> {
  const marked_at = time.toISOString();
  await database
    .insertInto("marks")
    .values({ name, marked_at })
    .onConflict((conflict) => {
      const replaced = conflict.column("name").doUpdateSet({ marked_at });
      // ISO times sort as text.
      return unlessLater ? replaced.where("marks.marked_at", "<", marked_at) : replaced;
    })
    .execute();
}

export async function clearMark(database: Kysely<StoreTables>, name: MarkName): Promise<void> {
  await database.deleteFrom("marks").where("name", "=", name).execute();
}

/** The time of an event; undefined if there is none. */
export async function timeOfMark(database: Kysely<StoreTables>, name: MarkName): Promise<Date | undefined> {
  const row = await database
    .selectFrom("marks")
    .select("marked_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row === undefined ? undefined : new Date(row.marked_at);
}
