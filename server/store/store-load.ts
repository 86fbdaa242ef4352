import type { Kysely } from "kysely";
import type { StoreTables } from "./database/store-tables.ts";

/** How much the store holds. */
export interface StoreLoad {
  /** Messages stored. */
  stored: number;
  /** Mails still to be sent. */
  unsent: number;
}

/** Counts messages and waiting mails. A mail that was given up isn't waiting. */
export async function countLoad(database: Kysely<StoreTables>): Promise<StoreLoad> {
  const { stored } = await database
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll().as("stored"))
    .executeTakeFirstOrThrow();
  const { unsent } = await database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("unsent"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts as strings.
  return { stored: Number(stored), unsent: Number(unsent) };
}
