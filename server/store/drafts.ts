import type { Kysely } from "kysely";
import * as v from "valibot";
import type { DraftsTable, StoreTables } from "./database/store-tables.ts";

type Database = Kysely<StoreTables>;

/** Fields of the answer's form as they were typed, so that nothing entered is lost, right or wrong. */
export type DraftFields = Readonly<Record<string, string>>;

/** What is being written to a visitor. */
export interface Draft {
  version: number;
  fields: DraftFields;
  changedBy: string;
  changedAt: Date;
}

const fieldsSchema = v.record(v.string(), v.string());

/** The draft of an answer; undefined where nothing was written. */
export async function findDraft(database: Database, messageKey: string): Promise<Draft | undefined> {
  const row = await database
    .selectFrom("drafts")
    .selectAll()
    .where("message_key", "=", messageKey)
    .executeTakeFirst();
  return row && toDraft(row);
}

function toDraft({ version, draft, changed_at, changed_by }: DraftsTable): Draft {
  const fields = v.parse(fieldsSchema, JSON.parse(draft));
  return { version, fields, changedBy: changed_by, changedAt: new Date(changed_at) };
}

/**
 * Saves a draft over the version that its writer has seen (0: none).
 * @returns its new version; undefined where somebody else has saved another one meanwhile: then nothing is changed.
 */
export async function saveDraft(
  database: Database,
  messageKey: string,
  { version, fields, person, at }: { version: number; fields: DraftFields; person: string; at: Date },
): Promise<number | undefined> {
  const row = {
    version: version + 1,
    draft: JSON.stringify(fields),
    changed_at: at.toISOString(),
    changed_by: person,
  };
  const saved =
    version === 0
      ? await database
          .insertInto("drafts")
          .values({ message_key: messageKey, ...row })
          .onConflict((conflict) => conflict.column("message_key").doNothing())
          .returning("version")
          .executeTakeFirst()
      : await database
          .updateTable("drafts")
          .set(row)
          .where("message_key", "=", messageKey)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  return saved?.version;
}
