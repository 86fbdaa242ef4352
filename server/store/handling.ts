import type { Kysely } from "kysely";
import type { HandlingTable, StoreTables } from "./database/store-tables.ts";

/** What is done with a message at the desk. */
export interface Handling {
  at: Date;
  /** Name of who has read it; the first one stays. */
  readBy?: string | undefined;
  /** Takes it, from whoever had it; null gives it back. */
  takenBy?: string | null;
  /** Takes it if nobody has. */
  takenByFirst?: string;
  shelf?: HandlingTable["shelf"];
  /** When it is deleted and who says so; null takes that back. */
  deletion?: { at: Date; by: string } | null;
}

/** Records what is done with a message; what isn't named stays. */
export async function handle(
  database: Kysely<StoreTables>,
  messageKey: string,
  { at, readBy, takenBy, takenByFirst, shelf, deletion }: Handling,
): Promise<void> {
  const time = at.toISOString();
  await database
    .insertInto("handling")
    .values({
      message_key: messageKey,
      read_at: readBy === undefined ? null : time,
      read_by: readBy ?? null,
      taken_by: takenBy ?? takenByFirst ?? null,
      shelf: shelf ?? null,
      changed_at: time,
      delete_at: deletion?.at.toISOString() ?? null,
      deleted_by: deletion?.by ?? null,
    })
    .onConflict((conflict) =>
      conflict.column("message_key").doUpdateSet((column) => ({
        changed_at: time,
        ...(readBy !== undefined && {
          read_at: column.fn.coalesce(column.ref("handling.read_at"), column.val(time)),
          read_by: column.fn.coalesce(column.ref("handling.read_by"), column.val(readBy)),
        }),
        ...(takenBy !== undefined && { taken_by: takenBy }),
        ...(takenByFirst !== undefined && {
          taken_by: column.fn.coalesce(column.ref("handling.taken_by"), column.val(takenByFirst)),
        }),
        ...(shelf !== undefined && { shelf }),
        ...(deletion !== undefined && {
          delete_at: deletion?.at.toISOString() ?? null,
          deleted_by: deletion?.by ?? null,
        }),
      })),
    )
    .execute();
}

/** What the desk knows of a message; undefined for a new one. */
export async function handlingOf(
  database: Kysely<StoreTables>,
  messageKey: string,
): Promise<HandlingTable | undefined> {
  return database.selectFrom("handling").selectAll().where("message_key", "=", messageKey).executeTakeFirst();
}
