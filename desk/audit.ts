import type { Kysely } from "kysely";
import type { AuditTable, StoreTables } from "#server/store/database/store-tables.ts";
import { newId } from "./new-id.ts";

/** Entries on a page of the record. */
export const AUDIT_PAGE = 100;

/** Writes into the record who did what; `about` names a message by its reference, or a person. Nothing of a visitor. */
export async function audit(
  database: Kysely<StoreTables>,
  { person, what, about, at }: { person: string; what: string; about?: string; at: Date },
): Promise<void> {
  await database
    .insertInto("audit")
    .values({ id: newId(), at: at.toISOString(), person, what, about: about ?? null })
    .execute();
}

/** The record, newest first, from the `page`-th page (from 1). */
export async function readAudit(
  database: Kysely<StoreTables>,
  page: number,
): Promise<{ entries: AuditTable[]; hasMore: boolean }> {
  const rows = await database
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(AUDIT_PAGE + 1)
    .offset((page - 1) * AUDIT_PAGE)
    .execute();
  return { entries: rows.slice(0, AUDIT_PAGE), hasMore: rows.length > AUDIT_PAGE };
}

/** What was done with one message, oldest first. */
export async function auditOf(database: Kysely<StoreTables>, about: string): Promise<AuditTable[]> {
  return database.selectFrom("audit").selectAll().where("about", "=", about).orderBy("at").execute();
}
