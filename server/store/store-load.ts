import type { Kysely } from "kysely";
import type { StoreTables } from "./store-tables.ts";

/** How much the store holds. */
export interface StoreLoad {
  /** Messages kept. */
  stored: number;
  /** Mails that wait to be sent. */
  unsent: number;
}

/** Counts the messages and the mails that wait; what was given up after days of trying doesn't wait. */
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
  // PostgreSQL's counts come as texts.
  return { stored: Number(stored), unsent: Number(unsent) };
}
